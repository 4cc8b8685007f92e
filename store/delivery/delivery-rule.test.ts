import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import type { DayRule, DeliveryDays } from './delivery-days.ts'
import type { AvailabilityRequest, DeliveryWindow } from './delivery-rule.ts'
import { DAYS_AHEAD } from '../../contract/types/field-rules.ts'
import { availability } from './delivery-rule.ts'

const window = (change: Partial<DeliveryWindow> = {}): DeliveryWindow => ({
  id: 1,
  zone: 'london',
  outwardCodes: null,
  startsAt: '12:00',
  endsAt: '16:00',
  price: 0,
  capacity: 10,
  cutOffDays: 0,
  cutOffTime: '10:30',
  position: 0,
  ...change,
})

const ORDINARY: DeliveryDays = { ruleOn: () => null, isWorkday: () => true }

/** `now` is in UTC, `date` in London. */
function ask(now: string, date: string, change: Partial<AvailabilityRequest> = {}) {
  return availability({
    now: Temporal.Instant.from(now),
    date: Temporal.PlainDate.from(date),
    window: window(),
    destination: { regions: ['london'] },
    days: ORDINARY,
    sameDay: true,
    closed: false,
    capacityLeft: 1,
    capacityUnsold: 1,
    ...change,
  })
}

describe('a delivery window', () => {
  it('can be had until its cut-off, to the second, and says when that is', () => {
    expect(ask('2026-01-15T10:29:59Z', '2026-01-15')).toMatchObject({ available: true, reason: null })
    const late = ask('2026-01-15T10:30:00Z', '2026-01-15')
    expect(late).toMatchObject({ available: false, reason: 'It is too late for this time' })
    expect(late.orderBy.toString()).toBe('2026-01-15T10:30:00Z')
  })

  it('keeps London time in summer', () => {
    expect(ask('2026-07-15T09:29:59Z', '2026-07-15').available).toBe(true)
    expect(ask('2026-07-15T09:30:00Z', '2026-07-15').available).toBe(false)
  })

  it('with a cut-off the day before closes at that time of that day', () => {
    const early = { window: window({ cutOffDays: 1, cutOffTime: '20:00' }) }
    expect(ask('2026-01-14T19:59:59Z', '2026-01-15', early).available).toBe(true)
    expect(ask('2026-01-14T20:00:00Z', '2026-01-15', early).available).toBe(false)
  })

  it('is not for a date that is past, though it be so only in London', () => {
    expect(
      ask('2026-01-15T23:59:59Z', '2026-01-15', { window: window({ cutOffTime: '23:59' }) }).reason,
    ).toBe('It is too late for this time')
    expect(ask('2026-01-16T00:00:00Z', '2026-01-15').reason).toBe('This date is past')
    // 23:00 UTC is midnight in London in summer.
    expect(ask('2026-07-15T23:00:00Z', '2026-07-15').reason).toBe('This date is past')
  })

  it('at one minute to midnight still belongs to the day', () => {
    const late = { window: window({ cutOffTime: '23:59' }) }
    expect(ask('2026-01-15T23:58:59Z', '2026-01-15', late).available).toBe(true)
    expect(ask('2026-07-15T22:58:59Z', '2026-07-15', late).available).toBe(true)
    expect(ask('2026-07-15T22:59:00Z', '2026-07-15', late).available).toBe(false)
    expect(
      ask('2026-01-15T23:59:00Z', '2026-01-16', { window: window({ cutOffDays: 1, cutOffTime: '20:00' }) })
        .available,
    ).toBe(false)
  })

  it(`can be had ${DAYS_AHEAD} days ahead, today included`, () => {
    expect(ask('2026-01-01T09:00:00Z', '2026-03-04').available).toBe(true)
    expect(ask('2026-01-01T09:00:00Z', '2026-03-05').reason).toContain('up to 63 days')
  })

  it('is refused when closed or full', () => {
    expect(ask('2026-01-15T09:00:00Z', '2026-01-15', { closed: true }).reason).toBe(
      'We do not deliver at this time',
    )
    const full = { capacityLeft: 0, capacityUnsold: 0 }
    expect(ask('2026-01-15T09:00:00Z', '2026-01-15', full)).toMatchObject({
      available: false,
      reason: 'Fully booked',
    })
    expect(ask('2026-01-15T09:00:00Z', '2026-01-15', { ...full, capacityUnsold: 1 })).toMatchObject({
      available: false,
      reason: 'Others are choosing the last places. Try again in a few minutes',
    })
  })
})

