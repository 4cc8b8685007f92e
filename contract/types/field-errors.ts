/**
 * What can be wrong with a part of a request: a code for programs, and the message that /v1 gives with it. `limit` is the
 * number that the broken rule names. The schemas of this folder use the codes as their error texts. What shoppers read
 * is written in the client (`client/ui/form/sentences.ts`).
 */
export const FIELD_ERRORS = {
  required: 'Field is required',
  incomplete: 'Please fill all fields to continue',
  invalid_email: 'Invalid E-mail format',
  invalid_phone: 'Enter the correct phone number',
  /** A landline, to which no text message goes. */
  not_a_mobile: 'Invalid number format',
  /** The two of an account: the spec words them differently. */
  invalid_account_email: 'Invalid mail format',
  invalid_account_phone: 'Invalid number format',
  invalid_name: 'Enter the correct name',
  name_spaces: 'Invalid name. Please remove any spaces.',
  invalid_gender: 'You need specify your gender',
  invalid_code: 'Invalid code',
  not_verified: 'Confirm the new one with the code we send to it',
  email_taken: 'Another account signs in with this e-mail',
  phone_taken: 'Another account signs in with this number',
  needed_to_sign_in: 'This is what you sign in with: it can be changed, not left out',
  not_accepted: 'must be accepted',
  too_long: (limit: number) => `must be at most ${limit} characters`,
  too_short: (limit: number) => `must be at least ${limit} characters`,
  too_small: (limit: number) => `must be at least ${limit}`,
  too_large: (limit: number) => `must be at most ${limit}`,
  too_many_values: (limit: number) => `must be at most ${limit} values`,
  not_whole: 'must be a whole number',
  not_an_option: 'is not one of the values on offer',
  not_on_offer: 'is not on offer',
  too_expensive: 'costs more than the time that was ordered',
  invalid_type: 'is not valid',
  invalid_format: 'is not valid',
  unknown_field: 'is not known',
  control_characters: 'must not hold control characters',
  not_a_date: 'must be a date, written as 2026-12-31',
  not_a_date_of_birth: 'must be a date of birth',
  not_a_date_to_remember: 'is not a date to remember',
  not_an_hour: 'must be an hour from 0 to 23',
  in_the_past: 'must be a date to come',
  day_past: 'This day has gone by: choose a later one',
  hour_past: 'This hour has gone by: choose a later one',
  too_soon: 'is too soon',
  too_far_ahead: 'is too far ahead',
  beyond_a_year: 'Choose a day within a year',
  too_young: (limit: number) => `This discount is for people of ${limit} and over`,
  students_only: (limit: number) => `Over ${limit}, this discount is for students`,
  not_a_slug: 'must be lower-case letters, digits and hyphens',
  not_an_order_number: 'must be an order number of 8 letters and digits',
  not_a_web_address: 'must be a web address that begins with https://',
  web_address: 'A card may not hold a web address (put a space behind a full stop)',
  not_a_postcode: 'This is not a UK postcode',
  half_a_postcode: 'Please type the whole postcode: this is only its first half',
  not_base64: 'must be the file in base64',
  /** Its limit is in megabytes. */
  file_too_large: (limit: number) => `must be at most ${limit} MB`,
  not_a_picture: 'must be a JPEG, PNG or WebP picture',
  not_a_picture_or_pdf: 'must be a JPEG, PNG or WebP picture or a PDF',
  not_a_card_number: 'must be a card number',
  not_an_expiry: 'must be a month and a year, MM / YY',
  not_a_security_code: 'must be the 3 or 4 digits on the card',
} as const satisfies Record<string, string | ((limit: number) => string)>

export type FieldCode = keyof typeof FIELD_ERRORS

export const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(FIELD_ERRORS, code)

/** The message of a code for users of the API. */
export function fieldMessage(code: FieldCode, limit = 0): string {
  const message = FIELD_ERRORS[code]
  return typeof message === 'string' ? message : message(limit)
}

/** One wrong part of a request. */
export type FieldError = { field: string; code: string; message: string; limit?: number | undefined }

/** The parts of a zod issue that a message needs. */
type SchemaIssue = { message?: string; maximum?: unknown; minimum?: unknown; params?: unknown }

/** The maximum or minimum of a broken rule; undefined for a rule without one. */
export function issueLimit({ maximum, minimum, params }: SchemaIssue): number | undefined {
  const own = (params as { limit?: unknown } | undefined)?.limit
  return [own, maximum, minimum].find((limit) => typeof limit === 'number')
}

/** The message of a zod issue: that of its code, or zod's own when its error text is no code. */
export function issueMessage(issue: SchemaIssue): string {
  const { message = '' } = issue
  return isFieldCode(message) ? fieldMessage(message, issueLimit(issue)) : message
}
