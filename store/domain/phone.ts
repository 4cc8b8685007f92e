import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A phone number in international form (E.164), read as British when it has no country code. `+44 0…` loses
 * the 0 that does not belong there. Undefined when it is no number that could ring.
 */
export function phoneOf(input: string): string | undefined {
  const parsed = parsePhoneNumberFromString(input.replace(/^(\s*(?:\+|00)44[\s(]*)0/, '$1'), 'GB')
  return parsed?.isValid() ? parsed.number : undefined
}