describe('what cannot be sent on the same day', () => {
  const slow = { sameDay: false }

  it('is not delivered today', () => {
    expect(ask('2026-01-15T09:00:00Z', '2026-01-15', slow).reason).toContain('same day')
  })

  it('must be ordered by five the evening before', () => {
    expect(ask('2026-01-14T16:59:59Z', '2026-01-15', slow).available).toBe(true)
    const late = ask('2026-01-14T17:00:00Z', '2026-01-15', slow)
    expect(late.available).toBe(false)
    expect(late.orderBy.toString()).toBe('2026-01-14T17:00:00Z')
  })

  it('may be ordered as late as all else for a window that closes the evening before', () => {
    const evening = { ...slow, window: window({ cutOffDays: 1, cutOffTime: '20:00' }) }
    expect(ask('2026-01-14T19:59:59Z', '2026-01-15', evening).available).toBe(true)
    expect(ask('2026-01-14T20:00:00Z', '2026-01-15', evening).available).toBe(false)
  })

  it('keeps an earlier cut-off of the window itself', () => {
    const early = { ...slow, window: window({ cutOffDays: 2, cutOffTime: '12:00' }) }
    expect(ask('2026-01-13T12:00:00Z', '2026-01-15', early).available).toBe(false)
  })
})

describe('when the clocks change', () => {
  it('in spring, the cut-off is that of London’s new time', () => {
    // 29 March 2026, 01:00 UTC: London goes from 01:00 to 02:00.
    expect(ask('2026-03-29T09:29:59Z', '2026-03-29').available).toBe(true)
    expect(ask('2026-03-29T09:30:00Z', '2026-03-29').available).toBe(false)
    expect(ask('2026-03-28T10:30:00Z', '2026-03-28').available).toBe(false)
  })

  it('in autumn, the cut-off is that of London’s old time', () => {
    // 25 October 2026, 01:00 UTC: London goes from 02:00 back to 01:00.
    expect(ask('2026-10-25T10:29:59Z', '2026-10-25').available).toBe(true)
    expect(ask('2026-10-24T09:30:00Z', '2026-10-24').available).toBe(false)
  })

  it('a cut-off the evening before keeps its hour on the clock', () => {
    const evening = { window: window({ cutOffDays: 1, cutOffTime: '20:00' }) }
    expect(ask('2026-03-28T20:00:00Z', '2026-03-29', evening).orderBy.toString()).toBe('2026-03-28T20:00:00Z')
    expect(ask('2026-10-24T19:00:00Z', '2026-10-25', evening).orderBy.toString()).toBe('2026-10-24T19:00:00Z')
  })

  it('a cut-off in the hour that is skipped moves an hour on', () => {
    const night = { window: window({ cutOffTime: '01:30' }) }
    expect(ask('2026-03-29T00:00:00Z', '2026-03-29', night).orderBy.toString()).toBe('2026-03-29T01:30:00Z')
  })

  it('dates follow one another, each once, through the night of the change', () => {
    const far = { window: window({ cutOffDays: 0, cutOffTime: '23:59' }) }
    expect(ask('2026-03-28T23:59:30Z', '2026-03-29', far).available).toBe(true)
    expect(ask('2026-03-29T22:58:00Z', '2026-03-29', far).available).toBe(true)
    expect(ask('2026-03-29T23:00:00Z', '2026-03-29', far).reason).toBe('This date is past')
    expect(ask('2026-10-24T23:00:00Z', '2026-10-24', far).reason).toBe('This date is past')
    expect(ask('2026-10-25T23:58:00Z', '2026-10-25', far).available).toBe(true)
  })
})

describe('a day on which not everything is delivered', () => {
  const days = (rule: DayRule | null, ...closed: string[]): Partial<AvailabilityRequest> => ({
    days: { ruleOn: () => rule, isWorkday: (date) => !closed.includes(date.toString()) },
  })

  it('has no windows, or only those that end in time', () => {
    const closed = days({ lastEnd: null, name: 'Christmas Day' })
    expect(ask('2026-12-20T12:00:00Z', '2026-12-25', closed).reason).toBe(
      'We do not deliver that day (Christmas Day)',
    )
    const short = days({ lastEnd: '12:00', name: 'Christmas Eve' })
    const morning = window({ startsAt: '08:00', endsAt: '12:00' })
    expect(ask('2026-12-20T12:00:00Z', '2026-12-24', { ...short, window: morning }).available).toBe(true)
    expect(ask('2026-12-20T12:00:00Z', '2026-12-24', short).reason).toBe(
      'The last delivery that day (Christmas Eve) is by 12:00',
    )
  })

  it('says so on the day itself, too', () => {
    const closed = days({ lastEnd: null, name: 'Christmas Day' })
    expect(ask('2026-12-25T12:00:00Z', '2026-12-25', closed).reason).toBe(
      'We do not deliver that day (Christmas Day)',
    )
  })

  it('does not count where a day before the delivery is asked for', () => {
    const early = { window: window({ cutOffDays: 1, cutOffTime: '20:00' }) }
    const overChristmas = days(null, '2026-12-25')
    const orderBy = (change: Partial<AvailabilityRequest>) =>
      ask('2026-12-20T12:00:00Z', '2026-12-26', change).orderBy.toString()
    expect(orderBy(early)).toBe('2026-12-25T20:00:00Z')
    expect(orderBy({ ...early, ...overChristmas })).toBe('2026-12-24T20:00:00Z')
    expect(orderBy({ ...overChristmas, sameDay: false })).toBe('2026-12-24T17:00:00Z')
  })
})
