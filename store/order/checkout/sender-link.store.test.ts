import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LONDON_ADDRESS, firstOpen, readyToPay, withDraft } from '../../../tests/support/shopping/checkout.ts'
import { orderAskingRecipient } from '../../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())
const rowsOf = async (text: string, ...values: unknown[]) => (await store.db.$client.query(text, values)).rows

type Asked = Awaited<ReturnType<typeof orderAskingRecipient>>

async function takeOver(buyer: Asked['buyer'], id: string) {
  const path = `/v1/order/recipient-link/${id}/`
  const said = await buyer.post(`${path}address/`, LONDON_ADDRESS)
  expect(said.body).toMatchObject({ success: true, data: { recipient_choice: { state: 'taken_over' } } })
  const seen = (await buyer.get(path)).body.data
  expect(seen).toMatchObject({ state: 'taken_over', url: null, expires_at: '2026-03-17T08:00:00.000Z' })
  // At the price that was paid, which was nothing.
  const prices = seen.intervals.flatMap((day: any) => day.intervals.map(({ price }: any) => price))
  expect(new Set(prices)).toEqual(new Set([0]))
  const { date, interval } = firstOpen(seen.intervals)
  const chosen = await buyer.choose(date, interval.id, { order_id: id })
  expect(chosen.body).toMatchObject({ success: true, data: { interval: { date, held_until: null } } })
  return { date, interval }
}

describe('the buyer takes the address over', () => {
  it('at any time, sees it as it is, and the link says so', async () => {
    const { buyer, id, look, say } = await orderAskingRecipient(store)
    const { date, interval } = await takeOver(buyer, id)
    expect((await buyer.get(`/v1/order/recipient-link/${id}/`)).body.data.intervals).toEqual([])
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
    const { buyer, id, say } = await orderAskingRecipient(store)
    await say({ line1: '7 Secret Lane' })
    const link = (await buyer.get(`/v1/order/recipient-link/${id}/`)).body
    expect(link.data).toMatchObject({ state: 'asked', url: expect.any(String), intervals: [] })
    const seen = [
      await buyer.order(id),
      link,
      (await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).body,
    ]
    expect(JSON.stringify(seen)).not.toContain('Secret')
  })

  it('may not choose a dearer window than was paid for, nor one in another’s order', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
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

  it('of an order that is paid, and to a place and a time there are', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    const path = `/v1/order/recipient-link/${id}/address/`
    const choose = (window: number) => buyer.choose('2026-03-12', window, { order_id: id })
    const [free] = await rowsOf(`select id from delivery_window where zone = 'london' and price = 0`)
    expect(await choose(free.id)).toMatchObject({ status: 409, body: { error: { code: 'wrong_state' } } })
    expect((await buyer.post(path, { ...LONDON_ADDRESS, postcode: 'QQ1 1QQ' })).body).toMatchObject({
      success: false,
      message: expect.stringMatching(/./),
      data: { recipient_choice: { state: 'asked' } },
    })
    expect((await buyer.post(path, LONDON_ADDRESS)).body).toMatchObject({ success: true, message: '' })
    await rowsOf(`insert into slot (window_id, date, capacity) values ($1, '2026-03-12', 0)`, free.id)
    expect((await choose(free.id)).body).toMatchObject({ success: false, message: 'Fully booked' })
    await rowsOf(`update "order" set state = 'preparing' where id = $1`, id)
    for (const answer of [await choose(free.id), await buyer.post(path, LONDON_ADDRESS)])
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'wrong_state' } } })
  })

  it('of an order that has an address already: that is fixed', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id)
    expect((await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)).status).toBe(409)
    expect((await buyer.get(`/v1/order/recipient-link/${id}/`)).status).toBe(404)
  })
})
