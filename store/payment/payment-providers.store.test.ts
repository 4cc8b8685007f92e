import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refundPartially } from './refunds/partial-refund.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { firstOpen, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import { FAKE_PROVIDERS } from '../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider, Webhook } from '../../tests/support/stand-ins/fake-providers.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

describe.each(Object.entries(FAKE_PROVIDERS))('payments through %s', (name, start) => {
  let provider: FakeProvider
  let store: TestStore
  beforeAll(async () => {
    provider = await start()
    store = await startTestStore({ accounts: provider.accounts })
  })
  afterAll(async () => {
    await store.stop()
    await provider.upstream.stop()
  })

  const now = () => Math.floor(store.clock.now().epochMilliseconds / 1000)
  const settle = () => doDue(reconcilePayment, store)
  const send = ({ body, headers }: Webhook, change: (text: string) => string = (text) => text) =>
    store.call('POST', `/v1/payment/webhook/${provider.method}`, {
      body: change(body),
      headers: { ...headers, 'content-type': 'application/json' },
    })

  /** An unpaid order with a payment at this provider. */
  async function begun({ daysAhead = 0 } = {}) {
    const { buyer, id } = await readyToOrder(store)
    if (daysAhead) {
      const { date, interval } = firstOpen((await buyer.intervals()).slice(daysAhead))
      await buyer.choose(date, interval.id)
    }
    expect((await buyer.toPay(id, { payment_method: provider.method })).body.success).toBe(true)
    const begin = () => provider.begin(buyer, id)
    const { body } = await begin()
    const [payment] = [...provider.payments.values()].slice(-1)
    if (!payment) throw new Error('The provider was not asked')
    return { buyer, id, begin, intent: body.data, ref: payment.ref, payment }
  }

  it('is offered, as the default where that is its rank', async () => {
    const { data } = (await store.get('/v1/payment/available/')).body
    const method = data.methods.find(({ code }: { code: string }) => code === provider.method)
    expect(method).toMatchObject({ provider: provider.method, public_key: provider.publicKey })
    // For gateways that have no keys of the provider.
    expect(data.providers.map(({ name }: { name: string }) => name)).toContain(provider.method)
    expect(data.default).toBe(provider.method === 'revolut' ? 'revolut' : 'stripe')
    // The foot of the pages names what there is, and nothing else.
    const { payments } = (await store.get('/v1/footer/')).body.data
    expect(payments).toContain('Visa')
    expect(payments.includes('PayPal')).toBe(provider.method === 'paypal')
    expect(payments.includes('Revolut Pay')).toBe(provider.method === 'revolut')
    const client = await store.get('/v1/payment/paypal/client-id/')
    expect(client.status).toBe(provider.method === 'paypal' ? 200 : 404)
  })

  it('is begun once, for the order’s total', async () => {
    const { buyer, id, begin, intent, payment } = await begun()
    await Promise.all([begin(), begin()])
    const { total_cost } = await buyer.order(id)
    expect(payment).toMatchObject({ amount: total_cost, key: intent.id })
    expect([...provider.payments.values()].filter(({ key }) => key === intent.id)).toHaveLength(1)
    expect(intent).toMatchObject({ provider: provider.method, amount: total_cost, currency: 'GBP' })
    expect(intent.client_secret).not.toBe('')
  })

  it('is completed by the webhook, and another ten change nothing', async () => {
    const { buyer, id, ref } = await begun()
    provider.pay(ref)
    for (let times = 0; times < 11; times++)
      expect(await send(provider.webhook(ref, 'paid', now()))).toMatchObject({ status: 200 })
    const order = await buyer.order(id)
    expect(order).toMatchObject({ state: 'paid', payment: { state: 'succeeded', method: provider.method } })
    expect(order.timeline).toHaveLength(3)
  })

  it('is completed by the shopper’s return', async () => {
    const { buyer, id, ref } = await begun()
    expect((await buyer.get(`/v1/order/payment/paid/?id=${id}`)).body.data.success).toBe(false)
    provider.pay(ref)
    expect((await buyer.get(`/v1/order/payment/paid/?id=${id}`)).body.data.success).toBe(true)
  })

  it('is completed by the worker when nothing was heard', async () => {
    const { buyer, id, ref } = await begun()
    provider.pay(ref)
    store.clock.advance({ minutes: 2 })
    await settle()
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it('is completed by the worker when its shopper came back to it days later and nothing was heard', async () => {
    const { buyer, id, begin, ref } = await begun({ daysAhead: 7 })
    for (let hour = 0; hour < 26; hour++) {
      store.clock.advance({ hours: 1 })
      await settle()
    }
    expect((await begin()).status).toBe(200)
    provider.pay(ref)
    store.clock.advance({ minutes: 2 })
    await settle()
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it('that is declined leaves the order payable and says why', async () => {
    const { buyer, id, ref } = await begun()
    provider.decline(ref)
    if (provider.method === 'paypal') await buyer.post(`/v1/payment/paypal/${id}/capture/`)
    else await send(provider.webhook(ref, 'declined', now()))
    expect(await buyer.order(id)).toMatchObject({
      state: 'awaiting_payment',
      payment: { state: 'failed', message: expect.stringContaining('declined') },
    })
  })

  it('goes back when the order is cancelled, once, also when the provider is away at first', async () => {
    const { buyer, id, ref, payment } = await begun()
    provider.pay(ref)
    await send(provider.webhook(ref, 'paid', now()))
    await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
    provider.instead.reply = { status: 503, json: {} }
    await settle()
    expect((await buyer.order(id)).state).toBe('cancelled')
    provider.instead.reply = undefined
    for (let times = 0; times < 3; times++) {
      store.clock.advance({ minutes: 61 })
      await settle()
    }
    expect(await buyer.order(id)).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } })
    expect(payment.refunded).toBe(payment.amount)
  })

  it('goes back in parts, each once, and when the order is cancelled only the rest', async () => {
    const { buyer, id, ref, payment } = await begun()
    provider.pay(ref)
    await send(provider.webhook(ref, 'paid', now()))
    const give = (amount: number) =>
      inTransaction(store, (tx) => refundPartially(tx, id, { amount, reason: 'the eucalyptus' }))
    expect((await give(1250)).success).toBe(true)
    provider.instead.reply = { status: 503, json: {} }
    await settle()
    expect((await buyer.order(id)).refunds).toEqual([{ amount: 1250, reason: 'the eucalyptus', at: null }])
    provider.instead.reply = undefined
    for (let times = 0; times < 3; times++) {
      store.clock.advance({ minutes: 61 })
      await settle()
    }
    await send(provider.webhook(ref, 'refunded', now()))
    expect(payment.refunded).toBe(1250)
    const order = await buyer.order(id)
    expect(order).toMatchObject({ state: 'paid', payment: { state: 'succeeded' } })
    expect(order.refunds[0]?.at).not.toBeNull()
    expect((await give(300)).success).toBe(true)
    await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
    for (let times = 0; times < 2; times++) {
      store.clock.advance({ minutes: 61 })
      await settle()
    }
    expect((await buyer.order(id)).state).toBe('refunded')
    expect([...payment.backs.values()]).toEqual([1250, 300, payment.amount - 1550])
  })

  it('given back at the provider makes the order refunded', async () => {
    const { buyer, id, ref, payment } = await begun()
    provider.pay(ref)
    await send(provider.webhook(ref, 'paid', now()))
    payment.refunded = payment.amount
    expect((await send(provider.webhook(ref, 'refunded', now()))).status).toBe(200)
    expect((await buyer.order(id)).state).toBe('refunded')
  })

  it('a forged webhook is refused, and so is one that is not of now', async () => {
    const { buyer, id, ref } = await begun()
    provider.pay(ref)
    const genuine = provider.webhook(ref, 'paid', now())
    const forged = [
      await send(genuine, (body) => body.replace(ref, `${ref.slice(0, -1)}x`)),
      await send({ body: genuine.body, headers: {} }),
      await send({
        body: genuine.body,
        headers: Object.fromEntries(Object.keys(genuine.headers).map((header) => [header, 'x'])),
      }),
      await send({ body: 'not json', headers: genuine.headers }),
    ]
    const dated = provider.datesWebhooks
    const shifts = dated ? [-301, 301] : []
    const stale = await Promise.all(shifts.map((shift) => send(provider.webhook(ref, 'paid', now() + shift))))
    for (const answer of [...forged, ...stale])
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    const edges = await Promise.all(
      (dated ? [-300, 300] : [0]).map((shift) => send(provider.webhook(ref, 'paid', now() + shift))),
    )
    for (const { status } of edges) expect(status).toBe(200)
    expect((await buyer.order(id)).state).toBe('paid')
    console.log(
      `    ${name}: ${forged.length} forged webhooks → 400${dated ? ', ±301 s → 400, ±300 s → 200' : ' (its signatures do not age)'}`,
    )
  })

  it('that the provider cannot begin is refused in words, and can be begun later', async () => {
    const { buyer, id } = await readyToOrder(store)
    await buyer.toPay(id, { payment_method: provider.method })
    const begin = () => provider.begin(buyer, id)
    for (const reply of [{ status: 500, json: {} }, 'hang up', { text: '<html>' }] as const) {
      provider.instead.reply = reply
      expect(await begin()).toMatchObject({ status: 409, body: { error: { code: 'payment_unavailable' } } })
    }
    provider.instead.reply = undefined
    expect((await begin()).status).toBe(200)
  })

  it.runIf(name === 'paypal')('is captured once after the shopper approved it', async () => {
    const { buyer, id, ref, payment } = await begun()
    const capture = () => buyer.post(`/v1/payment/paypal/${id}/capture/`)
    expect((await capture()).body.data).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('not approved'),
    })
    provider.approve(ref)
    const answers = await Promise.all([capture(), capture(), capture()])
    for (const { body } of [...answers, await capture()]) expect(body.data.state).toBe('succeeded')
    expect(payment.paid).toBe(true)
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it.runIf(name === 'paypal')(
    'that was approved is taken without the shopper, but not after a refusal',
    async () => {
      const heard = await begun()
      provider.approve(heard.ref)
      expect((await send(provider.webhook(heard.ref, 'approved', now()))).status).toBe(200)
      expect((await heard.buyer.order(heard.id)).state).toBe('paid')

      const unheard = await begun()
      provider.approve(unheard.ref)
      store.clock.advance({ minutes: 2 })
      await settle()
      expect((await unheard.buyer.order(unheard.id)).state).toBe('paid')

      const declined = await begun()
      provider.approve(declined.ref)
      provider.decline(declined.ref)
      await declined.buyer.post(`/v1/payment/paypal/${declined.id}/capture/`)
      provider.approve(declined.ref)
      await send(provider.webhook(declined.ref, 'approved', now()))
      expect(await declined.buyer.order(declined.id)).toMatchObject({
        state: 'awaiting_payment',
        payment: { state: 'failed' },
      })

      const cancelled = await begun()
      provider.approve(cancelled.ref)
      await store.call('PATCH', `/v1/order/cancel/${cancelled.id}`, { session: cancelled.buyer.session })
      expect((await send(provider.webhook(cancelled.ref, 'approved', now()))).status).toBe(200)
      expect(cancelled.payment.paid).toBe(false)
    },
  )

  it.runIf(name === 'paypal').each([
    ['that was approved and cannot be captured', '/capture'],
    ['whose provider is away', ''],
  ])('%s is tried less and less often, and taken soon after its provider works again', async (_what, to) => {
    const { buyer, id, ref, payment } = await begun({ daysAhead: 7 })
    provider.approve(ref)
    Object.assign(provider.instead, { reply: { status: 503, json: {} }, to })
    const asked = () =>
      provider.upstream.seen.filter(({ path }) => path.includes(ref) && path.endsWith(to)).length
    const pass = async (minutes: number, step = 1) => {
      const before = asked()
      for (let passed = 0; passed < minutes && !payment.paid; passed += step) {
        store.clock.advance({ minutes: step })
        await settle()
      }
      return asked() - before
    }
    expect(await pass(60)).toBeLessThanOrEqual(18)
    const anHour = await pass(60)
    expect(anHour).toBeGreaterThan(0)
    expect(anHour).toBeLessThanOrEqual(3)
    // It goes on for as long as the order can be paid.
    await pass(24 * 60, 10)
    expect(await pass(60)).toBe(3)
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    Object.assign(provider.instead, { reply: undefined, to: undefined })
    const worksSince = store.clock.now()
    await pass(60)
    expect((await buyer.order(id)).state).toBe('paid')
    expect(store.clock.now().since(worksSince).total('minutes')).toBeLessThanOrEqual(30)
  })

  it.runIf(name !== 'paypal')('is not begun in the browser for a time that is gone', async () => {
    const { begin, id, buyer } = await begun()
    const { interval } = await buyer.order(id)
    store.clock.advance({ minutes: 31 })
    const pool = store.db.$client
    const where = [interval?.interval_id, interval?.date]
    await pool.query('update slot set capacity = 0 where window_id = $1 and date = $2', where)
    expect(await begin()).toMatchObject({
      status: 409,
      body: { error: { code: 'no_longer_held', message: expect.stringContaining('You were not charged') } },
    })
    await pool.query('update slot set capacity = 100000 where window_id = $1 and date = $2', where)
    expect((await begin()).status).toBe(200)
  })

  it.each([
    ['amount', ({ amount }: { amount: number }) => ({ amount: amount - 1 })],
    ['currency', () => ({ currency: 'EUR' })],
  ])('of another %s is not taken for the order', async (_what, another) => {
    const { buyer, id, ref, payment } = await begun()
    Object.assign(payment, another(payment))
    provider.pay(ref)
    await send(provider.webhook(ref, 'paid', now()))
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    store.clock.advance({ minutes: 2 })
    await settle()
    expect(payment.refunded).toBe(payment.amount)
  })
})
