import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LONDON_ADDRESS, firstOpen, readyToPay, withDraft } from '../../tests/support/checkout.ts'
import { askedOrder } from '../../tests/support/recipient-link.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())
const rowsOf = async (text: string, ...values: unknown[]) => (await store.db.$client.query(text, values)).rows

type Asked = Awaited<ReturnType<typeof askedOrder>>

async function takeOver(buyer: Asked['buyer'], id: string) {
  const path = `/v1/order/recipient-link/${id}/`
  const said = await buyer.post(`${path}address/`, LONDON_ADDRESS)
  expect(said.body).toMatchObject({ success: true, data: { recipient_choice: { state: 'taken_over' } } })
  const { intervals } = (await buyer.get(path)).body.data
  const { date, interval } = firstOpen(intervals)
  const chosen = await buyer.choose(date, interval.id, { order_id: id })
  expect(chosen.body).toMatchObject({ success: true, data: { interval: { date, held_until: null } } })
  return { date, interval }
}

describe('the buyer takes the address over', () => {
  it('at any time, sees it as it is, and the link says so', async () => {
    const { buyer, id, look, say } = await askedOrder(store)
    const { date, interval } = await takeOver(buyer, id)
    for (const answer of [await look(), await say()])
      expect(answer).toMatchObject({
        status: 410,
        body: { error: { message: expect.stringMatching(/has been said/) } },
      })
    expect(await buyer.order(id)).toMatchObject({ shipping_address: { line1: LONDON_ADDRESS.line1 } })
    expect(await buyer.choose(date, interval.id, { order_id: id })).toMatchObject({ status: 409 })
    expect((await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).body.success).toBe(
      false,
    )
  })

  it('sees nothing of what the recipient had begun to say', async () => {
    const { buyer, id, say } = await askedOrder(store)
    await say({ line1: '7 Secret Lane' })
    const seen = [
      await buyer.order(id),
      (await buyer.get(`/v1/order/recipient-link/${id}/`)).body,
      (await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).body,
    ]
    expect(JSON.stringify(seen)).not.toContain('Secret')
  })

  it('may not choose a dearer window than was paid for, nor one in another’s order', async () => {
    const { buyer, id } = await askedOrder(store)
    await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)
    const [dear] = await rowsOf(`select id from delivery_window where zone = 'london' and price > 0`)
    expect((await buyer.choose('2026-03-12', dear.id, { order_id: id })).status).toBe(400)
    const other = await withDraft(store)
    for (const path of [`/v1/order/recipient-link/${id}/`])
      expect((await other.buyer.get(path)).status).toBe(404)
    expect((await other.buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).status).toBe(
      404,
    )
  })

  it('of an order that has an address already: that is fixed', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id)
    expect((await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).status).toBe(409)
    expect((await buyer.get(`/v1/order/recipient-link/${id}/`)).status).toBe(404)
  })
})
