import { expect, it } from 'vitest'
import { shortDay } from './clock.ts'

it.each([
  ['2026-11-22', '2026-11-22T12:00:00Z', 'Sun 22 Nov'],
  ['2024-11-22', '2026-11-22T12:00:00Z', 'Fri 22 Nov 2024'],
  ['2027-01-01', '2026-12-31T23:59:59Z', 'Fri 1 Jan 2027'],
  ['2027-01-01', '2027-01-01T00:00:00Z', 'Fri 1 Jan'],
])('%s is said on %s as %s', (date, now, words) => {
  expect(shortDay(date, Date.parse(now)).replace(',', '')).toBe(words)
})
