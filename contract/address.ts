import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Zone } from './types/zone.ts'

/** A place on the map of the UK. */
export const MapPoint = z.object({
  latitude: z.number().min(49).max(61),
  longitude: z.number().min(-9).max(3),
})
export type MapPoint = z.infer<typeof MapPoint>

/** What to draw around a postcode: where it lies, as far as the shop knows, and what is near. */
export const AddressPlace = z.object({
  title: z.string().describe('The district in London, the city elsewhere'),
  point: MapPoint,
  radius_km: z.number(),
  zone: Zone,
  around: z.array(MapPoint.extend({ title: z.string() })),
})
export type AddressPlace = z.infer<typeof AddressPlace>

export const FoundAddress = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  point: MapPoint.nullable(),
})
export type FoundAddress = z.infer<typeof FoundAddress>

/** The doors of a postcode. One we do not reach, and a list that cannot be had, are answers and not mistakes. */
export const AddressLookup = z.object({
  postcode: z.string(),
  is_covered: z.boolean(),
  message: z.string().describe('Whether and how soon we deliver there, for the shopper'),
  advice: z.string().nullable().describe('What the shopper can do when we do not deliver there'),
  zone: Zone.nullable(),
  is_listed: z.boolean().describe('False when the address has to be typed in'),
  addresses: z.array(FoundAddress),
  place: AddressPlace.nullable(),
})
export type AddressLookup = z.infer<typeof AddressLookup>

const tag = 'addresses'
const query = z.object({
  postcode: z.string().trim().min(1, 'required').max(12, 'too_long'),
})

export const findAddresses = endpoint({
  method: 'GET',
  path: '/v1/addresses/',
  summary: 'Whether we deliver to a postcode, and the addresses there',
  tag,
  query: query.extend({
    with_list: z.stringbool().default(true).describe('False leaves out the addresses'),
  }),
  description:
    'A postcode that the shop does not reach, and a list that cannot be had, are answers with status 200.',
  example: { query: { postcode: 'N1 9GU' } },
  response: dataOf(AddressLookup),
})
export const getAddressPlace = endpoint({
  method: 'GET',
  path: '/v1/addresses/place/',
  summary: 'Where a postcode lies, for a map; null where we do not deliver',
  tag,
  query,
  example: { query: { postcode: 'N1 9GU' } },
  response: dataOf(AddressPlace.nullable()),
})
