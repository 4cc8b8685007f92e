import { between, like, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { closingDay } from '../db/schema.ts'
import type { Region } from '../db/schema.ts'
import type { Zone } from './addresses/postcode.ts'
import type { Context } from '../kernel/index.ts'

export type { Region } from '../db/schema.ts'

/** Where something goes, as far as it matters for the day: one region of a postcode, or all that a zone may be. */
export type Destination = { zone: Zone; regions: readonly Region[] }

/** What is not delivered on a day; `lastEnd` is when the last delivery has come (`12:00`), null when there is none. */
export type DayRule = { lastEnd: string | null; name: string }

/** The days on which not everything is delivered. */
export type DeliveryDays = {
  /** What holds for a destination on a London civil date; null on a day like any other. */
  ruleOn: (destination: Pick<Destination, 'regions'>, date: Temporal.PlainDate) => DayRule | null
  /** Whether the workshop in London ties flowers on a date: lead times count such days only. */
  isWorkday: (date: Temporal.PlainDate) => boolean
}

/** The first half of postcodes in Scotland begins so; TD15 is Berwick-upon-Tweed, which is in England. */
const SCOTLAND = /^(?!TD15)(AB|DD|DG|EH|FK|G|IV|KA|KY|ML|PA|PH|TD)\d/
const REGIONS: Record<Zone, readonly Region[]> = {
  london: ['london'],
  uk: ['england-and-wales', 'scotland'],
}
/** Lead times are counted back from a date, over Christmas at most. */
const BEFORE = { days: 14 }

/** Where an address lies. */
export function destinationOf({ zone, postcode }: { zone: string; postcode: string }): Destination {
  if (zone === 'london') return anywhereIn('london')
  return { zone: 'uk', regions: [SCOTLAND.test(postcode) ? 'scotland' : 'england-and-wales'] }
}

/** For what is promised before a postcode is known: only what holds wherever in the zone it may be. */
export function anywhereIn(zone: Zone): Destination {
  return { zone, regions: REGIONS[zone] }
}

type ClosingDay = Pick<typeof closingDay.$inferSelect, 'region' | 'day' | 'lastEnd' | 'name' | 'open'>

/** The calendar of the London civil dates from `first` to `last`, and of the days their lead times reach back to. */
export async function deliveryDays(
  ctx: Context,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<DeliveryDays> {
  return calendarOf(await ctx.db.select().from(closingDay).where(isBetween(first, last)))
}

/** The days that `calendarOf` takes, for the same dates, as a column of a statement that asks for something else. */
export function closingDaysColumn(first: Temporal.PlainDate, last: Temporal.PlainDate): SQL<ClosingDay[]> {
  const { region, day, lastEnd, name, open } = closingDay
  const row = sql`json_build_object('region', ${region}, 'day', ${day}, 'lastEnd', ${lastEnd}, 'name', ${name}, 'open', ${open})`
  return sql`(select coalesce(json_agg(${row}), '[]') from ${closingDay} where ${isBetween(first, last)})`
}

const isBetween = (first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  or(
    between(closingDay.day, first.subtract(BEFORE).toString(), last.toString()),
    like(closingDay.day, '__-__'),
  )

/** What holds on the days that have a row, and on all others. */
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
