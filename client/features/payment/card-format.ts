import type { CardBrand } from '../../ui/card-mark.tsx'

/** A card number in groups as on the card: fours, of American Express four, six and five. */
export function groupedCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19)
  if (!isAmex(digits)) return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
}

/** Whether a card number is as long as those of its kind are. */
export function isWholeCardNumber(typed: string): boolean {
  const digits = digitsOf(typed)
  return digits.length === (isAmex(digits) ? 15 : 16)
}

/** An expiry date as on the card, `12 / 30`. A month that begins with 2 or more has one digit. */
export function formattedExpiry(typed: string): string {
  const digits = digitsOf(typed)
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole
}

export const isWholeExpiry = (typed: string): boolean => digitsOf(typed).length === 4

const BRANDS = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Amex', /^3[47]/],
] as const satisfies readonly (readonly [CardBrand, RegExp])[]

/** Whose card a number is, as its first digits say; undefined before they do, and for others. */
export const cardBrand = (typed: string): CardBrand | undefined =>
  BRANDS.find(([, begins]) => begins.test(digitsOf(typed)))?.[0]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
const isAmex = (digits: string): boolean => cardBrand(digits) === 'Amex'
