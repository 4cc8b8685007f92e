import { isCivilDate } from '../../../data/clock.ts'
import { readKeptCookie } from '../../../data/browser/cookies.ts'

/** Where and, if that is known, when flowers are to arrive. */
export type Destination = { zone: string; postcode: string; date: string | null }

/** Where flowers go, as the cookie `delivery_postcode` holds it. */
export const destinationValue = ({ zone, postcode }: Pick<Destination, 'zone' | 'postcode'>): string =>
  `${zone} ${postcode}`

/** Reads that cookie's value; null when it is none of ours. */
export function readDestination(value: string | undefined, date: string | undefined): Destination | null {
  const [, zone, postcode] = /^(\w+) ([A-Z0-9 ]{5,8})$/.exec(value ?? '') ?? []
  return zone && postcode ? { zone, postcode, date: date && isCivilDate(date) ? date : null } : null
}

/** What this browser's cookies say of it, as text that stays the same while they do. */
export function keptDestination(): string {
  const read = (name: string) => readKeptCookie(document.cookie, name) ?? ''
  return `${read('delivery_postcode')}|${read('wanted_date')}`
}

export function parseKept(kept: string): Destination | null {
  const [value = '', date] = kept.split('|')
  return readDestination(value, date)
}

/** The part of a postcode that names the district: N1 of N1 9GU. */
export const outwardOf = (postcode: string): string => postcode.split(' ')[0] ?? postcode
