import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToPay } from '../../tests/support/checkout.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('what is ordered once more is added to what the cart has of it, up to 99', async () => {
  const { buyer, id } = await readyToPay(store, { quantity: 40 })
  for (const quantity of [40, 80, 99])
    expect(await buyer.post(`/v1/order/repeat/${id}`, {})).toMatchObject({
      status: 200,
      body: { data: { positions: [{ quantity }] } },
    })
})
