import { expect, test } from 'vitest'
import { dayByKey } from './day-by-key.ts'

// Wednesday 2 December 2026 to Sunday 3 January 2027, without Sundays and Christmas Day.
const OPEN = Array.from({ length: 33 }, (_, days) =>
  new Date(Date.UTC(2026, 11, 2 + days)).toISOString().slice(0, 10),
).filter((day) => new Date(day).getUTCDay() !== 0 && day !== '2026-12-25')

test.each([
  ['ArrowDown', '2026-12-02', '2026-12-09'],
  ['ArrowUp', '2026-12-09', '2026-12-02'],
  // Nothing is there: the day stays.
  ['ArrowUp', '2026-12-02', '2026-12-02'],
  ['ArrowDown', '2026-12-18', '2026-12-18'],
  ['Home', '2026-12-10', '2026-12-07'],
  ['End', '2026-12-10', '2026-12-12'],
  // The week of today begins today.
  ['Home', '2026-12-04', '2026-12-02'],
  ['PageDown', '2026-12-02', '2026-12-30'],
  ['PageUp', '2026-12-30', '2026-12-02'],
  // As far as it goes.
  ['PageDown', '2026-12-10', '2027-01-02'],
  ['PageUp', '2026-12-10', '2026-12-02'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from, OPEN)).toBe(to)
})

test('other keys are left to the browser', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Tab', ' ', 'a'])
    expect(dayByKey(key, '2026-12-02', OPEN)).toBeUndefined()
})
