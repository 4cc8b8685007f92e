import { between, like, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { closingDay } from '../db/schema.ts'
import type { Region } from '../../contract/types/region.ts'
import type { Zone } from '../../contract/types/zone.ts'
import type { Context } from '../kernel/index.ts'
import { outwardCodeOf } from './addresses/postcode.ts'

/**
 * The destination of a delivery as far as days and windows are concerned: the region and the outward code of a postcode, or
 * all regions of a zone.
 */
export type Destination = { zone: Zone; regions: readonly Region[]; outwardCode?: string | undefined }

/**
 * A restriction on a day. `lastEnd` is the end of the last delivery window (`12:00`), or null when nothing is
 * delivered.
 */
export type DayRule = { lastEnd: string | null; name: string }

/** The delivery calendar: which days are restricted. */
export type DeliveryDays = {
  /** Returns the restriction of a destination on a London civil date, or null on a normal day. */
  ruleOn: (destination: Pick<Destination, 'regions'>, date: Temporal.PlainDate) => DayRule | null
  /** Returns true if the London workshop works on a date. Only such days count towards lead times. */
  isWorkday: (date: Temporal.PlainDate) => boolean
}

/** Outward codes of Scotland. TD15 is Berwick-upon-Tweed, which is in England. */
const SCOTLAND = /^(?!TD15)(AB|DD|DG|EH|FK|G|IV|KA|KY|ML|PA|PH|TD)\d/
const REGIONS: Record<Zone, readonly Region[]> = {
  london: ['london'],
  uk: ['england-and-wales', 'scotland'],
}
/** How far back lead times can reach, e.g. over Christmas. */
const MAX_LEAD_TIME = { days: 14 }

/** Returns the destination of an address. */
export function destinationOf({ zone, postcode }: { zone: string; postcode: string }): Destination {
  const outwardCode = outwardCodeOf(postcode)
  if (zone === 'london') return { ...destinationInZone('london'), outwardCode }
  return { zone: 'uk', regions: [SCOTLAND.test(postcode) ? 'scotland' : 'england-and-wales'], outwardCode }
}

/**
 * Returns the destination of a zone whose postcode is not known yet: the strictest restriction of its regions applies.
 */
export function destinationInZone(zone: Zone): Destination {
  return { zone, regions: REGIONS[zone] }
}

/** Returns a destination for each region of a zone. */
export function destinationsIn(zone: Zone): (Destination & { region: Region })[] {
  return REGIONS[zone].map((region) => ({ zone, region, regions: [region] }))
}

/** Returns the region of a destination, or null when it has several. */
export function regionOf({ regions: [region, ...others] }: Destination): Region | null {
  return region && !others.length ? region : null
}

type ClosingDay = Pick<typeof closingDay.$inferSelect, 'region' | 'day' | 'lastEnd' | 'name' | 'open'>

/**
 * Returns the calendar for the London civil dates from `first` to `last`, including the days that their lead times
 * reach back to.
 */
export async function deliveryDays(
  ctx: Context,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<DeliveryDays> {
  return calendarOf(await ctx.db.select().from(closingDay).where(isInCalendarOf(first, last)))
}

/** Returns a column with the rows that `calendarOf` takes, so that another query can load them too. */
export function closingDaysColumn(first: Temporal.PlainDate, last: Temporal.PlainDate): SQL<ClosingDay[]> {
  const { region, day, lastEnd, name, open } = closingDay
  const row = sql`json_build_object('region', ${region}, 'day', ${day}, 'lastEnd', ${lastEnd}, 'name', ${name}, 'open', ${open})`
  return sql`(select coalesce(json_agg(${row}), '[]') from ${closingDay} where ${isInCalendarOf(first, last)})`
}

const isInCalendarOf = (first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  or(
    between(closingDay.day, first.subtract(MAX_LEAD_TIME).toString(), last.toString()),
    like(closingDay.day, '__-__'),
  )

/** Builds the delivery calendar from its rows. */
export function calendarOf(rows: ClosingDay[]): DeliveryDays {
  const known = new Map(rows.map((row) => [`${row.region} ${row.day}`, row]))
  const ruleIn = (region: Region, date: Temporal.PlainDate): DayRule | null => {
    const day = date.toString()
    const row = known.get(`${region} ${day}`) ?? known.get(`${region} ${day.slice('2027-'.length)}`)
    return row && !row.open ? { lastEnd: row.lastEnd, name: row.name } : null
  }
  return {
    ruleOn: ({ regions }, date) => regions.map((region) => ruleIn(region, date)).reduce(stricter, null),
    isWorkday: (date) => ruleIn('london', date)?.lastEnd !== null,
  }
}

function stricter(one: DayRule | null, other: DayRule | null): DayRule | null {
  if (!one || !other) return one ?? other
  return (one.lastEnd ?? '') <= (other.lastEnd ?? '') ? one : other
}
