import { CARDS, insist } from '../support/shopping/checkout.ts'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { answered, hearOfPayment, paymentOf, unpaid } from './shoppers.ts'

/**
 * What shoppers do whose bank asks whether it is them: they confirm, refuse, confirm when it is too late, or go away and
 * leave the question open.
 */
export const THREE_D_SECURE: Record<string, Act> = {
  payAsked: async (world, { who, a }) => {
    const found = await unpaid(world, who, a)
    if (!found) return null
    const buyer = pick(world.buyers, who)
    const key = world.newKey()
    const send = async (used: string) => {
      const pay = async () => answered(await buyer.pay(found.intent, CARDS.asks, used))
      return (await insist(pay)).body.data.state === 'requires_action'
    }
    return {
      send: () => send(key),
      repeat: (sameKey) => send(sameKey ? key : world.newKey()),
      expect: (model) => model.askToConfirm(...found.of(model)),
    }
  },
  /** In the shop, where a question that is not open any more is refused. */
  answerBank: async (world, { who, a, b }) => {
    const found = await paymentOf(world, who, a)
    if (!found?.of(world.model)[1].isAsked || found.state !== 'requires_action') return null
    const approves = b % 3 > 0
    const buyer = pick(world.buyers, who)
    const could = found.of(world.model)[1].state === 'awaiting_payment'
    return {
      send: async (isAgain) => {
        const { status, body } = await insist(async () =>
          answered(await buyer.answerBank(found.intent, approves)),
        )
        // Refused once it is not asked any more.
        if (isAgain && status === 409 && could && !approves) return 'failed'
        return status === 200 ? String(body.data.state) : 'refused'
      },
      expect: (model) => model.answerBank(...found.of(model), approves),
    }
  },
  /** In the bank's app, whatever has become of the order by then. The shop hears of it, or has to ask. */
  confirmAtBank: async (world, { who, a, b }) => {
    const found = await paymentOf(world, who, a)
    const order = found?.of(world.model)[1]
    if (!found || !(order?.isAsked || order?.isAskedNoMore)) return null
    const { bank } = world.store.payments
    if (!bank) throw new Error('There is no bank')
    // Once nobody waits for it any more, the bank tells of it, for days.
    const isOver = found.check === null && found.of(world.model)[1].state !== 'awaiting_payment'
    const { clock } = world.store
    const begun = clock.now()
    const ref = { ...found, id: found.intent, ref: found.intent, captureRef: null }
    // A process may have died before it had cancelled it at the bank. It is tried again.
    if (order.isAskedNoMore && found.check) return null
    if (order.isAskedNoMore)
      return {
        send: async () => {
          const { state } = await bank.answer(ref, true)
          await hearOfPayment(world, found.intent, true, async () => {})
          return state === 'succeeded'
        },
        expect: () => false,
      }
    return {
      send: async () => {
        await hearOfPayment(world, found.intent, isOver || b % 2 > 0, () => bank.answer(ref, true))
        return true
      },
      expect: (model) => {
        model.moneyComes(...found.of(model), clock.now().since(begun).total('minutes'))
        return true
      },
    }
  },
}
