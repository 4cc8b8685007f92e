import type { OutcomeCode } from '../../contract/types/outcome-codes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { DeliveryDate } from '../../contract/delivery-dates.ts'
import { destinationInZone } from './delivery-days.ts'
import { earliestDelivery } from './earliest.ts'
import { holdSlot } from './slots.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

describe('delivery dates', () => {
  it('start with today in London, whatever the hour elsewhere', async () => {
    store.clock.set('2026-06-10T23:30:00Z')
    const { body } = await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=london')
    expect(body.data[0].date).toBe('2026-06-11')
  })

  it('go on for three weeks without a gap, over the clock change too', async () => {
    store.clock.set('2026-03-20T09:00:00Z')
    const { body } = await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=uk')
    const dates = body.data.map((entry: { date: string }) => entry.date)
    expect(dates).toHaveLength(21)
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates).toContain('2026-03-29')
  })

  const from = (date: string) =>
    store.get(`/v1/intervals/get-delivery-intervals-for-date-range/?zone=uk&intervals_date_from=${date}`)

  it('start where asked, though not in the past', async () => {
    expect((await from('2026-03-15')).body.data[0].date).toBe('2026-03-15')
    expect((await from('0001-01-01')).body.data[0].date).toBe('2026-03-10')
  })

  it('can be had nine weeks ahead, and none later', async () => {
    const isOpen = async (date: string) => !(await from(date)).body.data[0].disabled
    expect(await isOpen('2026-05-11')).toBe(true)
    expect(await isOpen('2026-05-12')).toBe(false)
  })

  it('are not told for the end of time', async () => {
    expect((await from('2027-03-11')).body.data[0].date).toBe('2027-03-11')
    expect((await from('2027-03-12')).status).toBe(400)
    expect(await from('9999-12-31')).toMatchObject({
      status: 400,
      body: { error: { field: 'query.intervals_date_from' } },
    })
  })
})

describe('the soonest delivery', () => {
  const soonest = (sameDay = true) => earliestDelivery(store, destinationInZone('london'), sameDay)
  const windows = (text: string) => store.db.$client.query(`update delivery_window set ${text}`)

  it('is the window that ends first, the cheapest of those, with the first that is free', async () => {
    await windows(
      `starts_at = '09:00', ends_at = '12:00', price = 595, cut_off_days = 0, cut_off_time = '08:30'`,
    )
    const { rows } = await store.db.$client.query(
      `select id from delivery_window where zone = 'london' order by position`,
    )
    const [, second, third, fourth] = rows.map(({ id }) => id as number)
    await windows(`price = 495 where id = ${third}`)
    await windows(`price = 0, starts_at = '10:00', ends_at = '20:00' where id = ${fourth}`)
    await windows(`starts_at = '07:00', ends_at = '11:00', cut_off_time = '07:59' where id = ${second}`)
    const orderBy = '2026-03-10T08:30:00Z'
    const today = { date: '2026-03-10', from: '09:00', to: '12:00', order_by: orderBy }
    expect(await soonest()).toEqual({
      ...{ zone: 'london', ...today, price: 495 },
      free: { ...today, from: '10:00', to: '20:00' },
    })
    // Products without same-day delivery are delivered tomorrow; the window that ends first is still open then.
    expect(await soonest(false)).toMatchObject({ date: '2026-03-11', from: '07:00', price: 595 })
    await windows('price = 595')
    expect(await soonest()).toMatchObject({ price: 595, free: null })
  })

  it('is none when no window can be had', async () => {
    await windows('capacity = 0')
    expect(await soonest()).toBeNull()
  })
})

describe('a window that the shop has closed', () => {
  const close = (date: string, where = 'true') =>
    store.db.$client.query(
      `insert into slot (window_id, date, capacity, closed)
       select id, $1, capacity, true from delivery_window where ${where}`,
      [date],
    )
  const days = async (): Promise<DeliveryDate[]> =>
    (await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=london')).body.data

  it('is shown as closed on its date, and the date when nothing else is open', async () => {
    const [window] = (await days())[1]?.intervals ?? []
    await close('2026-03-11', `id = ${window?.id}`)
    await close('2026-03-12')
    const [, eleventh, twelfth, thirteenth] = await days()
    expect(eleventh).toMatchObject({ disabled: false })
    expect(eleventh?.intervals[0]).toMatchObject({
      disabled: true,
      reason: 'We do not deliver at this time',
    })
    expect(eleventh?.intervals[1]).toMatchObject({ disabled: false, reason: null })
    expect(twelfth).toMatchObject({ disabled: true })
    expect(thirteenth).toMatchObject({ disabled: false })
  })

  it('is refused to who chooses it, as is what is over or too far, which leaves no row', async () => {
    const [window] = (await days())[1]?.intervals ?? []
    const windowId = window?.id ?? 0
    for (const date of ['2026-03-10', '2026-03-30']) await close(date)
    const hold = (date: string, more: object = {}) =>
      inTransaction(store, (tx) =>
        holdSlot(tx, {
          ...{ orderId: 'NONE0000', destination: destinationInZone('london'), windowId, date, sameDay: true },
          ...{ until: store.clock.now(), ...more },
        }),
      )
    const refused = (code: OutcomeCode, message: string) => ({ held: false, refusal: { code, message } })
    const closed = refused('slot_closed', 'We do not deliver at this time')
    expect(await hold('2026-03-10')).toEqual(refused('slot_too_late', 'It is too late for this time'))
    expect(await hold('2026-03-30')).toEqual(closed)
    expect(await hold('2026-03-09')).toEqual(refused('slot_past', 'This date is past'))
    expect(await hold('2026-05-12')).toEqual(refused('slot_too_far', 'We take orders up to 63 days ahead'))
    const elsewhere = refused('slot_not_offered', 'This delivery time is not on offer for the address')
    expect(await hold('2026-03-12', { destination: destinationInZone('uk') })).toEqual(elsewhere)
    expect(await hold('2026-03-12', { windowId: 0 })).toEqual(elsewhere)
    const { rows } = await store.db.$client.query('select distinct date::text from slot order by 1')
    expect(rows).toEqual([{ date: '2026-03-10' }, { date: '2026-03-30' }])
  })
})
