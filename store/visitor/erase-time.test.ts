import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { eraseTime } from './erase-time.ts'

it.each([
  ['2026-01-15', '2026-01-16T03:00:00.000Z'],
  ['2026-07-15', '2026-07-16T02:00:00.000Z'],
  ['2026-12-31', '2027-01-01T03:00:00.000Z'],
])('what an order delivered on %s still needs goes at %s, three in the morning in London', (date, moment) => {
  expect(eraseTime(Temporal.PlainDate.from(date)).toISOString()).toBe(moment)
})
