import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CARDS,
  firstOpen,
  readyToOrder,
  readyToPay,
  withDraft,
} from '../../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../../tests/support/shopping/checkout.ts'
import { setCapacity } from '../../../tests/support/shopping/slot-capacity.ts'
import { eq } from 'drizzle-orm'
import { order } from '../../db/schema.ts'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import { orderAskingRecipient } from '../../../tests/support/shopping/recipient-link.ts'
import { ALL_HELD } from '../../delivery/delivery-rule.ts'
import { reserve } from './reservation.ts'
import type { AlternativeSlots } from './alternative-slots.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

/** Sets the capacity so that `places` are left in a slot. */
const leavePlaces = (windowId: number, date: string, places: number) =>
  setCapacity(store, windowId, date, places)

async function buyers(count: number): Promise<Buyer[]> {
  const drafts = await Promise.all(Array.from({ length: count }, () => withDraft(store)))
  await Promise.all(drafts.map(({ buyer }) => buyer.address()))
  return drafts.map(({ buyer }) => buyer)
}

const holds = async () =>
  Number((await store.db.$client.query('select count(*) from slot_hold')).rows[0].count)

describe('the last place in a delivery window', () => {
  it('goes to exactly one of sixty who choose it at once', async () => {
    const crowd = await buyers(60)
    const { date, interval } = firstOpen((await crowd[0]?.intervals()) ?? [])
    await leavePlaces(interval.id, date, 1)
    const answers = await Promise.all(crowd.map((buyer) => buyer.choose(date, interval.id)))
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    for (const { body } of answers.filter((answer) => !answer.body.success))
      expect(body.message).toBe(ALL_HELD)
    expect(await holds()).toBe(1)
  })

  it('shows as taken to others and as free to who holds it', async () => {
    const [holder, other] = (await buyers(2)) as [Buyer, Buyer]
    const { date, interval } = firstOpen(await holder.intervals())
    await leavePlaces(interval.id, date, 1)
    await holder.choose(date, interval.id)
    const seen = async (buyer: Buyer) =>
      (await buyer.intervals())
        .find((entry) => entry.date === date)
        ?.intervals.find((entry) => entry.id === interval.id)
    expect(await seen(other)).toMatchObject({ disabled: true, reason: ALL_HELD, places_left: 0 })
    expect(await seen(holder)).toMatchObject({ disabled: false, places_left: 1 })
  })
})

