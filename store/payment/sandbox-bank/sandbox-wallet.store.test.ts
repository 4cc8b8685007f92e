import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../../tests/support/shopping/checkout.ts'
import { doDue } from '../../../tests/support/shopping/due-work.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { reconcilePayment } from '../reconcile-payments.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const WAYS = ['paypal', 'revolut'] as const
type Way = (typeof WAYS)[number]

/** An unpaid order with a payment in a sandbox wallet. */
async function begun(way: Way) {
  const { buyer, id } = await readyToOrder(store)
  await buyer.toPay(id, { payment_method: way })
  const { body } =
    way === 'paypal'
      ? await buyer.post(`/v1/payment/paypal/${id}/create/`)
      : await buyer.post('/v1/payment/revolut/order/', { order_id: id })
  const intent = body.data
  const answer = (approve: boolean) => buyer.post(`/v1/payment/sandbox/${intent.id}/wallet`, { approve })
  const capture = () => buyer.post(`/v1/payment/paypal/${id}/capture/`)
  return { buyer, id, intent, answer, capture }
}

describe('the ways to pay in the sandbox', () => {
  it('are a card, PayPal and Revolut, which is preferred', async () => {
    const { data } = (await store.get('/v1/payment/available/')).body
    expect(data).toMatchObject({
      methods: [
        { code: 'stripe', label: 'Debit/Credit card (Apple/Google pay)' },
        { code: 'paypal', label: 'PayPal account' },
        { code: 'revolut', label: 'Revolut Pay' },
      ],
      default: 'revolut',
    })
    expect((await store.get('/v1/payment/paypal/client-id/')).body).toEqual({ 'client-id': 'sandbox' })
  })

  it('are only what can be charged again for a subscription', async () => {
    const { data } = (await store.get('/v1/delivery-subscription/payment/available/')).body
    expect(data).toMatchObject({ methods: [{ code: 'stripe' }], default: 'stripe' })
  })

  it.each(WAYS)('%s that is declined leaves the order payable and says why, and then pays', async (way) => {
    const { buyer, id, intent, answer, capture } = await begun(way)
    expect(intent).toMatchObject({ provider: 'sandbox', method: way, state: 'requires_payment' })
    const declined = { state: 'failed', message: expect.stringMatching(/declined .* You were not charged/) }
    expect((await answer(false)).body.data).toMatchObject(declined)
    expect(await buyer.order(id)).toMatchObject({ state: 'awaiting_payment', payment: declined })
    await answer(true)
    if (way === 'paypal') await capture()
    expect(await buyer.order(id)).toMatchObject({
      state: 'paid',
      payment: { state: 'succeeded', method: way },
    })
  })

  it('by PayPal take nothing before the shop captures it, and nothing that nobody agreed to', async () => {
    const { buyer, id, answer, capture } = await begun('paypal')
    expect((await capture()).body.data).toMatchObject({
      state: 'failed',
      message: 'The payment was not approved at PayPal. You were not charged.',
    })
    expect((await answer(true)).body.data.state).not.toBe('succeeded')
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    const answers = await Promise.all([capture(), capture()])
    for (const { body } of answers) expect(body.data.state).toBe('succeeded')
    expect((await buyer.order(id)).timeline.filter(({ state }) => state === 'paid')).toHaveLength(1)
  })

  it('by PayPal take what is agreed to at once where that is asked for, and nothing that is declined', async () => {
    const { buyer, id, intent } = await begun('paypal')
    const answer = async (approve: boolean) =>
      (await buyer.post(`/v1/payment/sandbox/${intent.id}/wallet`, { approve, capture: true })).body.data
    expect(await answer(false)).toMatchObject({ state: 'failed' })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    for (const { state } of await Promise.all([answer(true), answer(true)])) expect(state).toBe('succeeded')
    expect((await buyer.order(id)).timeline.filter(({ state }) => state === 'paid')).toHaveLength(1)
  })

  it('by PayPal take what was agreed to and left, when the shop looks', async () => {
    const { buyer, id, answer } = await begun('paypal')
    await answer(true)
    store.clock.advance({ minutes: 2 })
    await doDue(reconcilePayment, store)
    expect((await buyer.order(id)).state).toBe('paid')
  })

  it.each(WAYS)('%s gives back what was paid when the order is cancelled', async (way) => {
    const { buyer, id, answer, capture } = await begun(way)
    await answer(true)
    if (way === 'paypal') await capture()
    await buyer.call('PATCH', `/v1/order/cancel/${id}`)
    await doDue(reconcilePayment, store)
    expect(await buyer.order(id)).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } })
  })

  it('are answered by nobody else, and not for a card', async () => {
    const { intent } = await begun('paypal')
    const stranger = await store.newSession()
    const path = `/v1/payment/sandbox/${intent.id}/wallet`
    const asked = await store.call('POST', path, { session: stranger, body: { approve: true } })
    expect(asked.status).toBe(404)
    const { buyer, id } = await readyToOrder(store)
    await buyer.toPay(id)
    const card = await buyer.intent(id)
    const wrong = await buyer.post(`/v1/payment/sandbox/${card.id}/wallet`, { approve: true })
    expect(wrong.status).toBe(404)
  })
})
