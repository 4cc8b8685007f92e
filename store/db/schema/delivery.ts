import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'
import { order } from './orders.ts'

export const city = pgTable(
  'city',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    county: text().notNull(),
    zone: text().$type<'london' | 'uk'>().notNull(),
    postcodeAreas: jsonb('postcode_areas').$type<string[]>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
  },
  (table) => [oneOf('city_zone', table.zone, ['london', 'uk'])],
)

export const district = pgTable(
  'district',
  {
    citySlug: text('city_slug')
      .notNull()
      .references(() => city.slug, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    outwardCodes: jsonb('outward_codes').$type<string[]>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.citySlug, table.slug] })],
)

export const deliveryWindow = pgTable(
  'delivery_window',
  {
    id: serial().primaryKey(),
    zone: text().$type<'london' | 'uk'>().notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    price: integer().notNull(),
    capacity: integer().notNull(),
    /** Days before delivery and London time by which it must be ordered, e.g. 0 and 10:30. */
    cutOffDays: smallint('cut_off_days').notNull(),
    cutOffTime: text('cut_off_time').notNull(),
    position: smallint().notNull(),
  },
  (table) => [oneOf('delivery_window_zone', table.zone, ['london', 'uk'])],
)

/**
 * A day on which not everything is delivered: bank holidays, and what the shop decides. The only place where that is
 * kept; `store/delivery/delivery-days.ts` is the only reader.
 */
export const closingDay = pgTable(
  'closing_day',
  {
    region: text().$type<Region>().notNull(),
    /** A civil date (`2027-05-03`), or the same day of every year (`12-25`). The date goes before the day of every year. */
    day: text().notNull(),
    /** By when the last delivery of the day has come (`12:00`, London time); null when there is none at all. */
    lastEnd: text('last_end'),
    /** What day it is, as shoppers are told: `Christmas Day`. */
    name: text().notNull(),
    kind: text().$type<'bank_holiday' | 'shop'>().notNull(),
    /** Delivered as on any other day all the same. */
    open: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.day] }),
    check(
      'closing_day_region',
      sql`${table.region} in ('london', 'england-and-wales', 'scotland', 'northern-ireland')`,
    ),
    check('closing_day_day', sql`${table.day} ~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'`),
    check('closing_day_last_end', sql`${table.lastEnd} ~ '^[0-9]{2}:[0-9]{2}$'`),
    check('closing_day_kind', sql`${table.kind} in ('bank_holiday', 'shop')`),
  ],
)

/** Who brings the flowers, and whose bank holidays they keep: our own drivers in London, a carrier in each nation. */
export type Region = 'london' | 'england-and-wales' | 'scotland' | 'northern-ireland'

/** A window on one date: made when first chosen, locked while places are counted. */
export const slot = pgTable(
  'slot',
  {
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id),
    date: date().notNull(),
    capacity: integer().notNull(),
    closed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.windowId, table.date] })],
)

export const slotHold = pgTable(
  'slot_hold',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id),
    windowId: integer('window_id').notNull(),
    date: date().notNull(),
    /** Null once paid for: then it never lapses. */
    heldUntil: moment('held_until'),
    /** From where it was chosen, as long as it is not paid for; null where the shop itself has chosen. */
    network: text(),
    device: text(),
  },
  (table) => [
    index('slot_hold_slot').on(table.windowId, table.date),
    index('slot_hold_lapsed').on(table.heldUntil),
    index('slot_hold_network').on(table.network),
    index('slot_hold_device').on(table.device),
  ],
)
