import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAvailablePayments } from '../../contract/payment.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { setSwitch } from './sandbox-bank/sandbox-switches.ts'
import {
  CARDS,
  firstOpen,
  readyToOrder,
  readyToPay,
  withDraft,
} from '../../tests/support/shopping/checkout.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const heldUntil = async (id: string) => {
  const { rows } = await store.db.$client.query('select held_until from slot_hold where order_id = $1', [id])
  return rows[0]?.held_until
}

describe('a payment', () => {
  it('is offered by the contract', async () => {
    const { data } = getAvailablePayments.response.parse((await store.get('/v1/payment/available/')).body)
    expect(data.methods.map((method) => method.code)).toContain(data.default)
    // The sandbox plays all providers.
    expect(data.providers).toEqual(data.methods.map(() => ({ name: 'sandbox', is_sandbox: true })))
  })

  it('has one intent an order, for the order’s total', async () => {
    const { buyer, id, total, intent } = await readyToPay(store)
    const others = await Promise.all([buyer.intent(id), buyer.intent(id)])
    expect(new Set([intent, ...others].map((entry) => entry.id)).size).toBe(1)
    expect(intent).toMatchObject({ amount: total, currency: 'GBP', state: 'requires_payment' })
  })

  it('that was begun is not gone on with when the order was paid otherwise or cancelled', async () => {
    const otherwise = await readyToPay(store)
    const { body } = await otherwise.buyer.post('/v1/payment/revolut/order/', { order_id: otherwise.id })
    const wallet = `/v1/payment/sandbox/${body.data.id}/wallet`
    expect((await otherwise.buyer.post(wallet, { approve: true })).body.data.state).toBe('succeeded')
    const again = await otherwise.buyer.post(`/v1/payment/stripe/intent/${otherwise.id}`)
    expect(again.body.error.code).toBe('wrong_state')
    // A repeat of what was paid is answered as before.
    const repeat = await otherwise.buyer.post('/v1/payment/revolut/order/', { order_id: otherwise.id })
    expect(repeat.body.data).toMatchObject({ id: body.data.id, state: 'succeeded' })

    const cancelled = await readyToPay(store)
    await cancelled.buyer.call('PATCH', `/v1/order/cancel/${cancelled.id}`)
    const late = await cancelled.buyer.post(`/v1/payment/stripe/intent/${cancelled.id}`)
    expect(late.body.error.code).toBe('wrong_state')
  })

  it('has no intent before the order is placed', async () => {
    const { buyer, id } = await readyToOrder(store)
    expect((await buyer.post(`/v1/payment/stripe/intent/${id}`)).body.error.code).toBe('wrong_state')
  })

  it('with a good card pays the order and keeps its window for good', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    expect((await buyer.pay(intent.id)).body.data).toMatchObject({ state: 'succeeded', message: null })
    expect(await buyer.order(id)).toMatchObject({
      state: 'paid',
      payment: { state: 'succeeded' },
      interval: { held_until: null },
    })
    expect((await buyer.get('/v1/order/payment/paid/')).body.data).toEqual({ success: true, order_id: id })
    expect(await heldUntil(id)).toBeNull()
    expect((await buyer.order(id)).timeline.map((entry) => entry.state)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
    ])
  })

  it('made twice, or with another card afterwards, is made once', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    const answers = await Promise.all([buyer.pay(intent.id), buyer.pay(intent.id), buyer.pay(intent.id)])
    const later = await buyer.pay(intent.id, CARDS.declined)
    for (const { body } of [...answers, later]) expect(body.data.state).toBe('succeeded')
    expect((await buyer.order(id)).timeline.filter((entry) => entry.state === 'paid')).toHaveLength(1)
  })

  it('that is declined says why, leaves the order payable and its window held', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    const { body } = await buyer.pay(intent.id, CARDS.declined)
    expect(body.data).toMatchObject({ state: 'failed', message: expect.stringContaining('declined') })
    expect(await buyer.order(id)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed' } })
    expect(await heldUntil(id)).not.toBeNull()
    expect((await buyer.get('/v1/order/payment/paid/')).body.data.success).toBe(false)
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
  })

  it('that the bank asks about is paid by a yes', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    expect((await buyer.pay(intent.id, CARDS.asks)).body.data.state).toBe('requires_action')
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    expect((await buyer.answerBank(intent.id, true)).body.data.state).toBe('succeeded')
    expect((await buyer.order(id)).state).toBe('paid')
    expect((await buyer.answerBank(intent.id, false)).body.data.state).toBe('succeeded')
  })

  it('that the bank asks about is not paid by a no, and can be paid otherwise', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.asks)
    expect((await buyer.answerBank(intent.id, false)).body.data).toMatchObject({ state: 'failed' })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    expect((await buyer.answerBank(intent.id, true)).body.error.code).toBe('wrong_state')
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
  })

  it('asks the bank nothing it was not asked', async () => {
    const { buyer, intent } = await readyToPay(store)
    expect((await buyer.answerBank(intent.id, true)).body.error.code).toBe('wrong_state')
  })

  it.each([
    ['a wrong number', { number: '4242 4242 4242 4241' }, 'incorrect'],
    ['an expired card', { expiry: '02 / 26' }, 'expired'],
  ])('with %s fails with a message', async (_what, change, word) => {
    const { buyer, intent } = await readyToPay(store)
    const { body } = await buyer.pay(intent.id, { ...CARDS.pays, ...change })
    expect(body.data).toMatchObject({ state: 'failed', message: expect.stringContaining(word) })
  })

  it.each(['03/26', '03 / 26', '0326'])('takes a card until the end of its month, %s', async (expiry) => {
    const { buyer, intent } = await readyToPay(store)
    expect((await buyer.pay(intent.id, { ...CARDS.pays, expiry })).body.data.state).toBe('succeeded')
  })

  it.each([
    ['number', '42'],
    ['number', 'four two'],
    ['expiry', '13 / 30'],
    ['expiry', '2030-12'],
    ['cvc', '12'],
    ['cvc', '12345'],
  ])('refuses %s %s and keeps nothing of the card', async (field, value) => {
    const { buyer, id, intent } = await readyToPay(store)
    expect(await buyer.pay(intent.id, { ...CARDS.pays, [field]: value })).toMatchObject({
      status: 400,
      body: { error: { field: `body.${field}` } },
    })
    expect((await buyer.order(id)).payment?.state).toBe('requires_payment')
  })

  it('of which nobody hears is asked about, also when it was begun days before', async () => {
    const { buyer, id } = await readyToOrder(store)
    const days = await buyer.intervals()
    const later = firstOpen(days.slice(7))
    await buyer.choose(later.date, later.interval.id)
    await buyer.toPay(id)
    const intent = await buyer.intent(id)
    for (let hour = 0; hour < 26; hour++) {
      store.clock.advance({ hours: 1 })
      await doDue(reconcilePayment, store)
    }
    await setSwitch(store, 'lost', true)
    expect((await buyer.pay(intent.id)).body.data.state).toBe('processing')
    await setSwitch(store, 'lost', false)
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    store.clock.advance({ minutes: 2 })
    await doDue(reconcilePayment, store)
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it('that is confirmed at the bank on the second day, of which nobody hears, is found', async () => {
    const { buyer, id } = await readyToOrder(store)
    const later = firstOpen((await buyer.intervals()).slice(7))
    await buyer.choose(later.date, later.interval.id)
    await buyer.toPay(id)
    const intent = await buyer.intent(id)
    expect((await buyer.pay(intent.id, CARDS.asks)).body.data.state).toBe('requires_action')
    for (let hour = 0; hour < 40; hour++) {
      store.clock.advance({ hours: 1 })
      await doDue(reconcilePayment, store)
    }
    await setSwitch(store, 'lost', true)
    const ref = { id: intent.id, ref: intent.id, orderId: id, amount: intent.amount, captureRef: null }
    await store.payments.bank?.answer(ref, true)
    await setSwitch(store, 'lost', false)
    store.clock.advance({ hours: 1 })
    await doDue(reconcilePayment, store)
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it('leaves no card number in the database', async () => {
    const { buyer, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.pays, 'a-key')
    for (const table of ['payment', 'idempotency_key', '"order"']) {
      const { rows } = await store.db.$client.query(`select t::text as row from ${table} as t`)
      expect(JSON.stringify(rows).replace(/\s/g, '')).not.toContain('42424242')
    }
  })

  it('is not asked for where nothing was ordered', async () => {
    const { buyer } = await withDraft(store)
    expect((await buyer.get('/v1/order/payment/paid/')).body.data).toEqual({ success: false, order_id: null })
  })
})
