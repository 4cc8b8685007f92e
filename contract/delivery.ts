import { z } from 'zod'
import { Link } from './layout.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { DeliveryDate, EarliestDelivery } from './delivery-dates.ts'
import { LondonDate, Pence, Slug } from './types/primitives.ts'
import { Region } from './types/region.ts'
import { Zone } from './types/zone.ts'

const PlaceRegion = Region.nullable()
  .default(null)
  .describe('Whose days are those of the place; null when that is not known')
const Point = z.object({ latitude: z.number(), longitude: z.number() })

/** A window as it is on any day: its price and until when it can be ordered. */
export const PlaceWindow = z.object({
  from: z.string().describe('HH:MM, London'),
  to: z.string().describe('HH:MM, London'),
  price: Pence,
  cut_off_days: z.int().describe('Days before the delivery'),
  cut_off_time: z.string().describe('HH:MM, London, on that day'),
})
export type PlaceWindow = z.infer<typeof PlaceWindow>

export const PlaceLink = Point.extend({
  title: z.string(),
  href: z.string(),
  kilometres: z.number().describe('The straight-line distance'),
})
export type PlaceLink = z.infer<typeof PlaceLink>

/** A city or one of its districts as its page shows it. */
export const Place = z.object({
  city: z.object({ slug: z.string(), name: z.string(), county: z.string() }),
  district: z.object({ slug: z.string(), name: z.string() }).nullable(),
  name: z.string(),
  heading: z.string(),
  lead: z.string(),
  zone: Zone,
  region: PlaceRegion,
  is_same_day: z.boolean(),
  postcodes: z.array(z.string()).describe('Areas or outward codes'),
  centre: Point,
  radius_km: z.number().describe('What to draw on a map'),
  price_from: Pence,
  windows: z.array(PlaceWindow),
  districts: z.array(PlaceLink),
  nearby: z.array(PlaceLink),
})
export type Place = z.infer<typeof Place>

/** What holds everywhere in a zone. */
export const DeliveryZone = z.object({
  zone: Zone,
  title: z.string(),
  is_same_day: z.boolean(),
  price_from: Pence,
  windows: z.array(PlaceWindow),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

/** What can be sent to a postcode; one we do not reach is an answer, not a mistake. */
export const PostcodeCheck = z.object({
  is_covered: z.boolean(),
  message: z.string(),
  postcode: z.string(),
  zone: Zone.nullable(),
  region: PlaceRegion,
  place: Link.nullable(),
  is_same_day: z.boolean(),
  price_from: Pence.nullable(),
  earliest: EarliestDelivery.nullable(),
  windows: z.array(PlaceWindow),
  days: z.array(DeliveryDate).describe('The next 21 days there, from today on; empty when it is not covered'),
  requested_date: DeliveryDate.nullish().describe(
    'The date that was asked for; null when it is past or more than a year ahead. Missing without one, and when it is not covered',
  ),
})
export type PostcodeCheck = z.infer<typeof PostcodeCheck>

const tag = 'delivery'

export const getCity = endpoint({
  method: 'GET',
  path: '/v1/delivery-cities/:city/',
  summary: 'Delivery to a city',
  tag,
  params: z.object({ city: Slug }),
  refusals: ['not_found'],
  example: { params: { city: 'london' } },
  response: dataOf(Place),
  shared: true,
})
export const getDistrict = endpoint({
  method: 'GET',
  path: '/v1/delivery-cities/:city/:district/',
  summary: 'Delivery to a district of a city',
  tag,
  params: z.object({ city: Slug, district: Slug }),
  refusals: ['not_found'],
  example: { params: { city: 'london', district: 'westminster' } },
  response: dataOf(Place),
  shared: true,
})
export const getZones = endpoint({
  method: 'GET',
  path: '/v1/delivery/zones/',
  summary: 'Windows, prices and cut-offs of each zone',
  tag,
  response: dataOf(z.array(DeliveryZone)),
  shared: true,
})
export const checkPostcode = endpoint({
  method: 'GET',
  path: '/v1/delivery/check/',
  summary: 'Whether, when and for how much we deliver to a postcode',
  tag,
  query: z.object({
    postcode: z.string().trim().min(1, 'required').max(12, 'too_long'),
    date: LondonDate.optional().describe(
      'A date to be told of as well, which may be later than the next 21 days',
    ),
  }),
  description: 'A postcode that the shop does not reach is an answer with `is_covered: false`.',
  example: { query: { postcode: 'M1 1AE' } },
  response: dataOf(PostcodeCheck),
})
