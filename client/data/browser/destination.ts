import { useSyncExternalStore } from 'react'
import { isCivilDate } from '../clock.ts'
import { readKeptCookie } from './cookies.ts'
import { sharedValue } from './shared-value.ts'

/** Where and, if that is known, when flowers are to arrive. */
export type Destination = {
  zone: string
  /** Whose days without delivery hold there; null when that was not known as it was kept. */
  region: string | null
  postcode: string
  date: string | null
}

/** Where flowers go, as the cookie `delivery_postcode` holds it. */
export const destinationValue = ({ zone, region, postcode }: Omit<Destination, 'date'>): string =>
  [zone, postcode, region].filter(Boolean).join(' ')

/** Reads that cookie's value; null when it is none of ours. */
export function readDestination(value: string | undefined, date: string | undefined): Destination | null {
  const [, zone, postcode, region = null] = /^(\w+) ([A-Z0-9 ]{5,8})(?: ([a-z-]+))?$/.exec(value ?? '') ?? []
  return zone && postcode ? { zone, region, postcode, date: date && isCivilDate(date) ? date : null } : null
}

/** Counts the changes that this page knows of: cookies do not tell. */
const changes = sharedValue(0)

/** To be called when an answer may have changed the cookies: all that shows the destination follows. */
export function destinationChanged(): void {
  justRead = undefined
  changes.set(changes.get() + 1)
}

/** The cookies as they were read last, for all who ask in one go: a page has a hundred cards. */
let justRead: string | undefined

/**
 * Where and when this browser's flowers are to arrive. It is null in the HTML that everybody gets, and until the page has come to
 * life.
 */
export function useDestination(): Destination | null {
  return parseKept(useSyncExternalStore(changes.subscribe, keptDestination, () => ''))
}

/** What this browser's cookies say of it, as text that stays the same while they do; empty for nothing, as in the HTML. */
function keptDestination(): string {
  if (justRead !== undefined) return justRead
  const cookies = document.cookie
  const postcode = readKeptCookie(cookies, 'delivery_postcode')
  justRead = postcode ? `${postcode}|${readKeptCookie(cookies, 'wanted_date') ?? ''}` : ''
  setTimeout(() => (justRead = undefined))
  return justRead
}

function parseKept(kept: string): Destination | null {
  const [value = '', date] = kept.split('|')
  return readDestination(value, date)
}

/** The part of a postcode that names the district: N1 of N1 9GU. */
export const outwardOf = (postcode: string): string => postcode.split(' ')[0] ?? postcode
