import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAlternativeSlots } from '../../../contract/order.ts'
import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import { createBuyer, paidOrder } from '../../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../../tests/support/shopping/checkout.ts'
import { setCapacity } from '../../../tests/support/shopping/slot-capacity.ts'
import { orderAskingRecipient } from '../../../tests/support/shopping/recipient-link.ts'
import { subscribed } from '../../../tests/support/shopping/subscriber.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'
import { londonDate } from '../../kernel/clock.ts'
import { moveOrder } from '../order-state.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

type Slot = { date: string; interval_id: number }

const paid = () => paidOrder(store)

const alternatives = async (buyer: Buyer, id: string) =>
  getAlternativeSlots.response.parse((await buyer.get(`/v1/order/intervals/${id}`)).body).data

const move = (buyer: Buyer, id: string, slot: Slot) =>
  buyer.post(
    '/v1/order/interval/',
    { date: slot.date, interval_id: slot.interval_id, order_id: id },
    randomUUID(),
  )

/** All slots of some days, in their order. */
const slotsOf = (dates: DeliveryDate[]): (Slot & { price: number })[] =>
  dates.flatMap(({ date, intervals }) => intervals.map(({ id, price }) => ({ date, interval_id: id, price })))

/** How many orders have a slot for good. */
async function soldIn({ date, interval_id }: Slot): Promise<number> {
  const { rows } = await store.db.$client.query<{ sold: number }>(
    `select count(*)::int as sold from slot_hold where date = $1 and window_id = $2 and held_until is null`,
    [date, interval_id],
  )
  return rows[0]?.sold ?? 0
}

const leavePlaces = ({ date, interval_id }: Slot, places: number) =>
  setCapacity(store, interval_id, date, places)

const slotOf = async (buyer: Buyer, id: string): Promise<Slot> => {
  const { interval } = await buyer.order(id)
  return { date: interval?.date ?? '', interval_id: interval?.interval_id ?? 0 }
}

it('a paid order is moved to another slot, for good and for the same price, and its own is free again', async () => {
  const { buyer, id } = await paid()
  const before = await buyer.order(id)
  expect(before.may_reschedule).toBe(true)
  const own = await slotOf(buyer, id)
  const [other] = slotsOf((await alternatives(buyer, id)).intervals).toReversed()
  if (!other) throw new Error('There is no other slot')
  const sold = { own: await soldIn(own), other: await soldIn(other) }
  const { body } = await move(buyer, id, other)
  expect(body).toMatchObject({ success: true, data: { interval: { held_until: null } } })
  const after = await buyer.order(id)
  expect({ ...after, interval: null }).toEqual({ ...before, interval: null })
  expect(after.interval).toMatchObject({ date: other.date, interval_id: other.interval_id })
  expect({ own: await soldIn(own), other: await soldIn(other) }).toEqual({
    own: sold.own - 1,
    other: sold.other + 1,
  })
  // It stays there when the time to pay would be over.
  store.clock.advance({ hours: 1 })
  expect(await slotOf(buyer, id)).toEqual({ date: other.date, interval_id: other.interval_id })
})

it('offers what costs no more than was paid, and not its own', async () => {
  const { buyer, id } = await paid()
  const own = await slotOf(buyer, id)
  const { price } = (await buyer.order(id)).interval ?? { price: 0 }
  const { gone, intervals } = await alternatives(buyer, id)
  expect(gone).toBe(false)
  const offered = slotsOf(intervals)
  expect(offered.length).toBeGreaterThan(0)
  for (const slot of offered) expect(slot.price).toBeLessThanOrEqual(price)
  expect(offered).not.toContainEqual(expect.objectContaining(own))
})

it('a dearer slot and a full one leave it where it is', async () => {
  const { buyer, id } = await paid()
  const own = await slotOf(buyer, id)
  const [full] = slotsOf((await alternatives(buyer, id)).intervals).toReversed()
  const { rows } = await store.db.$client.query<{ id: number }>(
    `select id from delivery_window where zone = 'london' order by price desc limit 1`,
  )
  if (!full || !rows[0]) throw new Error('There are no other slots')
  const dear = { date: full.date, interval_id: rows[0].id }
  expect(await move(buyer, id, dear)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid', field: 'body.interval_id' } },
  })
  await leavePlaces(full, 0)
  expect((await move(buyer, id, full)).body).toMatchObject({ success: false })
  expect(await slotOf(buyer, id)).toEqual(own)
  expect(await soldIn(own)).toBeGreaterThan(0)
})

