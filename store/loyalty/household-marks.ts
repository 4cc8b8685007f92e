import type { ShippingAddress } from '../../contract/order.ts'
import { phoneOf } from '../kernel/index.ts'

/** What a household is known by again, as it is written, and the same for all ways of writing it. */
export type Mark = { kind: 'email' | 'phone' | 'address' | 'card'; value: string }

type Known = {
  emails: (string | null | undefined)[]
  phones: (string | null | undefined)[]
  address?: Pick<ShippingAddress, 'postcode' | 'line1' | 'line2'> | null
  /** A provider's name for a card, the same whoever pays with it. */
  card?: string | undefined
}

/** What somebody's household is known by; the same thing once, in an order that is always the same. */
export function marksOf({ emails, phones, address, card }: Known): Mark[] {
  const marks: Mark[] = [
    ...emails.flatMap((email) => (email ? { kind: 'email' as const, value: sameEmail(email) } : [])),
    ...phones.flatMap((phone) => (phone ? { kind: 'phone' as const, value: phoneOf(phone) ?? phone } : [])),
    ...(address ? [{ kind: 'address' as const, value: sameAddress(address) }] : []),
    ...(card ? [{ kind: 'card' as const, value: card }] : []),
  ]
  const byText = new Map(marks.map((mark) => [`${mark.kind} ${mark.value}`, mark]))
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, mark]) => mark)
}

/** Mail to `A.n.na+flowers@…` reaches `anna@…` at the large providers, so they count as one. */
function sameEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

/**
 * A postcode is a part of a street: with the numbers of house and flat it is one door, however the street is written.
 * A house without a number has its name.
 */
function sameAddress({ postcode, line1, line2 }: NonNullable<Known['address']>): string {
  const written = `${line1} ${line2 ?? ''}`.normalize('NFKD').toLowerCase()
  const words = written.replace(/(\d) ([a-z])\b/g, '$1$2').match(/[a-z0-9]+/g) ?? []
  const numbers = words.filter((word) => /\d/.test(word))
  const door = numbers.length ? numbers : words
  return `${postcode.replaceAll(' ', '').toUpperCase()} ${[...new Set(door)].sort().join(' ')}`
}
