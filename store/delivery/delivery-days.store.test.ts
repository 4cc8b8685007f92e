import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryDate, RegionalDelivery } from '../../contract/delivery-dates.ts'
import { destinationInZone, deliveryDays, destinationOf, regionOf } from './delivery-days.ts'
import { getDeliveryDates, holdSlot } from './slots.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const day = (date: string) => Temporal.PlainDate.from(date)
const POSTCODES = { london: 'N1 9GU', manchester: 'M1 1AE', edinburgh: 'EH1 1YZ' }
const PLACES = {
  london: destinationOf({ zone: 'london', postcode: POSTCODES.london }),
  manchester: destinationOf({ zone: 'uk', postcode: POSTCODES.manchester }),
  edinburgh: destinationOf({ zone: 'uk', postcode: POSTCODES.edinburgh }),
}

/** Returns the days of a year without deliveries, as `05-03`. */
async function closedIn(year: number, place: keyof typeof PLACES): Promise<string[]> {
  const [first, last] = [day(`${year}-01-01`), day(`${year}-12-31`)]
  const days = await deliveryDays(store, first, last)
  return Array.from({ length: first.until(last).days + 1 }, (_, n) => first.add({ days: n }))
    .filter((date) => days.ruleOn(PLACES[place], date)?.lastEnd === null)
    .map((date) => date.toString().slice(5))
}

const CHRISTMAS = ['12-25', '12-26']

describe('the calendar', () => {
  it('has the bank holidays of each nation, also those that are kept on another day', async () => {
    const shared2027 = ['01-01', '03-26', '05-03', '05-31']
    expect(await closedIn(2027, 'manchester')).toEqual(
      [...shared2027, '03-29', '08-30', ...CHRISTMAS, '12-27', '12-28'].sort(),
    )
    expect(await closedIn(2027, 'edinburgh')).toEqual(
      [...shared2027, '01-02', '01-04', '08-02', '11-30', ...CHRISTMAS, '12-27', '12-28'].sort(),
    )
    const shared2028 = ['01-01', '01-03', '04-14', '05-01', '05-29']
    expect(await closedIn(2028, 'manchester')).toEqual([...shared2028, '04-17', '08-28', ...CHRISTMAS].sort())
    expect(await closedIn(2028, 'edinburgh')).toEqual(
      [...shared2028, '01-02', '01-04', '08-07', '11-30', ...CHRISTMAS].sort(),
    )
  })

  it('closes London on Christmas Day alone, whatever the year', async () => {
    for (const year of [2026, 2027, 2028, 2099]) expect(await closedIn(year, 'london')).toEqual(['12-25'])
  })
})

const listed = async (now: string, place: keyof typeof PLACES) => {
  store.clock.set(now)
  return getDeliveryDates(store, PLACES[place], { sameDay: true })
}
const open = (dates: DeliveryDate[], date: string) =>
  (dates.find((entry) => entry.date === date)?.intervals ?? [])
    .filter(({ disabled }) => !disabled)
    .map(({ from, to }) => `${from}–${to}`)

const firstOpen = (dates: DeliveryDate[]) => dates.find(({ disabled }) => !disabled)?.date
const earliestAt = async (now: string) => {
  store.clock.set(now)
  return (await store.get('/v1/intervals/earliest/')).body.data
}
const checked = (postcode: string) =>
  store.get(`/v1/delivery/check/?postcode=${encodeURIComponent(postcode)}`)

describe('the check of a postcode', () => {
  const requested = async (date: string) =>
    (await store.get(`/v1/delivery/check/?postcode=N1%209GU&date=${date}`)).body.data.requested_date

  it('tells of any day that is asked for, as far as orders are taken', async () => {
    store.clock.set('2027-11-20T09:00:00Z')
    expect(await requested('2027-11-24')).toMatchObject({ date: '2027-11-24', disabled: false })
    expect(await requested('2027-12-22')).toMatchObject({ date: '2027-12-22', disabled: false })
    const christmas = await requested('2027-12-25')
    expect(christmas).toMatchObject({ date: '2027-12-25', disabled: true })
    expect(christmas.intervals.at(-1).reason).toBe('We do not deliver that day (Christmas Day)')
    const late = await requested('2028-01-22')
    expect(late.intervals.at(-1)).toMatchObject({
      disabled: true,
      reason: 'We take orders up to 63 days ahead',
    })
    expect(await requested('2027-11-19')).toBeNull()
    expect(await requested('2029-01-01')).toBeNull()
    expect((await checked('N1 9GU')).body.data).not.toHaveProperty('requested_date')
    expect((await store.get('/v1/delivery/check/?postcode=N1%209GU&date=2027-02-30')).status).toBe(400)
  })
})

