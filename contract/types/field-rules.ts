import type { FieldCode } from './field-errors.ts'

// What a field may hold: the pages ask before anything is sent, the store whenever something comes.

/** An e-mail address as it can be delivered to. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const LONGEST_EMAIL = 254

export const isEmail = (text: string): boolean =>
  text.trim().length <= LONGEST_EMAIL && EMAIL.test(text.trim())

/** Whether somebody may be rung up by it: digits, and what people put between them. Which numbers there are, the store knows. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^[+(\d][\d\s()./-]*$/.test(text.trim()) && digits >= 7 && digits <= 17
}

/**
 * Whether flowers may be for it: letters of any script with what stands between them, and digits beside letters, as in
 * "Ward 5" or "Smith & Sons (2nd floor)".
 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,&()/ -]*$/u.test(text.trim()) && /\p{L}/u.test(text)
}

/** How many days ahead a delivery can be booked, including today: Christmas in October, and the fourteenth of February before Christmas. */
export const DAYS_AHEAD = 63

/** What is on a card: its number without spaces, its month and year as MM/YY, its security code. */
export const CARD = { number: /^\d{12,19}$/, expiry: /^(0[1-9]|1[0-2])\/\d{2}$/, cvc: /^\d{3,4}$/ } as const

export const bareCardNumber = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether the last digit of a card number is the check digit of the others (ISO/IEC 7812), as it is on every card. `digits` has no spaces. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** With a stroke or without, as it comes from hands and from browsers. */
export const bareExpiry = (typed: string): string =>
  typed.trim().replace(/^(\d{2})\s*\/?\s*(?=\d{2}$)/, '$1/')

/** How large a file in a form may be. */
export const FILE_MEGABYTES = 5

/** How much fits on a card by hand, in characters. */
export const CARD_TEXT_LENGTH = 300

/** So many gift cards pay for one order at most. */
export const MOST_GIFT_CARDS = 5

/** No important date is before this year. */
export const EARLIEST_YEAR = 1900

const LONGEST_OWN_NAME = 60

/** What is wrong with the name of an account; undefined when nothing is. */
export function ownNameProblem(name: string): FieldCode | undefined {
  if (/^\s|\s$|\s{2,}/.test(name)) return 'name_spaces'
  // Letters of any script with their marks, and what stands between them.
  const isOne = name.length <= LONGEST_OWN_NAME && /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(name)
  return isOne ? undefined : 'invalid_name'
}
