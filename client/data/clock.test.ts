import { expect, it } from 'vitest'
import { toShopTime, dayAfter, dayBefore, londonDate, londonTime } from './clock.ts'

it.each([
  ['2026-01-05T00:00:00Z', '2026-01-05', '00:00'],
  ['2026-11-28T09:05:59Z', '2026-11-28', '09:05'],
  ['2026-06-30T22:59:00Z', '2026-06-30', '23:59'],
  ['2026-06-30T23:00:00Z', '2026-07-01', '00:00'],
])('at %s it is %s in London, and %s', (moment, date, time) => {
  expect(londonDate(Date.parse(moment))).toBe(date)
  expect(londonTime(moment)).toBe(time)
})

it('knows the days around one, over the end of a year', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})

it('goes by the clock of a shop that was set, unless the browser does already', () => {
  const clock = { now: '2026-12-01T10:00:00Z', aheadSeconds: 864_000 }
  const at = (time: string) => Date.parse(time)
  expect(toShopTime(at('2026-11-21T10:05:00Z'), clock)).toBe(at('2026-12-01T10:05:00Z'))
  expect(toShopTime(at('2026-12-01T10:05:00Z'), clock)).toBe(at('2026-12-01T10:05:00Z'))
  expect(toShopTime(at('2026-11-21T10:05:00Z'), null)).toBe(at('2026-11-21T10:05:00Z'))
})
