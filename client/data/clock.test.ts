import { expect, it } from 'vitest'
import { atShop, shortDay } from './clock.ts'

it.each([
  ['2026-11-22', '2026-11-22T12:00:00Z', 'Sun 22 Nov'],
  ['2024-11-22', '2026-11-22T12:00:00Z', 'Fri 22 Nov 2024'],
  ['2027-01-01', '2026-12-31T23:59:59Z', 'Fri 1 Jan 2027'],
  ['2027-01-01', '2027-01-01T00:00:00Z', 'Fri 1 Jan'],
])('%s is said on %s as %s', (date, now, words) => {
  expect(shortDay(date, Date.parse(now)).replace(',', '')).toBe(words)
})

it('goes by the clock of a shop that was set, unless the browser does already', () => {
  const clock = { now: '2026-12-01T10:00:00Z', aheadSeconds: 864_000 }
  const at = (time: string) => Date.parse(time)
  expect(atShop(at('2026-11-21T10:05:00Z'), clock)).toBe(at('2026-12-01T10:05:00Z'))
  expect(atShop(at('2026-12-01T10:05:00Z'), clock)).toBe(at('2026-12-01T10:05:00Z'))
  expect(atShop(at('2026-11-21T10:05:00Z'), null)).toBe(at('2026-11-21T10:05:00Z'))
})
