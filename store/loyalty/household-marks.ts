import type { ShippingAddress } from '../../contract/order.ts'
import { parsePhone } from '../kernel/index.ts'

/** A mark that identifies a household, normalised so that all spellings are equal. */
export type Mark = { kind: 'email' | 'phone' | 'address' | 'card'; value: string }

type HouseholdFacts = {
  emails: (string | null | undefined)[]
  phones: (string | null | undefined)[]
  address?: Pick<ShippingAddress, 'postcode' | 'line1' | 'line2'> | null
  /** The provider's fingerprint of a card, the same for all customers who use it. */
  card?: string | undefined
}

/** Returns the marks of a household without duplicates, in a stable order, which prevents deadlocks. */
export function householdMarks({ emails, phones, address, card }: HouseholdFacts): Mark[] {
  const marks: Mark[] = [
    ...emails.flatMap((email) => (email ? { kind: 'email' as const, value: normalizeEmail(email) } : [])),
    ...phones.flatMap((phone) =>
      phone ? { kind: 'phone' as const, value: parsePhone(phone) ?? phone } : [],
    ),
    ...(address ? [{ kind: 'address' as const, value: normalizeAddress(address) }] : []),
    ...(card ? [{ kind: 'card' as const, value: card }] : []),
  ]
  const byText = new Map(marks.map((mark) => [`${mark.kind} ${mark.value}`, mark]))
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, mark]) => mark)
}

/** Large providers deliver mail to `A.n.na+flowers@…` to `anna@…`, so these count as one address. */
function normalizeEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

/**
 * Returns the postcode with the house and flat numbers. A postcode covers part of a street, so the numbers identify the
 * address however the street is spelt. A house without a number is identified by its name.
 */
function normalizeAddress({ postcode, line1, line2 }: NonNullable<HouseholdFacts['address']>): string {
  const written = `${line1} ${line2 ?? ''}`.normalize('NFKD').toLowerCase()
  const words = written.replace(/(\d) ([a-z])\b/g, '$1$2').match(/[a-z0-9]+/g) ?? []
  const numbers = words.filter((word) => /\d/.test(word))
  const door = numbers.length ? numbers : words
  return `${postcode.replaceAll(' ', '').toUpperCase()} ${[...new Set(door)].sort().join(' ')}`
}
