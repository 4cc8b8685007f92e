import { and, asc, eq } from 'drizzle-orm'
import type {
  DeliveryZone,
  Place,
  PlaceLink,
  PlaceWindow,
  PostcodeCheck,
} from '../../../contract/delivery.ts'
import { Temporal } from 'temporal-polyfill'
import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import type { Zone } from '../../../contract/types/zone.ts'
import { city, district } from '../../db/schema.ts'
import { destinationInZone, destinationOf, regionOf } from '../delivery-days.ts'
import type { Destination } from '../delivery-days.ts'
import { distance } from './distance.ts'
import { earliestDelivery, earliestIn } from '../earliest.ts'
import { getDeliveryDates } from '../slots.ts'
import { loadWindows } from '../windows.ts'
import { coverageMessage, zoneOf } from './postcode.ts'
import { notFound } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'

type City = typeof city.$inferSelect
type District = typeof district.$inferSelect
type Point = { latitude: number; longitude: number }

const NEARBY = 8
/** The radius of the map on a city's page, km. */
const CITY_RADIUS = { london: 24, uk: 18 } as const

/** Returns the delivery page of a city. Throws 404 when the city is unknown. */
export async function getCity(ctx: Context, slug: string): Promise<Place> {
  const cities = await ctx.db.select().from(city).orderBy(asc(city.position))
  const row = cities.find((entry) => entry.slug === slug)
  if (!row) throw notFound('city')
  const districts = await districtsOf(ctx, slug)
  const links = districts.map((entry) => toLink(entry.name, `/delivery/${slug}/${entry.slug}`, entry, row))
  const others = cities.filter((entry) => entry.slug !== slug && isReached(entry))
  return {
    ...(await placeOf(ctx, row, row.name)),
    district: null,
    postcodes: row.postcodeAreas,
    centre: pointOf(row),
    radius_km: CITY_RADIUS[row.zone],
    districts: links.sort((one, other) => one.title.localeCompare(other.title, 'en-GB')),
    nearby: nearest(others.map((entry) => toLink(entry.name, `/delivery/${entry.slug}`, entry, row))),
  }
}

/** Returns the delivery page of a district. Throws 404 when the city or district is unknown. */
export async function getDistrict(ctx: Context, citySlug: string, slug: string): Promise<Place> {
  const [row] = await ctx.db.select().from(city).where(eq(city.slug, citySlug))
  const districts = row ? await districtsOf(ctx, citySlug) : []
  const own = districts.find((entry) => entry.slug === slug)
  if (!row || !own) throw notFound('district')
  const links = districts
    .filter((entry) => entry !== own)
    .map((entry) => toLink(entry.name, `/delivery/${citySlug}/${entry.slug}`, entry, own))
  const nearby = nearest(links)
  return {
    ...(await placeOf(ctx, row, own.name)),
    district: { slug, name: own.name },
    postcodes: own.outwardCodes,
    centre: pointOf(own),
    // About half the distance to the nearest neighbours.
    radius_km: round(Math.max(0.6, average(nearby.slice(0, 3).map((link) => link.kilometres)) * 0.6)),
    districts: [],
    nearby,
  }
}

/** Returns the delivery windows and prices of each zone, London first. */
export function getZones(ctx: Context): Promise<DeliveryZone[]> {
  return Promise.all(
    ZONES.map(async ({ zone, title }) => {
      const windows = await windowsOf(ctx, destinationInZone(zone))
      return { zone, title, is_same_day: zone === 'london', price_from: cheapest(windows), windows }
    }),
  )
}

const ZONES = [
  { zone: 'london', title: 'London' },
  { zone: 'uk', title: 'Elsewhere in England, Wales and mainland Scotland' },
] as const

/**
 * Returns whether the shop delivers to a postcode in any spelling, the windows, the lowest price in pence and the
 * earliest slot, the slots of the next 21 days, and those of `date`, a London civil date, if one is asked for.
 */
export async function checkPostcode(ctx: Context, input: string, date?: string): Promise<PostcodeCheck> {
  const answer = zoneOf(input)
  if ('message' in answer) {
    return {
      is_covered: false,
      message: answer.message,
      postcode: input.trim().toUpperCase(),
      ...{
        zone: null,
        region: null,
        place: null,
        is_same_day: false,
        price_from: null,
        earliest: null,
        windows: [],
        days: [],
      },
    }
  }
  const { postcode, zone } = answer
  const isSameDay = zone === 'london'
  const destination = destinationOf({ zone, postcode })
  const [windows, days, place] = await Promise.all([
    windowsOf(ctx, destination),
    getDeliveryDates(ctx, destination, { sameDay: true }),
    placeAt(ctx, postcode, zone),
  ])
  return {
    is_covered: true,
    message: coverageMessage(postcode, zone),
    postcode,
    zone,
    region: regionOf(destination),
    place,
    is_same_day: isSameDay,
    price_from: cheapest(windows),
    earliest: isSameDay ? earliestIn(days, destination) : await earliestDelivery(ctx, destination, false),
    windows,
    days,
    ...(date !== undefined && { requested_date: await dateAmong(ctx, days, date, destination) }),
  }
}

