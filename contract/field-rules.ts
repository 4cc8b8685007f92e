/**
 * What a field may hold and what is said when it does not. The pages ask before anything is sent, the store whenever
 * something comes: the words are the same, so they are here and nothing else is. It imports nothing.
 */
export const FIELD_WORDS = {
  /** Above a form, of all that is missing in it. */
  fillAll: 'Please fill all fields to continue',
  /** Beside a field. */
  required: 'Field is required',
  incorrect: 'Incorrect',
  email: 'Invalid E-mail format',
  phone: 'Enter the correct phone number',
  name: 'Enter the correct name',
  nameSpaces: 'Invalid name. Please remove any spaces.',
  gender: 'You need specify your gender',
  /** Of an account. */
  mail: 'Invalid mail format',
  number: 'Invalid number format',
  code: 'Invalid fomat',
} as const

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

/** What is on a card: its number without spaces, its month and year as MM/YY, its security code. */
export const CARD = { number: /^\d{12,19}$/, expiry: /^(0[1-9]|1[0-2])\/\d{2}$/, cvc: /^\d{3,4}$/ } as const

export const bareCardNumber = (typed: string): string => typed.replace(/[\s-]/g, '')

/** With a stroke or without, as it comes from hands and from browsers. */
export const bareExpiry = (typed: string): string =>
  typed.trim().replace(/^(\d{2})\s*\/?\s*(?=\d{2}$)/, '$1/')

/** How much fits on a card by hand, in characters. */
export const CARD_TEXT_LENGTH = 300

/** So many gift cards pay for one order at most. */
export const MOST_GIFT_CARDS = 5

/** No important date is before this year. */
export const EARLIEST_YEAR = 1900

const LONGEST_OWN_NAME = 60

/** What is wrong with the name of an account; undefined when it may be one. */
export function ownNameProblem(name: string): string | undefined {
  if (/^\s|\s$|\s{2,}/.test(name)) return FIELD_WORDS.nameSpaces
  // Letters of any script with their marks, and what stands between them.
  const isOne = name.length <= LONGEST_OWN_NAME && /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(name)
  return isOne ? undefined : FIELD_WORDS.name
}
