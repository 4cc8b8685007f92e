import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { CountryCode } from 'libphonenumber-js'
// The `max` metadata also tells number types; for validity the default metadata is enough.
import { parsePhoneNumberFromString as parseWithKind } from 'libphonenumber-js/max'

/** Fictitious British mobile numbers that Ofcom reserves for examples. */
const EXAMPLE_NUMBER = /^\+447700900\d{3}$/

/**
 * Returns a phone number in international form (E.164), or undefined when it is invalid. Numbers without a country code
 * are read as British, and the extra 0 in `+44 0…` is dropped. Example numbers are accepted.
 */
export function parsePhone(input: string): string | undefined {
  const parsed = parsePhoneNumberFromString(input.replace(/^(\s*(?:\+|00)44[\s(]*)0/, '$1'), 'GB')
  return parsed && (parsed.isValid() || EXAMPLE_NUMBER.test(parsed.number)) ? parsed.number : undefined
}

/**
 * Formats a number as people in Britain write it: `020 7946 0018`, and with its country code where it is another country's. Returns the
 * input when it is not a phone number.
 */
export function formatPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number, 'GB')
  if (!parsed) return number
  return parsed.countryCallingCode === '44' ? parsed.formatNational() : parsed.formatInternational()
}

/** The numbers that paid messages may go to. */
export type TextingPolicy = {
  countries: readonly CountryCode[]
  /** Treats example numbers as mobiles. For the sandbox, which sends no messages. */
  examples: boolean
}

/** Parses the country codes of the configuration. Throws for an unknown code. */
export function parseCountries(codes: readonly string[]): CountryCode[] {
  return codes.map((code) => {
    if (!isSupportedCountry(code)) throw new Error(`There is no country ${code} (CODE_COUNTRIES)`)
    return code
  })
}

/**
 * Returns true if a stored number is a mobile in one of the countries. Premium-rate, personal, satellite and pager
 * numbers are not. Where a country's numbering does not tell mobiles from landlines, the number counts as a mobile.
 * With `landlines`, landlines are accepted too.
 */
export function isTextable(
  phone: string,
  { countries, examples, landlines = false }: TextingPolicy & { landlines?: boolean },
): boolean {
  if (EXAMPLE_NUMBER.test(phone)) return examples
  const parsed = parseWithKind(phone)
  const kind = parsed?.getType()
  const isReached =
    kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' || (landlines && kind === 'FIXED_LINE')
  return isReached && parsed?.country !== undefined && countries.includes(parsed.country)
}

/** Formats a list of countries, e.g. `the United Kingdom` or `Jersey and the United Kingdom`. */
export function formatCountries(countries: readonly CountryCode[]): string {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const words = countries.map((code) => (names.of(code) ?? code).replace(/^United/, 'the United'))
  return new Intl.ListFormat('en-GB').format(words)
}

/**
 * Returns true if a number is certainly a landline, which cannot receive text messages. Returns false where the
 * numbering does not tell mobiles from landlines.
 */
export function isLandline(phone: string): boolean {
  return parseWithKind(phone)?.getType() === 'FIXED_LINE'
}
