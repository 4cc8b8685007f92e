import { expect } from 'vitest'
import type { FakeProvider } from '../support/stand-ins/fake-providers.ts'
import { insist } from '../support/shopping/checkout.ts'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { answered, askedByWorker, unpaidOrder } from './shoppers.ts'
import type { World } from './world.ts'

/**
 * What becomes of a payment at PayPal: the shop takes it, or it is declined; or the shopper leaves before, and the webhook comes
 * at once, or late, or is lost.
 */
const AT_PAYPAL = ['taken', 'lost', 'heard', 'declined', 'late'] as const
/** What becomes of one at Revolut: the shopper comes back, or it is declined; or they do not come back, as above. */
const AT_REVOLUT = ['returned', 'lost', 'heard', 'declined', 'late'] as const
/** Webhooks are late by as many minutes. Some of them come when nothing is held any more. */
const LATE = [4, 17, 33, 50]

type Wallet = keyof World['wallets']
type Kind = Parameters<FakeProvider['webhook']>[1]

/** The provider sends webhooks of a payment, each twice and the last first. */
async function deliver({ store, wallets }: World, wallet: Wallet, ref: string, kinds: Kind[]): Promise<void> {
  const inReverse = kinds.toReversed()
  for (const kind of [...inReverse, ...inReverse]) {
    const at = Math.floor(store.clock.now().epochMilliseconds / 1000)
    const { body, headers } = wallets[wallet].webhook(ref, kind, at)
    const sent = { body, headers: { ...headers, 'content-type': 'application/json' } }
    const { status } = answered(await store.call('POST', `/v1/payment/webhook/${wallet}`, sent))
    expect(status, `${kind} of ${wallet}`).toBe(200)
  }
}

/** By how much a webhook is late: nothing of a subscription and no reminder becomes due until then. */
function lateBy({ model }: World, a: number): number {
  const minutes = pick(LATE, a)
  const due = Math.min(model.subscriptions.nextAt(model.now), model.reminders.nextAt(model.now))
  return due > model.now + minutes ? minutes : 0
}

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
    const picked = pick(AT_PAYPAL, b)
    // Who was told that nothing was taken has to come back for it.
    const how = rows.length && picked !== 'declined' ? 'taken' : picked
    const { clock } = world.store
    const begun = clock.now()
    const heardAt = begun.add({ minutes: how === 'late' ? lateBy(world, a) : 0 })
    return {
      send: async (isAgain) => {
        const { body, status } = await insist(async () => answered(await paypal.begin(buyer, found.id)))
        // It was taken already, by a process that has died since.
        if (isAgain && status === 409) return (await buyer.order(found.id)).state === 'paid'
        const { id, client_secret: ref } = body.data
        paypal.approve(ref)
        if (how === 'declined') paypal.decline(ref)
        if (how === 'lost') await askedByWorker(world, id)
        if (how === 'heard' || how === 'late') {
          clock.set(heardAt.toString())
          await deliver(world, 'paypal', ref, ['approved'])
          await deliver(world, 'paypal', ref, paypal.payments.get(ref)?.paid ? ['approved', 'paid'] : [])
          await world.work(null)
        }
        if (how !== 'taken' && how !== 'declined') return (await buyer.order(found.id)).state === 'paid'
        const capture = async () => answered(await buyer.post(`/v1/payment/paypal/${found.id}/capture/`))
        return (await insist(capture)).body.data?.state === 'succeeded'
      },
      expect: (model) => {
        const minutes = clock.now().since(begun).total('minutes')
        if (how === 'late') model.pass(minutes)
        else model.wait(minutes)
        const isPaid = model.payOtherwise(...found.of(model), how !== 'declined')
        model.wait(0)
        return isPaid
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
    const heardAt = begun.add({ minutes: how === 'late' ? lateBy(world, a) : 0 })
    return {
      send: async (isAgain) => {
        const isPaid = async () => (await buyer.order(found.id)).state === 'paid'
        const { body, status } = await insist(async () => answered(await revolut.begin(buyer, found.id)))
        if (status !== 200) return isAgain && (await isPaid())
        const { id, client_secret: token } = body.data
        const ref = token.replace(/-token$/, '')
        if (how === 'declined') revolut.decline(ref)
        else revolut.pay(ref)
        if (how === 'lost') await askedByWorker(world, id)
        else if (how === 'heard' || how === 'late') {
          clock.set(heardAt.toString())
          await deliver(world, 'revolut', ref, ['declined', 'paid'])
          await world.work(null)
        } else answered(await buyer.get(`/v1/order/payment/paid/?id=${found.id}`))
        return isPaid()
      },
      expect: (model) => {
        const [shopper, order] = found.of(model)
        if (!model.beginElsewhere(shopper, order)) return false
        const minutes = clock.now().since(begun).total('minutes')
        if (how === 'declined') model.wait(minutes)
        else if (how === 'late') model.moneyComesUnattended(shopper, order, minutes)
        else model.moneyComes(shopper, order, minutes)
        return order.state === 'paid'
      },
    }
  },
  /** PayPal and Revolut send once more what they have sent of all payments, long after it was heard: nothing comes of it. */
  oldWebhooks: async (world, { who }) => {
    const { rows } = await world.store.db.$client.query<{ wallet: Wallet; ref: string }>(
      `select method as wallet, provider_ref as ref from payment
       where order_id = any($1) and method <> 'stripe' and provider_ref is not null order by created_at`,
      [pick(world.orderIds, who)],
    )
    if (!rows.length) return null
    return {
      send: async () => {
        for (const { wallet, ref } of rows) await deliver(world, wallet, ref, sentOf(world, wallet, ref))
        return true
      },
      expect: () => true,
    }
  },
}

/** The webhooks that a provider has sent of a payment by now, in their order. */
function sentOf({ wallets }: World, wallet: Wallet, ref: string): Kind[] {
  const payment = wallets[wallet].payments.get(ref)
  if (!payment) return []
  const { approved, declined, paid, refunded } = payment
  return [
    ...(approved ? (['approved'] as const) : []),
    ...(declined ? (['declined'] as const) : []),
    ...(paid ? (['paid'] as const) : []),
    ...(refunded ? (['refunded'] as const) : []),
  ]
}
