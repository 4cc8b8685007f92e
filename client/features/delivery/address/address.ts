import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { AddressInput, FoundAddress_AddressFragment } from '../../../../graphql/generated/graphql.ts'
import type { Field } from '../../../ui/form/form-data.ts'

/** The fields an address is typed into. */
export const ADDRESS_FIELDS = ['postcode', 'line1', 'line2', 'city'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

type Point = { latitude: number; longitude: number }

/** An address of the list as the value of a form. */
export function foundValue({ line1, line2, city, point }: FoundAddress_AddressFragment): string {
  return JSON.stringify([line1, line2, city, point?.latitude, point?.longitude])
}

/** Where an address is on the map, in a form: it counts only as long as the postcode is the same. */
export function spotValue(postcode: string, point: Point | null | undefined): string {
  return point ? `${postcode},${point.latitude},${point.longitude}` : ''
}

/** The address in a posted form: one chosen from the list, or what was typed. */
export function readAddress(field: Field): AddressInput {
  const chosen = readFound(field('found'))
  if (chosen) return { postcode: field('postcode'), ...chosen }
  return {
    postcode: field('postcode'),
    line1: field('line1'),
    line2: field('line2') || null,
    city: field('city'),
    point: readSpot(field('spot'), field('postcode')),
  }
}

/** The postcode to look up, from the page's address; used without JavaScript. */
export function askedAddress(request: Request): { postcode: string; find: boolean } {
  return asksFor(new URL(request.url))
}

function asksFor({ searchParams }: URL): { postcode: string; find: boolean } {
  const postcode = (searchParams.get('postcode') ?? '').slice(0, 12)
  return { postcode, find: postcode.trim() !== '' && searchParams.get('address') !== 'manual' }
}

/** Another way to be asked for the address needs nothing new from the shop, unless there is a postcode to look up. */
export function addressRevalidates({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isChange = formMethod !== undefined && formMethod !== 'GET'
  // What was refused was refused for a reason: what the page shows is no longer so.
  if (isChange) return true
  const isHere = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isHere || asksFor(nextUrl).find ? defaultShouldRevalidate : false
}

function readFound(text: string): Omit<AddressInput, 'postcode'> | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const [line1, line2, city, latitude, longitude] = JSON.parse(text) as unknown[]
    return {
      line1: String(line1 ?? ''),
      line2: line2 ? String(line2) : null,
      city: String(city ?? ''),
      point: pointOf(latitude, longitude),
    }
  } catch {
    return undefined
  }
}

function readSpot(text: string, postcode: string): Point | null {
  const [of = '', latitude, longitude] = text.split(',')
  return bare(of) === bare(postcode) ? pointOf(latitude, longitude) : null
}

/** Normalises a postcode: without spaces, in upper case. */
export const bare = (postcode: string) => postcode.replaceAll(/\s/g, '').toUpperCase()

/** A point on the map; null outside the UK, where the shop estimates one itself. */
function pointOf(latitude: unknown, longitude: unknown): Point | null {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const isThere =
    point.latitude >= 49 && point.latitude <= 61 && point.longitude >= -9 && point.longitude <= 3
  return isThere ? point : null
}
