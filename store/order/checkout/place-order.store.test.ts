import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder, readyToPay, withDraft } from '../../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('ordering', () => {
  it('fixes positions and total, empties the cart and waits for the payment', async () => {
    const { buyer, id } = await readyToOrder(store)
    const before = await buyer.order()
    const { body } = await buyer.toPay(id, { expected_total: before.total_cost })
    expect(body).toMatchObject({
      success: true,
      data: { state: 'awaiting_payment', positions: before.positions, total_cost: before.total_cost },
    })
    expect((await buyer.get('/v1/basket/')).body.data.positions).toEqual([])
    await store.db.$client.query('update variant set price = price + 1000')
    expect((await buyer.order(id)).total_cost).toBe(before.total_cost)
    await store.db.$client.query('update variant set price = price - 1000')
  })

  it('is declined when the total is not what the shopper saw, and changes nothing', async () => {
    const { buyer, id } = await readyToOrder(store)
    const before = await buyer.order()
    const { body } = await buyer.toPay(id, { expected_total: before.total_cost - 1 })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('total has changed') })
    expect(await buyer.order()).toEqual(before)
    expect((await buyer.get('/v1/basket/')).body.data.positions).toHaveLength(1)
  })

  it('is declined when something of it is sold no more, by its name', async () => {
    const { buyer, id } = await readyToOrder(store)
    const [other] = (await store.get('/v1/category/tulips/?limit=1')).body.data.list
    await buyer.post(`/v1/basket/${other.id}/${other.position_slug}`, {})
    const expected_total = (await buyer.order()).total_cost
    await store.db.$client.query('update product set active = false where id = $1', [other.id])
    const { body } = await buyer.toPay(id, { expected_total })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('total has changed') })
    expect(body.message).toContain(other.title)
    expect((await buyer.toPay(id, { expected_total: body.data.total_cost })).body.success).toBe(true)
    await store.db.$client.query('update product set active = true where id = $1', [other.id])
  })

  it('is declined while something is missing, with the first of it', async () => {
    const { buyer, id } = await withDraft(store)
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: 'Say where the flowers go',
    })
    await buyer.address()
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: 'Say who receives the flowers',
    })
  })

  it('refuses a way to pay that is not on offer', async () => {
    const { buyer, id } = await readyToOrder(store)
    expect(await buyer.toPay(id, { payment_method: 'cheque' })).toMatchObject({
      status: 400,
      body: { error: { field: 'body.payment_method' } },
    })
  })

  it('done twice is done once', async () => {
    const { buyer, id } = await readyToOrder(store)
    const answers = await Promise.all([buyer.toPay(id), buyer.toPay(id), buyer.toPay(id)])
    for (const { body } of answers)
      expect(body).toMatchObject({ success: true, data: { state: 'awaiting_payment' } })
    expect((await buyer.order(id)).timeline.map((entry) => entry.state)).toEqual([
      'draft',
      'awaiting_payment',
    ])
  })

  it('leaves the order as it was when the cart is filled again', async () => {
    const { buyer, id, total } = await readyToPay(store)
    const { body } = await store.get('/v1/category/roses/?limit=2')
    await buyer.post(`/v1/basket/${body.data.list[1].id}/${body.data.list[1].position_slug}`, { quantity: 9 })
    const next = (await buyer.post('/v1/order/', {})).body.data
    expect(next.id).not.toBe(id)
    expect((await buyer.order(id)).total_cost).toBe(total)
  })
})
