import { expect, test } from 'vitest'
import { landingDiscount } from './landing-discount.ts'

test.each([
  [null, 50],
  ['', 50],
  ['  ', 50],
  ['many', 50],
  ['NaN', 50],
  ['Infinity', 50],
  ['70', 70],
  ['70.0', 70],
  // The nearest counts, and of two as near the lower.
  ['59', 50],
  ['60', 50],
  ['61', 70],
  ['75', 70],
  ['85', 80],
  ['86', 90],
  ['-1e308', 50],
  ['1e308', 90],
])('%j is shown with %i percent', (asked, shown) => {
  expect(landingDiscount(asked, [50, 70, 80, 90])).toBe(shown)
})

test('the first that is allowed is for addresses that name none, whatever their order', () => {
  expect(landingDiscount(null, [80, 50, 70])).toBe(80)
  expect(landingDiscount('60', [80, 70, 50])).toBe(50)
  expect(landingDiscount('99', [80, 50, 70])).toBe(80)
  expect(landingDiscount('7', [30])).toBe(30)
})
