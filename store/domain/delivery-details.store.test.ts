import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOpen, readyToPay, withDraft } from '../../tests/support/checkout.ts'
import type { Buyer } from '../../tests/support/checkout.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A visitor with a draft for London, who has chosen no time yet. */
async function choosing(): Promise<Buyer> {
  const { buyer } = await withDraft(store)
  await buyer.address()
  return buyer
}

/** Leaves one place in one window of one date. */
const leaveOne = (windowId: number, date: string) =>
  store.db.$client.query(
    `insert into slot (window_id, date, capacity) values ($1, $2, 1)
     on conflict (window_id, date) do update set capacity = 1`,
    [windowId, date],
  )

/** Expects that what is held from now on is nobody else's for so long, and not a second longer. */
async function expectHeldFor(minutes: number, date: string, windowId: number): Promise<void> {
  const other = await choosing()
  store.clock.advance({ minutes: minutes - 1, seconds: 59 })
  expect((await other.choose(date, windowId)).body).toMatchObject({
    success: false,
    message: 'Fully booked',
  })
  store.clock.advance({ seconds: 1 })
  expect((await other.choose(date, windowId)).body).toMatchObject({ success: true })
}

describe('a delivery time that is chosen', () => {
  it('waits twenty minutes for who is still at the checkout', async () => {
    const buyer = await choosing()
    const { date, interval } = firstOpen(await buyer.intervals())
    await leaveOne(interval.id, date)
    await buyer.choose(date, interval.id)
    await expectHeldFor(20, date, interval.id)
  })

  it('waits half an hour for the payment, when it is chosen in place of one that was lost while paying', async () => {
    const { buyer, id, interval } = await readyToPay(store)
    store.clock.advance({ minutes: 31 })
    const dates = await (await choosing()).intervals()
    const other = firstOpen(dates, (entry) => entry.id !== interval.id && entry.price <= interval.price)
    await leaveOne(other.interval.id, other.date)
    const { body } = await buyer.choose(other.date, other.interval.id, { order_id: id })
    expect(body).toMatchObject({ success: true, data: { interval: { interval_id: other.interval.id } } })
    await expectHeldFor(30, other.date, other.interval.id)
  })
})
