import type { FieldCode } from '../../../contract/types/field-errors.ts'
import { INCOMPLETE, REQUIRED } from './incomplete.ts'

/** What only the pages say, before anything is sent. */
type PageCode =
  | 'incorrect'
  | 'not_a_code'
  | 'no_address_chosen'
  | 'no_slot_chosen'
  | 'no_payment_chosen'
  | 'wrong_card_number'
  | 'card_expired'
  | 'no_day_chosen'
  | 'no_gift_card_code'
  | 'no_promo_code'
  | 'no_gift_card_to_use'
  | 'quantity_out_of_range'

export type SentenceCode = FieldCode | PageCode

/** `name` is the subject of the sentence, such as `This` beside a field or `Sender name` on its own. */
type Sentence = string | ((name: string, limit: number) => string)

/**
 * The sentences that shoppers read, by code. Some are the product's exact words, spelling included. A second language is
 * a second table of this type.
 */
const ENGLISH: Record<SentenceCode, Sentence> = {
  required: REQUIRED,
  incomplete: INCOMPLETE,
  incorrect: 'Incorrect',
  invalid_email: 'Invalid E-mail format',
  invalid_phone: 'Enter the correct phone number',
  not_a_mobile: 'Invalid number format',
  invalid_account_email: 'Invalid mail format',
  invalid_account_phone: 'Invalid number format',
  invalid_name: 'Enter the correct name',
  name_spaces: 'Invalid name. Please remove any spaces.',
  invalid_gender: 'You need specify your gender',
  invalid_code: 'Invalid code',
  not_a_code: 'Invalid fomat',
  not_verified: 'Confirm the new one with the code we send to it',
  email_taken: 'Another account signs in with this e-mail',
  phone_taken: 'Another account signs in with this number',
  needed_to_sign_in: 'This is what you sign in with: it can be changed, not left out',
  not_accepted: (name) => `${name} must be accepted`,
  too_long: (name, limit) => `${name} must be at most ${limit} characters`,
  too_short: (name, limit) => `${name} must be at least ${limit} characters`,
  too_small: (name, limit) => `${name} must be at least ${limit}`,
  too_large: (name, limit) => `${name} must be at most ${limit}`,
  too_many_values: (name, limit) => `${name} must be at most ${limit} values`,
  quantity_out_of_range: 'Choose between 1 and 99',
  not_whole: (name) => `${name} must be a whole number`,
  not_an_option: (name) => `${name} is not one of the values on offer`,
  not_on_offer: (name) => `${name} is not on offer`,
  too_expensive: (name) => `${name} costs more than the time that was ordered`,
  invalid_type: (name) => `${name} is not valid`,
  invalid_format: (name) => `${name} is not valid`,
  unknown_field: (name) => `${name} is not known`,
  control_characters: (name) => `${name} must not hold control characters`,
  not_a_date: (name) => `${name} must be a date, written as 2026-12-31`,
  not_a_date_of_birth: (name) => `${name} must be a date of birth`,
  not_a_date_to_remember: (name) => `${name} is not a date to remember`,
  not_an_hour: (name) => `${name} must be an hour from 0 to 23`,
  in_the_past: (name) => `${name} must be a date to come`,
  day_past: 'This day has gone by: choose a later one',
  hour_past: 'This hour has gone by: choose a later one',
  too_soon: (name) => `${name} is too soon`,
  too_far_ahead: (name) => `${name} is too far ahead`,
  beyond_a_year: 'Choose a day within a year',
  too_young: (_name, limit) => `This discount is for people of ${limit} and over`,
  students_only: (_name, limit) => `Over ${limit}, this discount is for students`,
  not_a_slug: (name) => `${name} must be lower-case letters, digits and hyphens`,
  not_an_order_number: (name) => `${name} must be an order number of 8 letters and digits`,
  not_a_web_address: (name) => `${name} must be a web address that begins with https://`,
  web_address: 'A card may not hold a web address (put a space behind a full stop)',
  not_a_postcode: 'This is not a UK postcode',
  half_a_postcode: 'Please type the whole postcode: this is only its first half',
  not_base64: (name) => `${name} must be the file in base64`,
  file_too_large: (_name, limit) => `This file is too large: it may have at most ${limit} MB`,
  not_a_picture: (name) => `${name} must be a JPEG, PNG or WebP picture`,
  not_a_picture_or_pdf: (name) => `${name} must be a JPEG, PNG or WebP picture or a PDF`,
  not_a_card_number: 'Enter the 12 to 19 digits of the card number',
  wrong_card_number: 'Check the card number: a digit is wrong',
  not_an_expiry: 'Enter a month and a year, MM / YY',
  card_expired: 'This card has expired: use another',
  not_a_security_code: 'Enter the 3 or 4 digits on the card',
  no_address_chosen: 'Choose an address',
  no_slot_chosen: 'Choose a delivery time',
  no_payment_chosen: 'Choose how you want to pay',
  no_day_chosen: 'Choose a day',
  no_gift_card_code: 'Type in the code',
  no_promo_code: 'Type in the promo code',
  no_gift_card_to_use: 'Type in the code of the gift card',
}

/** What is wrong with a field, as the shop answers it or as the page finds it. */
type Wrong = { code: string; message?: string; limit?: number | null | undefined }

const isKnown = (code: string): code is SentenceCode => Object.hasOwn(ENGLISH, code)

/** What a shopper reads about a field; the shop's own message for a code that is not in the table. */
export function fieldSentence({ code, message, limit }: Wrong, name = 'This'): string {
  const sentence = isKnown(code) ? ENGLISH[code] : (message ?? '')
  return typeof sentence === 'string' ? sentence : sentence(name, limit ?? 0)
}

type Refused = { code: string; message: string; parts?: readonly (Wrong & { field: string })[] }

/**
 * What a shopper reads about a refused change, away from its fields: a sentence about the first wrong field, by its
 * name or the one that `names` has for it, or the shop's message about the whole.
 */
export function refusalSentence(refused: Refused, names: Readonly<Record<string, string>> = {}): string {
  const [part] = refused.parts ?? []
  if (!part) return fieldSentence(refused)
  const field = fieldName(part.field)
  return fieldSentence(part, names[field] ?? nameOf(field))
}

/** The last part of the place of an argument, `phone` of `input.phone`: what most forms call it, too. */
export const fieldName = (place: string | null | undefined): string => place?.split('.').at(-1) ?? ''

/** `senderName` is called `Sender name`, and so is `sender_name`, which is a field of a form. */
function nameOf(field: string): string {
  const words = field.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
