import { insist } from '../support/shopping/checkout.ts'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { answered, askedByWorker, unpaidOrder } from './shoppers.ts'

/** What becomes of a payment at PayPal: the shop takes it, the shopper leaves before it does, or it is declined. */
const AT_PAYPAL = ['taken', 'left', 'taken', 'declined'] as const
/** What becomes of one at Revolut: the shopper comes back, or does not, or it is declined. */
const AT_REVOLUT = ['returned', 'left', 'declined'] as const

/** What shoppers do who pay otherwise than by a card of the sandbox, at local servers that speak as the providers do. */
export const WALLETS: Record<string, Act> = {
  payPal: async (world, { who, a, b }) => {
    const found = unpaidOrder(world, who, a)
    if (!found) return null
    const { paypal } = world.wallets
    const buyer = pick(world.buyers, who)
    const { rows } = await world.store.db.$client.query(
      `select id from payment where order_id = $1 and method = 'paypal' and state = 'failed'`,
      [found.id],
    )
    // Who was told that nothing was taken has to come back for it.
    const how = rows.length && pick(AT_PAYPAL, b) === 'left' ? 'taken' : pick(AT_PAYPAL, b)
    const { clock } = world.store
    const begun = clock.now()
    return {
      send: async (isAgain) => {
        const { body, status } = await insist(async () => answered(await paypal.begin(buyer, found.id)))
        // It was taken already, by a process that has died since.
        if (isAgain && status === 409) return (await buyer.order(found.id)).state === 'paid'
        const { id, client_secret: ref } = body.data
        paypal.approve(ref)
        if (how === 'declined') paypal.decline(ref)
        if (how === 'left') {
          await askedByWorker(world, id)
          return (await buyer.order(found.id)).state === 'paid'
        }
        const capture = async () => answered(await buyer.post(`/v1/payment/paypal/${found.id}/capture/`))
        return (await insist(capture)).body.data?.state === 'succeeded'
      },
      expect: (model) => {
        model.wait(clock.now().since(begun).total('minutes'))
        return model.payOtherwise(...found.of(model), how !== 'declined')
      },
    }
  },
  /** Revolut takes the money itself, so what it needs is held when that begins. */
  revolut: (world, { who, a, b }) => {
    const found = unpaidOrder(world, who, a)
    if (!found) return null
    const { revolut } = world.wallets
    const buyer = pick(world.buyers, who)
    const how = pick(AT_REVOLUT, b)
    const { clock } = world.store
    const begun = clock.now()
    return {
      send: async (isAgain) => {
        const isPaid = async () => (await buyer.order(found.id)).state === 'paid'
        const { body, status } = await insist(async () => answered(await revolut.begin(buyer, found.id)))
        if (status !== 200) return isAgain && (await isPaid())
        const { id, client_secret: token } = body.data
        const ref = token.replace(/-token$/, '')
        if (how === 'declined') revolut.decline(ref)
        else revolut.pay(ref)
        if (how === 'left') await askedByWorker(world, id)
        else answered(await buyer.get(`/v1/order/payment/paid/?id=${found.id}`))
        return isPaid()
      },
      expect: (model) => {
        const [shopper, order] = found.of(model)
        if (!model.beginElsewhere(shopper, order)) return false
        const minutes = clock.now().since(begun).total('minutes')
        if (how === 'declined') model.wait(minutes)
        else model.moneyComes(shopper, order, minutes)
        return order.state === 'paid'
      },
    }
  },
}
