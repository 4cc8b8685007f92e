import { describe, expect, it } from 'vitest'
import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import { destinationValue, readDestination } from '../../data/browser/destination.ts'
import { isSameDayOnly, soonestAt } from './soonest.ts'

type Offer = NonNullable<DeliveryPromise_EarliestFragment['nextDay']>

const on = (date: string): Offer => ({
  ...{ date, to: '18:00', orderBefore: `${date}T17:00:00Z`, free: null },
  price: { amount: 0, text: '£0' },
})
/** The morning before St Andrew's Day. */
const EARLIEST: DeliveryPromise_EarliestFragment = {
  ...{ today: '2026-11-29', clock: null, sameDay: on('2026-11-29'), nextDay: on('2026-12-01') },
  nextDayIn: [
    { region: 'london', delivery: on('2026-11-30') },
    { region: 'england-and-wales', delivery: on('2026-11-30') },
  ],
}
const soonest = (kept: string | undefined, sameDay: boolean) =>
  soonestAt(readDestination(kept, undefined), EARLIEST, sameDay)?.date

describe('the soonest delivery', () => {
  it.each([
    ['uk M1 1AE england-and-wales', '2026-11-30'],
    ['uk EH1 1YZ scotland', '2026-12-01'],
    // Kept before regions were: a day that is open in all of them.
    ['uk M1 1AE', '2026-12-01'],
    ['uk BT1 1AA northern-ireland', '2026-12-01'],
  ])('at %s is on %s', (kept, date) => {
    expect(soonest(kept, true)).toBe(date)
    expect(soonest(kept, false)).toBe(date)
  })

  it('in London is today, and the day after for what is not sent on the day', () => {
    expect(soonest('london N1 9GU london', true)).toBe('2026-11-29')
    expect(soonest('london N1 9GU london', false)).toBe('2026-11-30')
    expect(soonest('london N1 9GU', false)).toBe('2026-12-01')
  })

  it('without a destination is that of London, or of everywhere', () => {
    expect(soonest(undefined, true)).toBe('2026-11-29')
    expect(soonest(undefined, false)).toBe('2026-12-01')
  })

  it('leaves only what is sent on the day for a day that is sooner than the others come', () => {
    const isOnly = (kept: string, date: string) => isSameDayOnly(readDestination(kept, date), EARLIEST)
    expect(isOnly('london N1 9GU london', '2026-11-29')).toBe(true)
    expect(isOnly('london N1 9GU london', '2026-11-30')).toBe(false)
  })
})

it('a destination is kept with its region, if that is known', () => {
  const kept = (region: string | null) => destinationValue({ zone: 'uk', region, postcode: 'EH1 1YZ' })
  expect(kept('scotland')).toBe('uk EH1 1YZ scotland')
  expect(kept(null)).toBe('uk EH1 1YZ')
  for (const region of ['scotland', null])
    expect(readDestination(kept(region), '2026-12-01')).toEqual({
      ...{ zone: 'uk', region, postcode: 'EH1 1YZ', date: '2026-12-01' },
    })
})
