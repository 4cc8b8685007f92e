import { expect, it } from 'vitest'
import { whyNotCharged } from './charge.ts'

it('what is gone is said with what can be done instead', () => {
  expect(whyNotCharged({ what: 'slot', message: 'Fully booked.' })).toBe(
    'Fully booked. You were not charged: choose another delivery time.',
  )
  expect(whyNotCharged({ what: 'discount', message: 'This promo code has expired.' })).toBe(
    'This promo code has expired. You were not charged. Order again without it.',
  )
  expect(whyNotCharged({ what: 'flowers', message: 'They are no longer sold.' })).toBe(
    'They are no longer sold. You were not charged. Choose others and order again.',
  )
})