/** Returns a London civil date, from `days` if it is one of them; null for one that is past or more than a year ahead. */
async function dateAmong(
  ctx: Context,
  days: DeliveryDate[],
  date: string,
  destination: Destination,
): Promise<DeliveryDate | null> {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || date < first.date || date > addYear(first.date)) return null
  if (date <= last.date) return days.find((day) => day.date === date) ?? null
  return (await getDeliveryDates(ctx, destination, { sameDay: true }, date))[0] ?? null
}

const addYear = (date: string) => Temporal.PlainDate.from(date).add({ years: 1 }).toString()

/** What a page of the city and those of its districts have in common; `name` is that of the page. */
async function placeOf(ctx: Context, row: City, name: string) {
  const destination = destinationInCity(row)
  const windows = destination ? await windowsOf(ctx, destination) : []
  return {
    city: { slug: row.slug, name: row.name, county: row.county },
    name,
    ...textsFor(row, name, windows),
    zone: row.zone,
    region: destination && regionOf(destination),
    is_same_day: row.zone === 'london',
    price_from: cheapest(windows),
    windows,
  }
}

/** Returns a link to the page of the district (London) or city (elsewhere) that contains a postcode. */
async function placeAt(ctx: Context, postcode: string, zone: Zone) {
  const outcode = postcode.split(' ')[0] ?? ''
  if (zone === 'london') {
    const own = (await districtsOf(ctx, 'london')).find((entry) => entry.outwardCodes.includes(outcode))
    return own
      ? { title: own.name, href: `/delivery/london/${own.slug}` }
      : { title: 'London', href: '/delivery/london' }
  }
  const area = outcode.replace(/\d.*$/, '')
  const cities = await ctx.db.select().from(city).where(eq(city.zone, 'uk')).orderBy(asc(city.position))
  const own = cities.find((entry) => entry.postcodeAreas.includes(area))
  return own ? { title: own.name, href: `/delivery/${own.slug}` } : null
}

function districtsOf(ctx: Context, citySlug: string): Promise<District[]> {
  return ctx.db
    .select()
    .from(district)
    .where(and(eq(district.citySlug, citySlug)))
    .orderBy(asc(district.position))
}

async function windowsOf(ctx: Context, destination: Destination): Promise<PlaceWindow[]> {
  const rows = await loadWindows(ctx, destination)
  return rows.map((row) => ({
    from: row.startsAt,
    to: row.endsAt,
    price: row.price,
    cut_off_days: row.cutOffDays,
    cut_off_time: row.cutOffTime,
  }))
}

/** Some listed cities are out of reach of our vans. */
const isReached = ({ postcodeAreas }: City) =>
  postcodeAreas.some((area) => 'zone' in zoneOf(`${area}1 1AA`) || area.length > 2)

/** Returns where the postcodes of a city are; null when the shop does not reach it. */
function destinationInCity(row: City): Destination | null {
  return isReached(row)
    ? destinationOf({ zone: row.zone, postcode: `${row.postcodeAreas[0] ?? ''}1 1AA` })
    : null
}

function textsFor(row: City, name: string, windows: PlaceWindow[]): { heading: string; lead: string } {
  const heading = `Flower delivery in ${name}`
  if (!isReached(row)) {
    return {
      heading,
      lead: `We cannot bring flowers to ${name} yet. We deliver in England, Wales and mainland Scotland.`,
    }
  }
  return row.zone === 'london'
    ? {
        heading,
        lead: `Our own drivers bring flowers to ${name} every day but Christmas Day, upright and in water: order in time and they are there this afternoon or this evening.`,
      }
    : {
        heading,
        lead: `Order ${untilWhen(windows)} and the flowers are in ${name} tomorrow, boxed upright with their feet in water. Our carrier rests on bank holidays.`,
      }
}

/** "by 17:00": the last moment to order for the next day. */
function untilWhen(windows: PlaceWindow[]): string {
  const times = windows.filter((window) => window.cut_off_days === 1).map((window) => window.cut_off_time)
  const last = times.toSorted().at(-1)
  return last ? `by ${last}` : 'in time'
}

function toLink(title: string, href: string, to: Point, from: Point): PlaceLink {
  return { title, href, ...pointOf(to), kilometres: round(distance(from, to)) }
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
const nearest = (links: PlaceLink[]) =>
  links.sort((one, other) => one.kilometres - other.kilometres).slice(0, NEARBY)
const cheapest = (windows: PlaceWindow[]) =>
  windows.length ? Math.min(...windows.map((window) => window.price)) : 0
const round = (kilometres: number) => Math.round(kilometres * 10) / 10
const average = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
