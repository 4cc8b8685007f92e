import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, readyToOrder, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('an Idempotency-Key', () => {
  it('gets the same answer for the same request, also when things have moved on', async () => {
    const { buyer, intent } = await readyToPay(store)
    const first = await buyer.pay(intent.id, CARDS.declined, 'press-1')
    await buyer.pay(intent.id, CARDS.pays, 'press-2')
    const repeat = await buyer.pay(intent.id, CARDS.declined, 'press-1')
    expect(repeat).toMatchObject({ status: 200, body: first.body })
    expect(repeat.body.data.state).toBe('failed')
  })

  it('is refused for another request', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.declined, 'press')
    const other = await buyer.pay(intent.id, CARDS.pays, 'press')
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
  })

  it('is free again when its request was refused', async () => {
    const { buyer, id } = await readyToOrder(store)
    expect((await buyer.toPay(id, { payment_method: 'cheque' }, 'order')).status).toBe(400)
    expect((await buyer.toPay(id, {}, 'order')).body.success).toBe(true)
  })

  it('belongs to one session', async () => {
    const one = await readyToOrder(store)
    const other = await readyToOrder(store)
    const answers = [await one.buyer.toPay(one.id, {}, 'same'), await other.buyer.toPay(other.id, {}, 'same')]
    expect(answers.map(({ body }) => body.data.id)).toEqual([one.id, other.id])
  })

  it('lets fifty requests at once have one effect and one answer', async () => {
    const { buyer, id } = await readyToOrder(store)
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.toPay(id, {}, 'fifty')))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]?.body)
    }
    const intent = await buyer.intent(id)
    const payments = await Promise.all(
      Array.from({ length: 50 }, () => buyer.pay(intent.id, CARDS.pays, 'pay-fifty')),
    )
    for (const { body } of payments) expect(body.data.state).toBe('succeeded')
    expect((await buyer.order(id)).timeline.map((entry) => entry.state)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
    ])
  })

  it.each([' ', 'with space', 'é', 'x'.repeat(101)])('%j is no key', async (key) => {
    const { buyer, id } = await withDraft(store)
    const answer = await store.call('POST', `/v1/order/to-pay/${id}`, {
      session: buyer.session,
      body: { payment_method: 'stripe' },
      headers: { 'idempotency-key': key },
    })
    expect(answer.status).toBe(400)
  })
})