it('the last place of a slot goes to one of two orders that are moved at once', async () => {
  const [one, other] = [await paid(), await paid()]
  const [slot] = slotsOf((await alternatives(one.buyer, one.id)).intervals).toReversed()
  if (!slot) throw new Error('There is no other slot')
  await leavePlaces(slot, (await soldIn(slot)) + 1)
  const answers = await Promise.all([one, other].map(({ buyer, id }) => move(buyer, id, slot)))
  expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true])
})

it('its own slot is no other one, whatever is full by now', async () => {
  const { buyer, id } = await paid()
  const own = await slotOf(buyer, id)
  await leavePlaces(own, 0)
  expect((await move(buyer, id, own)).body).toMatchObject({ success: true })
  const { rows } = await store.db.$client.query('select change_notice_at from "order" where id = $1', [id])
  expect(rows).toEqual([{ change_notice_at: null }])
})

it('is moved no further than it could have been ordered for, and not once its day is over', async () => {
  const { buyer, id } = await paid()
  const own = await slotOf(buyer, id)
  const day = (days: number) => londonDate(store.clock.now()).add({ days }).toString()
  const far = { ...own, date: day(62) }
  expect((await move(buyer, id, far)).body).toMatchObject({ success: true })
  store.clock.advance({ hours: 24 })
  expect((await move(buyer, id, { ...own, date: day(62) })).body).toMatchObject({
    success: false,
    message: expect.stringContaining('within 63 days'),
  })
  expect(await slotOf(buyer, id)).toEqual(far)
  const soon = await paid()
  store.clock.advance({ hours: 24 * 10 })
  expect(await soon.buyer.order(soon.id)).toMatchObject({ state: 'paid', may_reschedule: false })
  expect(await move(soon.buyer, soon.id, { ...own, date: day(3) })).toMatchObject({ status: 409 })
  store.clock.set(MORNING)
})

it('that was a draft for months is moved like any other', async () => {
  const { buyer, id } = await paid()
  await store.db.$client.query(
    `update "order" set created_at = created_at - interval '70 days' where id = $1`,
    [id],
  )
  const [slot] = slotsOf((await alternatives(buyer, id)).intervals)
  if (!slot) throw new Error('There is no other slot')
  expect((await move(buyer, id, slot)).body).toMatchObject({ success: true })
  expect(await slotOf(buyer, id)).toEqual({ date: slot.date, interval_id: slot.interval_id })
})

it('that is cancelled at the same moment has no place anywhere', async () => {
  for (let times = 0; times < 5; times++) {
    const { buyer, id } = await paid()
    const [slot] = slotsOf((await alternatives(buyer, id)).intervals)
    if (!slot) throw new Error('There is no other slot')
    await Promise.all([move(buyer, id, slot), buyer.call('PATCH', `/v1/order/cancel/${id}`)])
    expect(await buyer.order(id)).toMatchObject({ state: 'cancelled', interval: null })
    const { rows } = await store.db.$client.query('select 1 from slot_hold where order_id = $1', [id])
    expect(rows).toEqual([])
  }
})

it('is moved neither by a stranger nor once the florist has begun', async () => {
  const { buyer, id } = await paid()
  const own = await slotOf(buyer, id)
  const [other] = slotsOf((await alternatives(buyer, id)).intervals)
  if (!other) throw new Error('There is no other slot')
  const stranger = createBuyer(store, await store.newSession())
  expect(await move(stranger, id, other)).toMatchObject({ status: 404 })
  await inTransaction(store, (tx) => moveOrder(tx, id, 'preparing'))
  expect(await move(buyer, id, other)).toMatchObject({ status: 409 })
  expect(await alternatives(buyer, id)).toEqual({ gone: false, intervals: [] })
  expect(await buyer.order(id)).toMatchObject({ may_reschedule: false })
  expect(await slotOf(buyer, id)).toEqual(own)
})

it('a subscription and an order whose recipient says when are not moved', async () => {
  const asked = await orderAskingRecipient(store)
  expect(await asked.buyer.order(asked.id)).toMatchObject({ may_reschedule: false })
  const { account, id } = await subscribed(store, 'moving@example.org')
  const { body } = await account.get(`/v1/order/${id}/`)
  expect(body.data).toMatchObject({ state: 'paid', may_reschedule: false })
  const { date, interval_id } = body.data.interval
  expect(
    await account.call('POST', '/v1/order/interval/', { date, interval_id, order_id: id }),
  ).toMatchObject({
    status: expect.toBeOneOf([404, 409]),
  })
})
