import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { CARDS, firstOpen, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { FAKE_PROVIDERS, fakePaypal } from '../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../../tests/support/stand-ins/fake-providers.ts'
import { inTransaction } from '../kernel/context.ts'
import { mustMove } from '../order/index.ts'
import { lockPayment } from './complete-payment.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { endUnpaidOrder } from './unpaid-orders.ts'

const lines: Record<string, unknown>[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const DOWN = { status: 503, json: { error: { type: 'api_error', message: 'Down' } } }

const settle = (store: TestStore) => doDue(reconcilePayment, store)
const cancel = (store: TestStore, { session }: { session: string }, id: string) =>
  store.call('PATCH', `/v1/order/cancel/${id}`, { session })
const nowOf = ({ clock }: TestStore) => Math.floor(clock.now().epochMilliseconds / 1000)
const rowOf = async ({ db }: TestStore, id: string) =>
  (
    await db.$client.query('select id, state, check_at, notify_failure_at from payment where order_id = $1', [
      id,
    ])
  ).rows[0]

const { stripe, revolut } = FAKE_PROVIDERS
describe.each(Object.entries({ stripe, revolut }))(
  'the payment of a cancelled order at %s',
  (_name, start) => {
    let provider: FakeProvider
    let store: TestStore
    beforeAll(async () => {
      provider = await start()
      store = await startTestStore({ accounts: provider.accounts, logger })
    })
    beforeEach(() => {
      store.clock.set(MORNING)
      lines.length = 0
    })
    afterEach(() => {
      Object.assign(provider.instead, { reply: undefined, to: undefined })
    })
    afterAll(async () => {
      await store.stop()
      await provider.upstream.stop()
    })

    /** An unpaid order, delivered so many days from now at the soonest, whose payment waits at the provider. */
    async function begun({ asks = false, daysAhead = 0 } = {}) {
      const { buyer, id } = await readyToOrder(store)
      if (daysAhead) {
        const { date, interval } = firstOpen((await buyer.intervals()).slice(daysAhead))
        await buyer.choose(date, interval.id)
      }
      expect((await buyer.toPay(id, { payment_method: provider.method })).body.success).toBe(true)
      const { body } = await provider.begin(buyer, id)
      const [payment] = [...provider.payments.values()].slice(-1)
      if (!payment) throw new Error('The provider was not asked')
      payment.asks = asks
      return { buyer, id, intent: body.data, ref: payment.ref, payment }
    }
    const webhook = (ref: string, kind: 'paid' | 'declined') => {
      const { body, headers } = provider.webhook(ref, kind, nowOf(store))
      return store.call('POST', `/v1/payment/webhook/${provider.method}`, {
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      })
    }
    const cancelsOf = (ref: string) =>
      provider.upstream.seen.filter(({ path }) => path.endsWith(`/${ref}/cancel`)).length
    /** Hours of a worker that looks every ten minutes. */
    const pass = async (hours: number) => {
      for (let n = 0; n < hours * 6; n++) {
        store.clock.advance({ minutes: 10 })
        await settle(store)
      }
    }

    it.each([
      ['waits for its shopper', false],
      ['waits for the bank’s question', true],
    ])('that %s is cancelled there, once, and nobody can pay it any more', async (_what, asks) => {
      const { buyer, id, ref, payment } = await begun({ asks })
      expect((await cancel(store, buyer, id)).body.success).toBe(true)
      await settle(store)
      expect(payment.cancelled).toBe(true)
      expect(await rowOf(store, id)).toMatchObject({
        state: 'failed',
        check_at: null,
        notify_failure_at: null,
      })
      provider.pay(ref)
      await webhook(ref, 'declined')
      const asked = cancelsOf(ref)
      await pass(3)
      expect(cancelsOf(ref)).toBe(asked)
      expect(payment).toMatchObject({ paid: false, refunded: 0 })
      expect((await buyer.order(id)).state).toBe('cancelled')
      expect((await provider.begin(buyer, id)).status).toBe(409)
      expect(lines).toEqual([])
    })

    it('is cancelled when the order is given up after three days, though nobody has asked for it since the first', async () => {
      const { buyer, id, payment } = await begun({ daysAhead: 7 })
      await pass(30)
      expect(await rowOf(store, id)).toMatchObject({ check_at: null })
      store.clock.advance({ hours: 43 })
      await doDue(endUnpaidOrder, store)
      expect((await buyer.order(id)).state).toBe('cancelled')
      await settle(store)
      expect(payment.cancelled).toBe(true)
    })

    it('is cancelled once its provider works again: nobody waits for that, and it is logged once', async () => {
      const recent = await begun()
      provider.instead.reply = DOWN
      expect((await cancel(store, recent.buyer, recent.id)).body.success).toBe(true)
      await settle(store)
      await pass(4)
      expect(recent.payment.cancelled).toBeUndefined()
      expect((await recent.buyer.order(recent.id)).state).toBe('cancelled')
      expect(lines).toMatchObject([
        { msg: 'a call to a provider failed', provider: provider.method, call: 'cancel' },
      ])
      provider.instead.reply = undefined
      await pass(0.5)
      expect(recent.payment.cancelled).toBe(true)
      expect(lines).toHaveLength(1)
    })

    it('is tried for as long when it is days old by then', async () => {
      const { id, payment } = await begun({ daysAhead: 7 })
      store.clock.advance({ hours: 73 })
      provider.instead.reply = DOWN
      await doDue(endUnpaidOrder, store)
      await settle(store)
      await pass(24)
      provider.instead.reply = undefined
      await pass(0.5)
      expect(payment.cancelled).toBe(true)
      expect(await rowOf(store, id)).toMatchObject({ check_at: null })
    })

    it('that its provider does not know is given up after 72 hours', async () => {
      const { buyer, id, ref } = await begun()
      provider.instead.reply = {
        status: 404,
        json: { error: { type: 'invalid_request_error', message: 'No' } },
      }
      await cancel(store, buyer, id)
      await settle(store)
      await pass(71)
      expect((await rowOf(store, id)).check_at).not.toBeNull()
      await pass(2)
      expect((await rowOf(store, id)).check_at).toBeNull()
      expect(cancelsOf(ref)).toBeLessThan(3 * 24 * 3 + 20)
    })

    it.each([
      ['before the shop cancels it', async () => {}],
      ['and the webhook comes with the cancellation', (ref: string) => webhook(ref, 'paid')],
    ])('that succeeds %s goes back, exactly once', async (_what, meanwhile) => {
      const { buyer, id, ref, payment } = await begun({ asks: true })
      const cancelling = cancel(store, buyer, id)
      provider.pay(ref)
      const cancelled = await cancelling
      expect(cancelled.body.success).toBe(true)
      await Promise.all([settle(store), settle(store), meanwhile(ref)])
      for (let times = 0; times < 3; times++) {
        await Promise.all([settle(store), settle(store), webhook(ref, 'paid')])
        store.clock.advance({ minutes: 61 })
      }
      expect(payment.cancelled).toBeUndefined()
      expect([...payment.backs.values()]).toEqual([payment.amount])
      expect(await buyer.order(id)).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } })
    })

    it('is done again by who finds it begun when a process has died of it', async () => {
      const { buyer, id, payment } = await begun()
      await cancel(store, buyer, id)
      const dying = store.payments.providers.map((entry) => ({
        ...entry,
        cancel: async (...args: Parameters<NonNullable<typeof entry.cancel>>) => {
          await entry.cancel?.(...args)
          throw new Error('The process died here')
        },
      }))
      await expect(doDue(reconcilePayment, store, { providers: dying })).rejects.toThrow('died')
      expect(payment.cancelled).toBe(true)
      expect((await rowOf(store, id)).check_at).not.toBeNull()
      store.clock.advance({ minutes: 2 })
      await settle(store)
      expect(await rowOf(store, id)).toMatchObject({ state: 'failed', check_at: null })
    })

    it('that is begun while the order is cancelled is cancelled, too', async () => {
      const { buyer, id } = await readyToOrder(store)
      await buyer.toPay(id, { payment_method: provider.method })
      const real = store.payments.providers.find(({ method }) => method === provider.method)
      if (!real) throw new Error('There is no such provider')
      const { create } = real
      real.create = async (request) => {
        const made = await create(request)
        await cancel(store, buyer, id)
        return made
      }
      await provider.begin(buyer, id)
      real.create = create
      store.clock.advance({ minutes: 2 })
      await settle(store)
      expect([...provider.payments.values()].at(-1)?.cancelled).toBe(true)
    })

    it('that somebody works on at that moment is left to its job', async () => {
      const { buyer, id, intent, payment } = await begun({ daysAhead: 7 })
      await pass(30)
      await inTransaction(store, async (tx) => {
        await lockPayment(tx, intent.id)
        // In a transaction of its own, as of somebody else.
        await inTransaction(store, (other) => mustMove(other, id, 'cancelled'))
      })
      expect((await buyer.order(id)).state).toBe('cancelled')
      const { rows } = await store.db.$client.query(
        `select count(*)::int as jobs from graphile_worker.jobs where key = $1`,
        [`due:settle_payment:${intent.id}`],
      )
      expect(rows).toEqual([{ jobs: 1 }])
      const { clock, db, payments, images: pictures } = store
      const tools = { db, clock, providers: payments.providers, pictures, shopEmail: '' }
      await reconcilePayment.run({ ...tools, links: { secret: '', siteUrl: '' } }, intent.id, false)
      expect(payment.cancelled).toBe(true)
    })
  },
)

