import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { CountryCode } from 'libphonenumber-js'
// Knows the kinds of numbers, too; what could ring is told by the shorter rules.
import { parsePhoneNumberFromString as parseWithKind } from 'libphonenumber-js/max'

/** British mobile numbers that are nobody's, which the regulator keeps for examples. */
const EXAMPLE = /^\+447700900\d{3}$/

/**
 * A phone number in international form (E.164), read as British when it has no country code. `+44 0…` loses
 * the 0 that does not belong there. Undefined when it is no number that could ring and none for examples.
 */
export function phoneOf(input: string): string | undefined {
  const parsed = parsePhoneNumberFromString(input.replace(/^(\s*(?:\+|00)44[\s(]*)0/, '$1'), 'GB')
  return parsed && (parsed.isValid() || EXAMPLE.test(parsed.number)) ? parsed.number : undefined
}

/** A kept number as people write it, e.g. `+44 20 7946 0018`; what is none stays as it is. */
export function phoneInWords(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** To which numbers messages go that cost money. */
export type Textable = {
  countries: readonly CountryCode[]
  /** Numbers for examples are taken for mobiles: in the sandbox, where no text goes out. */
  examples: boolean
}

/** Codes of countries as they are typed into the configuration. Throws for one there is none of. */
export function countriesOf(codes: readonly string[]): CountryCode[] {
  return codes.map((code) => {
    if (!isSupportedCountry(code)) throw new Error(`There is no country ${code} (CODE_COUNTRIES)`)
    return code
  })
}

/**
 * Whether a kept number is a mobile of one of the countries. What is paid for by who is called (premium rates,
 * personal numbers, satellites, pagers) is no mobile; where a country's numbers do not tell mobiles from landlines it may be one. With `landlines` those
 * count, too.
 */
export function isTextable(
  phone: string,
  { countries, examples, landlines = false }: Textable & { landlines?: boolean },
): boolean {
  if (EXAMPLE.test(phone)) return examples
  const parsed = parseWithKind(phone)
  const kind = parsed?.getType()
  const isReached =
    kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' || (landlines && kind === 'FIXED_LINE')
  return isReached && parsed?.country !== undefined && countries.includes(parsed.country)
}

/** The countries in words, e.g. `the United Kingdom` or `Jersey and the United Kingdom`. */
export function countriesInWords(countries: readonly CountryCode[]): string {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const words = countries.map((code) => (names.of(code) ?? code).replace(/^United/, 'the United'))
  return new Intl.ListFormat('en-GB').format(words)
}

/** Whether a number is a landline for sure: a text message reaches none. Where nothing tells, it may be a mobile. */
export function isLandline(phone: string): boolean {
  return parseWithKind(phone)?.getType() === 'FIXED_LINE'
}
