import { isName } from '../../contract/types/field-rules.ts'
import { parsePhone } from '../kernel/index.ts'

type WrongPerson = { code: 'invalid_name' | 'invalid_phone'; field: 'name' | 'phone' }

/**
 * Returns the telephone number of a typed person in international form, or what is wrong with name or number. A number is left empty where it
 * may be missing. For whoever receives or pays for an order, in the checkout and after it, and for saved recipients.
 */
export function readPerson(
  { name, phone }: { name: string; phone: string },
  needsPhone = false,
): { number: string } | WrongPerson {
  if (!isName(name)) return { code: 'invalid_name', field: 'name' }
  const number = phone || needsPhone ? parsePhone(phone) : ''
  return number === undefined ? { code: 'invalid_phone', field: 'phone' } : { number }
}