describe('a held place', () => {
  it('lapses after ten minutes, and another may have it', async () => {
    const [first, second] = (await buyers(2)) as [Buyer, Buyer]
    const { date, interval } = firstOpen(await first.intervals())
    await leavePlaces(interval.id, date, 1)
    await first.choose(date, interval.id)
    store.clock.advance({ minutes: 9, seconds: 59 })
    expect((await second.choose(date, interval.id)).body.success).toBe(false)
    store.clock.advance({ seconds: 1 })
    expect((await first.order()).interval).toBeNull()
    expect((await second.choose(date, interval.id)).body.success).toBe(true)
  })

  it('is held longer by who is about to pay, and never sold over', async () => {
    const { buyer, id, date, interval, intent } = await readyToPay(store)
    const [other] = (await buyers(1)) as [Buyer]
    await leavePlaces(interval.id, date, 1)
    store.clock.advance({ minutes: 29 })
    expect((await other.choose(date, interval.id)).body.success).toBe(false)
    store.clock.advance({ minutes: 1 })
    expect((await other.choose(date, interval.id)).body.success).toBe(true)
    const late = await buyer.pay(intent.id)
    expect(late.body.data).toMatchObject({ state: 'failed', message: expect.stringContaining('not charged') })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
  })

  it('that lapsed unsold is taken again when the payment comes', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    store.clock.advance({ minutes: 31 })
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
    expect((await buyer.order(id)).interval?.held_until).toBeNull()
  })

  it('is lost by who only chose it when staff take places away, and kept by who has ordered', async () => {
    const ordered = await readyToPay(store)
    const { buyer, id, date, interval } = await readyToOrder(store)
    expect({ date, id: interval.id }).toEqual({ date: ordered.date, id: ordered.interval.id })
    await leavePlaces(interval.id, date, 0)
    const { body } = await buyer.toPay(id)
    expect(body).toMatchObject({ success: false, message: 'Fully booked. Choose another delivery time.' })
    expect((await buyer.order()).interval).toBeNull()
    expect((await ordered.buyer.pay(ordered.intent.id)).body.data.state).toBe('succeeded')
  })

  it('that was lost while paying can be chosen anew for the same order', async () => {
    const { buyer, id, date, interval, intent } = await readyToPay(store)
    const instead = async (): Promise<AlternativeSlots> =>
      (await buyer.get(`/v1/order/intervals/${id}`)).body.data
    expect(await instead()).toEqual({ gone: false, intervals: [] })
    store.clock.advance({ minutes: 31 })
    // The hold has lapsed but the slot is free, so there is nothing to choose.
    expect((await instead()).gone).toBe(false)
    await leavePlaces(interval.id, date, 0)
    expect((await buyer.pay(intent.id)).body.data.state).toBe('failed')
    const { gone, intervals } = await instead()
    expect(gone).toBe(true)
    for (const entry of intervals.flatMap((day) => day.intervals))
      expect(entry).toMatchObject({ disabled: false, price: interval.price })
    const other = firstOpen(intervals)
    expect(other).not.toMatchObject({ date, interval: { id: interval.id } })
    expect((await buyer.choose(other.date, other.interval.id, { order_id: id })).body.success).toBe(true)
    expect(await instead()).toEqual({ gone: false, intervals: [] })
    // The message about the old slot is gone.
    expect((await buyer.order(id)).payment).toMatchObject({ state: 'failed', message: null })
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
    // It may go elsewhere now, but need not.
    expect(await instead()).toMatchObject({ gone: false })
    const [stranger] = (await buyers(1)) as [Buyer]
    expect((await stranger.get(`/v1/order/intervals/${id}`)).status).toBe(404)
  })

  it('is the one that was paid with, when another is chosen in the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { buyer, id, date, interval, intent } = await readyToPay(store)
      const others = (await store.get(`/v1/intervals/get-delivery-intervals-for-date-range/?zone=london`))
        .body
      const isOther = (entry: { id: number; price: number }) =>
        entry.id !== interval.id && entry.price <= interval.price
      const other = firstOpen(others.data, isOther)
      const [paid, chosen] = await Promise.all([
        buyer.pay(intent.id),
        buyer.choose(other.date, other.interval.id, { order_id: id }),
      ])
      expect(paid.body.data.state).toBe('succeeded')
      const kept = chosen.body.success ? other : { date, interval }
      expect((await buyer.order(id)).interval).toMatchObject({
        ...{ date: kept.date, interval_id: kept.interval.id, held_until: null },
      })
    }
  })

  it('may not be changed for a dearer one once the price is fixed', async () => {
    const { buyer, id, interval } = await readyToPay(store)
    const { body } = await store.get(`/v1/intervals/get-delivery-intervals-for-date-range/?zone=london`)
    const dearer = firstOpen(body.data, (entry) => entry.price > interval.price)
    const answer = await buyer.choose(dearer.date, dearer.interval.id, { order_id: id })
    expect(answer).toMatchObject({ status: 400, body: { error: { field: 'body.interval_id' } } })
    expect((await buyer.order(id)).interval?.interval_id).toBe(interval.id)
  })

  it('stays held through the bank’s question', async () => {
    const { buyer, intent, date, interval } = await readyToPay(store)
    await leavePlaces(interval.id, date, 1)
    store.clock.advance({ minutes: 29 })
    await buyer.pay(intent.id, CARDS.asks)
    store.clock.advance({ minutes: 29 })
    const [other] = (await buyers(1)) as [Buyer]
    expect((await other.choose(date, interval.id)).body.success).toBe(false)
    expect((await buyer.answerBank(intent.id, true)).body.data.state).toBe('succeeded')
  })

  it('that is paid for never lapses', async () => {
    const { buyer, id, intent, date, interval } = await readyToPay(store)
    await buyer.pay(intent.id)
    await leavePlaces(interval.id, date, 1)
    store.clock.advance({ hours: 1 })
    const [other] = (await buyers(1)) as [Buyer]
    expect((await other.choose(date, interval.id)).body.success).toBe(false)
    expect((await buyer.order(id)).interval).not.toBeNull()
  })

  it('is asked for again when its cut-off passed before the order was placed', async () => {
    const { buyer, id, date } = await readyToOrder(store)
    store.clock.set(`${date}T22:59:00Z`)
    expect((await buyer.toPay(id)).body.success).toBe(false)
    expect((await buyer.order()).state).toBe('draft')
  })
})

