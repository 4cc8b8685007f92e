import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CARDS, firstOpen, readyToOrder, readyToPay, withDraft } from '../../tests/support/checkout.ts'
import type { Buyer } from '../../tests/support/checkout.ts'
import type { TimesInstead } from './times-instead.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

/** Leaves `places` in one window of one date. */
async function leavePlaces(windowId: number, date: string, places: number): Promise<void> {
  await store.db.$client.query(
    `insert into slot (window_id, date, capacity) values ($1, $2, $3)
     on conflict (window_id, date) do update set capacity = excluded.capacity`,
    [windowId, date, places],
  )
}

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
      expect(body.message).toBe('Fully booked')
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
    expect(await seen(other)).toMatchObject({ disabled: true, reason: 'Fully booked', places_left: 0 })
    expect(await seen(holder)).toMatchObject({ disabled: false, places_left: 1 })
  })
})

describe('a held place', () => {
  it('lapses after twenty minutes, and another may have it', async () => {
    const [first, second] = (await buyers(2)) as [Buyer, Buyer]
    const { date, interval } = firstOpen(await first.intervals())
    await leavePlaces(interval.id, date, 1)
    await first.choose(date, interval.id)
    store.clock.advance({ minutes: 19, seconds: 59 })
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

  it('that was lost while paying can be chosen anew for the same order', async () => {
    const { buyer, id, date, interval, intent } = await readyToPay(store)
    const instead = async (): Promise<TimesInstead> =>
      (await buyer.get(`/v1/order/intervals/${id}`)).body.data
    expect(await instead()).toEqual({ gone: false, intervals: [] })
    store.clock.advance({ minutes: 31 })
    // It lapsed, and can still be had: there is nothing to choose.
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
    // What was said of the time that had gone is said no more.
    expect((await buyer.order(id)).payment).toMatchObject({ state: 'failed', message: null })
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
    expect(await instead()).toEqual({ gone: false, intervals: [] })
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
