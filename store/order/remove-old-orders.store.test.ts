import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARDS, readyToPay } from '../../tests/support/checkout.ts'
import { doDue } from '../../tests/support/due-work.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { MORNING, startTestStore } from '../../tests/support/store.ts'
import { mustMove } from './order-state.ts'
import { removeOldOrder } from './remove-old-orders.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('an order is kept for six years after it is over, and nothing of it longer', async () => {
  store.clock.set(MORNING)
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  const other = await readyToPay(store)
  await inTransaction(store, async (tx) => {
    for (const to of ['preparing', 'on_its_way', 'delivered'] as const) await mustMove(tx, id, to)
  })
  const left = async () => {
    const { rows } = await store.db.$client.query(
      `select (select count(*) from "order" where id = $1)::int as orders,
         (select count(*) from payment where order_id = $1)::int as payments,
         (select count(*) from order_transition where order_id = $1)::int as states`,
      [id],
    )
    return rows[0]
  }
  store.clock.set('2032-03-10T07:00:00Z')
  expect(await doDue(removeOldOrder, store)).toBe(0)
  expect(await left()).toEqual({ orders: 1, payments: 1, states: 6 })
  store.clock.set('2032-03-12T08:00:00Z')
  expect(await doDue(removeOldOrder, store)).toBe(1)
  expect(await left()).toEqual({ orders: 0, payments: 0, states: 0 })
  // An unfinished order stays.
  const { rows } = await store.db.$client.query('select state from "order" where id = $1', [other.id])
  expect(rows).toEqual([{ state: 'awaiting_payment' }])
})
