import type { Endpoint } from '../../contract/types/endpoint.ts'
import type { Caller } from '../backend.ts'
import type { Kit } from '../kit.ts'

/** What a visitor does, one call after the other. It ends where a call is not answered. */
export type Journey = {
  name: string
  /** The calls that it brings about. */
  calls: Endpoint[]
  go: (kit: Kit, account: Caller | undefined) => Promise<void>
}

/** A visitor of the shop as the kit plays them. */
export const ADDRESS = { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' }
export const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018' }
export const CARDS = {
  pays: { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' },
  asks: { number: '4000 0027 6000 3184', expiry: '12 / 40', cvc: '123' },
}

/** An address that nobody has had before. */
export const newEmail = () => `kit-${crypto.randomUUID().slice(0, 13)}@example.org`

export function first<T>(list: readonly T[], what: string): T {
  const [one] = list
  if (one === undefined) throw new Error(`The backend has no ${what}`)
  return one
}