describe('the payment of a cancelled order at PayPal, which has no call for that', () => {
  let paypal: FakeProvider
  let store: TestStore
  beforeAll(async () => {
    paypal = await fakePaypal()
    store = await startTestStore({ accounts: paypal.accounts })
  })
  afterAll(async () => {
    await store.stop()
    await paypal.upstream.stop()
  })

  it('is never taken, whenever its shopper approves it', async () => {
    for (const isEarly of [true, false]) {
      const { buyer, id } = await readyToOrder(store)
      await buyer.toPay(id, { payment_method: 'paypal' })
      await paypal.begin(buyer, id)
      const [payment] = [...paypal.payments.values()].slice(-1)
      if (!payment) throw new Error('PayPal was not asked')
      if (isEarly) paypal.approve(payment.ref)
      await cancel(store, buyer, id)
      paypal.approve(payment.ref)
      const { body, headers } = paypal.webhook(payment.ref, 'approved', nowOf(store))
      const sent = { body, headers: { ...headers, 'content-type': 'application/json' } }
      expect((await store.call('POST', '/v1/payment/webhook/paypal', sent)).status).toBe(200)
      expect((await buyer.post(`/v1/payment/paypal/${id}/capture/`)).status).toBe(409)
      // Whatever is approved is looked at for as long as an order can be paid.
      for (let times = 0; times < 80; times++) {
        store.clock.advance({ hours: 1 })
        await settle(store)
      }
      expect(payment.paid).toBe(false)
      expect(await rowOf(store, id)).toMatchObject({ check_at: null })
    }
    const taken = paypal.upstream.seen.filter(({ path }) => path.endsWith('/capture'))
    expect(taken).toEqual([])
  })
})

describe('the payment of a cancelled order at the sandbox’s bank', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startTestStore()
  })
  afterAll(() => store.stop())

  it('is cancelled there: its question cannot be confirmed, nor another card be used', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    expect((await buyer.pay(intent.id, CARDS.asks)).body.data.state).toBe('requires_action')
    await cancel(store, buyer, id)
    await doWhatIsDue(store)
    expect((await buyer.answerBank(intent.id, true)).status).toBe(409)
    const { bank } = store.payments
    const ref = { id: intent.id, ref: intent.id, orderId: id, amount: intent.amount, captureRef: null }
    const card = { ...CARDS.pays, number: CARDS.pays.number.replaceAll(' ', '') }
    for (const answer of [await bank?.answer(ref, true), await bank?.confirm(ref, card)])
      expect(answer).toMatchObject({ state: 'failed', cancelled: true })
    const { rows } = await store.db.$client.query('select from sandbox_charge where ref = $1', [intent.id])
    expect(rows).toEqual([])
  })
})
