import { expect, it } from 'vitest'
import type { Position } from '../../contract/basket.ts'
import { isSameDay } from './same-day.ts'

const position = (same_day: boolean) => ({ same_day }) as Position

it('all can be sent on the same day unless one thing cannot', () => {
  expect(isSameDay([position(true), position(true)])).toBe(true)
  expect(isSameDay([position(true), position(false)])).toBe(false)
  expect(isSameDay([position(false)])).toBe(false)
  expect(isSameDay([])).toBe(true)
  expect(isSameDay(null)).toBe(true)
})
