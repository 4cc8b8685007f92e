import { expect, it } from 'vitest'
import { testClock } from '../../tests/support/shopping/clock.ts'
import { isHeld } from './slots.ts'
import type { HeldSlot } from './slots.ts'

const NOW = '2026-03-10T08:00:00Z'
const held = (until: string | null) =>
  isHeld({ hold: { heldUntil: until && new Date(until) } } as HeldSlot, testClock(NOW))

it('a place is an order’s until its time has come, and for good once it is paid for', () => {
  expect(held('2026-03-10T08:00:00.001Z')).toBe(true)
  expect(held(NOW)).toBe(false)
  expect(held('2026-03-10T07:59:59Z')).toBe(false)
  expect(held(null)).toBe(true)
  expect(isHeld(undefined, testClock(NOW))).toBe(false)
})