describe('all that an order needs', () => {
  const rowOf = async (id: string) => {
    const [row] = await store.db.select().from(order).where(eq(order.id, id))
    if (!row) throw new Error('There is no such order')
    return row
  }
  const reserving = (row: typeof order.$inferSelect) => inTransaction(store, (tx) => reserve(tx, row))
  const holds = async (id: string) =>
    (
      await store.db.$client.query(
        `select reserved_until as saving, (select held_until from slot_hold where order_id = id) as place
         from "order" where id = $1`,
        [id],
      )
    ).rows[0]

  it('is held together, and what of it is lost is told', async () => {
    await makeCode(store, 'HELD')
    const { buyer, id, date, interval } = await readyToOrder(store)
    await buyer.post('/v1/order/promocode/', { code: 'HELD' })
    expect((await buyer.toPay(id)).body.success).toBe(true)
    const ordered = await rowOf(id)
    const halfAnHour = new Date('2026-03-10T08:30:00Z')
    expect(await holds(id)).toEqual({ saving: halfAnHour, place: halfAnHour })
    expect(await reserving({ ...ordered, promo: null })).toBeNull()
    expect(await holds(id)).toEqual({ saving: null, place: halfAnHour })
    store.clock.advance({ minutes: 10 })
    expect(await reserving(ordered)).toBeNull()
    const later = new Date('2026-03-10T08:40:00Z')
    expect(await holds(id)).toEqual({ saving: later, place: later })

    const noTime = { what: 'slot', code: 'slot_lost', message: 'No delivery time is chosen.' }
    expect(await reserving({ ...ordered, shippingAddress: null })).toEqual(noTime)
    await leavePlaces(interval.id, date, 0)
    // The slot of a placed order is kept, whoever pays.
    expect(await reserving(ordered)).toBeNull()
    expect(await reserving({ ...ordered, state: 'draft' })).toEqual({
      what: 'slot',
      code: 'slot_full',
      message: 'Fully booked.',
    })
    store.clock.advance({ minutes: 30 })
    expect(await reserving(ordered)).toEqual({ what: 'slot', code: 'slot_full', message: 'Fully booked.' })
    await leavePlaces(interval.id, date, 1)
    expect(await reserving({ ...ordered, promo: null, usedBonuses: 100 })).toEqual({
      what: 'discount',
      code: 'bonuses_spent',
      message: 'The bonuses of this order have been spent otherwise.',
    })
    await store.db.$client.query('delete from promo_code_use')
    await store.db.$client.query(`update promo_code set expires_at = '2026-03-10' where code = 'HELD'`)
    expect(await reserving(ordered)).toEqual({
      what: 'discount',
      code: 'promo_code_expired',
      message: 'This promo code has expired.',
    })
    await store.db.$client.query('delete from slot_hold where order_id = $1', [id])
    expect(await reserving(ordered)).toEqual(noTime)
  })

  it('is no place where the recipient will choose one', async () => {
    const { id } = await orderAskingRecipient(store)
    expect(await reserving(await rowOf(id))).toBeNull()
  })

  it('is held no longer by who ordered two hours ago and comes back again and again', async () => {
    const { id } = await readyToPay(store)
    const ordered = await rowOf(id)
    const heldAfter = async (time: object) => {
      store.clock.advance(time)
      expect(await reserving(ordered)).toBeNull()
      return (await holds(id)).place.toISOString()
    }
    for (const until of ['08:59', '09:28', '09:57'])
      expect(await heldAfter({ minutes: 29 })).toBe(`2026-03-10T${until}:00.000Z`)
    expect(await heldAfter({ minutes: 29 })).toBe('2026-03-10T10:26:00.000Z')
    expect(await heldAfter({ minutes: 4 })).toBe('2026-03-10T10:26:00.000Z')
    // The hold has lapsed once and can be taken again.
    expect(await heldAfter({ minutes: 26 })).toBe('2026-03-10T10:56:00.000Z')
  })
})

describe('the times that can be had instead of one that is gone', () => {
  const instead = async (buyer: Buyer, id: string): Promise<AlternativeSlots> =>
    (await buyer.get(`/v1/order/intervals/${id}`)).body.data

  it('are none while it is held, and none for a draft', async () => {
    const { buyer, id, date, interval } = await readyToOrder(store)
    await buyer.toPay(id)
    await leavePlaces(interval.id, date, 0)
    expect(await instead(buyer, id)).toEqual({ gone: false, intervals: [] })
    store.clock.advance({ minutes: 31 })
    expect((await instead(buyer, id)).gone).toBe(true)
    await store.db.$client.query(`update "order" set state = 'draft' where id = $1`, [id])
    expect((await instead(buyer, id)).gone).toBe(false)
  })

  it('cost at most what was to be paid before a code made it free', async () => {
    await makeCode(store, 'FREED', { kind: 'free_delivery', value: 0 })
    const { buyer, id } = await readyToOrder(store)
    const open = (await buyer.intervals()).flatMap((day) =>
      day.intervals.filter(({ disabled }) => !disabled).map((entry) => ({ ...entry, date: day.date })),
    )
    const most = Math.max(...open.map(({ price }) => price))
    const dearest = open.find(({ price }) => price === most)
    if (!dearest) throw new Error('No window can be had')
    await buyer.choose(dearest.date, dearest.id)
    await buyer.post('/v1/order/promocode/', { code: 'FREED' })
    expect((await buyer.toPay(id)).body).toMatchObject({ success: true, data: { delivery_amount: 0 } })
    store.clock.advance({ minutes: 31 })
    await leavePlaces(dearest.id, dearest.date, 0)
    const { intervals } = await instead(buyer, id)
    const prices = intervals.flatMap((day) => day.intervals.map(({ price }) => price))
    expect(Math.max(...prices)).toBe(most)
    expect(Math.min(...prices)).toBe(0)
    expect(intervals[0]?.date).toBe('2026-03-10')
  })
})