describe('Christmas', () => {
  it('is not listed, its eve ends at noon, and what comes after it is ordered before it', async () => {
    const london = await listed('2027-12-20T09:00:00Z', 'london')
    expect(open(london, '2027-12-24')).toEqual(['08:00–12:00', '10:00–11:00'])
    expect(london.find(({ date }) => date === '2027-12-25')).toMatchObject({ disabled: true })
    expect(open(london, '2027-12-26')).toHaveLength(5)
    expect(london.find(({ date }) => date === '2027-12-26')?.intervals[0]).toMatchObject({
      order_by: '2027-12-24T20:00:00Z',
    })
    const manchester = await listed('2027-12-20T09:00:00Z', 'manchester')
    for (const date of ['25', '26', '27', '28']) expect(open(manchester, `2027-12-${date}`)).toEqual([])
    expect(open(manchester, '2027-12-29')).toHaveLength(2)
  })

  it('is not promised as the earliest', async () => {
    expect(await earliestAt('2027-12-24T20:30:00Z')).toMatchObject({
      same_day: { date: '2027-12-26', from: '12:00' },
      next_day: { date: '2027-12-29' },
    })
  })
})

describe('a bank holiday', () => {
  const hold = (place: keyof typeof PLACES, date: string, from: string) =>
    inTransaction(store, async (tx) => {
      const dates = await getDeliveryDates(tx, PLACES[place], { sameDay: true })
      const windowId = dates[0]?.intervals.find((interval) => interval.from === from)?.id ?? 0
      const until = store.clock.now()
      return holdSlot(tx, {
        ...{ orderId: 'NONE0000', destination: PLACES[place], windowId, date, sameDay: true, until },
      })
    })

  it('of one nation is a day like any other in the other, and never what is promised everywhere', async () => {
    expect(open(await listed('2027-08-20T09:00:00Z', 'manchester'), '2027-08-30')).toEqual([])
    expect(open(await listed('2027-08-20T09:00:00Z', 'edinburgh'), '2027-08-30')).toHaveLength(2)
    const everywhere = await getDeliveryDates(store, destinationInZone('uk'), { sameDay: true })
    expect(open(everywhere, '2027-08-30')).toEqual([])
  })

  it.each([
    // St Andrew's Day.
    ['2027-11-29T09:00:00Z', { manchester: '2027-11-30', edinburgh: '2027-12-01' }],
    // Easter Monday.
    ['2027-03-28T09:00:00Z', { manchester: '2027-03-30', edinburgh: '2027-03-29' }],
    // 1 January closes both, 2 January Scotland.
    ['2029-12-31T09:00:00Z', { manchester: '2030-01-02', edinburgh: '2030-01-03' }],
  ])('at %s is promised by the first day of the listing, whichever the nation', async (now, expected) => {
    const { next_day, next_day_in } = await earliestAt(now)
    for (const place of ['manchester', 'edinburgh'] as const) {
      const { region } = (await checked(POSTCODES[place])).body.data
      expect(region).toBe(regionOf(PLACES[place]))
      const promised =
        next_day_in.find((one: RegionalDelivery) => one.region === region)?.delivery ?? next_day
      expect(promised.date, place).toBe(expected[place])
      expect(firstOpen(await listed(now, place))).toBe(expected[place])
    }
  })

  it('elsewhere does not put off what London is promised for the day after', async () => {
    const { next_day, next_day_in } = await earliestAt('2027-05-02T09:00:00Z')
    expect(next_day.date).toBe('2027-05-04')
    expect(next_day_in).toEqual([
      { region: 'london', delivery: expect.objectContaining({ date: '2027-05-03', from: '10:00' }) },
    ])
  })

  it('of no nation leaves one promise for all of them', async () => {
    const { next_day_in } = await earliestAt('2027-06-15T09:00:00Z')
    expect(next_day_in.map(({ region }: RegionalDelivery) => region)).toEqual(['london'])
  })

  it('is refused to who chooses it, by its name', async () => {
    store.clock.set('2027-08-20T09:00:00Z')
    expect(await hold('manchester', '2027-08-30', '08:00')).toEqual({
      held: false,
      refusal: { code: 'slot_closed', message: 'We do not deliver that day (the Summer bank holiday)' },
    })
  })
})
