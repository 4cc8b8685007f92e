import { expect, it } from 'vitest'
import { deliveredOn } from './delivered-on.ts'

it('is the moment of the hand-over in London, whatever slot was booked', () => {
  const paid = { state: 'PAID' as const, at: '2026-07-01T08:00:00Z' }
  expect(deliveredOn([paid])).toBeNull()
  const delivered = { state: 'DELIVERED' as const, at: '2026-07-03T23:05:00Z' }
  expect(deliveredOn([paid, delivered])).toBe('Saturday 4 July at 00:05')
  const refunded = { state: 'REFUNDED' as const, at: '2026-07-09T08:00:00Z' }
  expect(deliveredOn([paid, delivered, refunded])).toBe('Saturday 4 July at 00:05')
})
