import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
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
})

/** Those of some orders that are still there at a moment. */
async function leftAt(moment: string, ids: string[]): Promise<string[]> {
  store.clock.set(moment)
  await doDue(removeOldOrder, store)
  const { rows } = await store.db.$client.query('select id from "order" where id = any($1)', [ids])
  return ids.filter((id) => rows.some((row) => row.id === id))
}

it('an order that nobody marked as delivered goes six years after the day of its delivery', async () => {
  store.clock.set(MORNING)
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  const unpaid = await readyToPay(store)
  await store.db.$client.query(`update slot_hold set date = '2026-03-20' where order_id = $1`, [id])
  expect(await leftAt('2032-03-12T08:00:00Z', [id, unpaid.id])).toEqual([id])
  expect(await leftAt('2032-03-19T12:00:00Z', [id])).toEqual([id])
  expect(await leftAt('2032-03-21T12:00:00Z', [id])).toEqual([])
})

it('a draft goes thirty days after its last change, with all that was typed into it', async () => {
  store.clock.set(MORNING)
  const { id, buyer } = await readyToOrder(store)
  const replaced = await readyToOrder(store)
  await inTransaction(store, (tx) => mustMove(tx, replaced.id, 'cancelled'))
  const placed = await readyToPay(store)
  const begun = [id, replaced.id, placed.id]
  const end = Temporal.Instant.from(MORNING).add({ hours: 24 * 30 })
  expect(await leftAt(end.subtract({ seconds: 1 }).toString(), begun)).toEqual(begun)
  expect(await leftAt(end.add({ minutes: 1 }).toString(), begun)).toEqual([placed.id])
  expect((await buyer.get('/v1/order/')).status).not.toBe(200)
})

it('a draft that somebody has come back to is left alone while it holds a time', async () => {
  store.clock.set(MORNING)
  const { id } = await readyToOrder(store)
  await store.db.$client.query(
    `update slot_hold set held_until = '2026-04-20T08:00:00Z' where order_id = $1`,
    [id],
  )
  expect(await leftAt('2026-04-20T07:59:00Z', [id])).toEqual([id])
  expect(await leftAt('2026-04-20T08:00:00Z', [id])).toEqual([])
})
