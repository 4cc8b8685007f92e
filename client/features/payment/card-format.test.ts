import { expect, it } from 'vitest'
import {
  cardBrand,
  formattedExpiry,
  groupedCardNumber,
  isWholeCardNumber,
  isWholeExpiry,
} from './card-format.ts'

it.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['4242424242424242999', '4242 4242 4242 4242 999'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
])('the card number %j stands as %j', (typed, shown) => expect(groupedCardNumber(typed)).toBe(shown))

it('a card number is whole with sixteen digits, of American Express with fifteen', () => {
  expect(['4242 4242 4242 424', '4242 4242 4242 4242', '3782 822463 10005'].map(isWholeCardNumber)).toEqual([
    false,
    true,
    true,
  ])
})

it.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['3', '03'],
  ['330', '03 / 30'],
])('the expiry date %j stands as %j', (typed, shown) => expect(formattedExpiry(typed)).toBe(shown))

it('an expiry date is whole with month and year', () => {
  expect([isWholeExpiry('12 / 3'), isWholeExpiry('12 / 30')]).toEqual([false, true])
})

it.each([
  ['4', 'Visa'],
  ['4242 4242 4242 4242', 'Visa'],
  ['5', undefined],
  ['50', undefined],
  ['55', 'Mastercard'],
  ['2220', undefined],
  ['2221', 'Mastercard'],
  ['2720 9', 'Mastercard'],
  ['2721', undefined],
  ['37', 'Amex'],
  ['36', undefined],
  ['', undefined],
])('the card that begins with %j is of %s', (typed, brand) => expect(cardBrand(typed)).toBe(brand))
