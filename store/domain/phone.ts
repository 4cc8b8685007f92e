import { parsePhoneNumberFromString } from 'libphonenumber-js'
// Knows the kinds of numbers, too; what could ring is told by the shorter rules.
import { parsePhoneNumberFromString as parseWithKind } from 'libphonenumber-js/max'

/**
 * A phone number in international form (E.164), read as British when it has no country code. `+44 0…` loses
 * the 0 that does not belong there. Undefined when it is no number that could ring.
 */
export function phoneOf(input: string): string | undefined {
  const parsed = parsePhoneNumberFromString(input.replace(/^(\s*(?:\+|00)44[\s(]*)0/, '$1'), 'GB')
  return parsed?.isValid() ? parsed.number : undefined
}

/** A kept number as people write it, e.g. `+44 20 7946 0018`; what is none stays as it is. */
export function phoneInWords(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** Whether a number is a landline for sure: a text message reaches none. Where nothing tells, it may be a mobile. */
export function isLandline(phone: string): boolean {
  return parseWithKind(phone)?.getType() === 'FIXED_LINE'
}
