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
import type { Region } from '../../../contract/types/region.ts'
import { Zone } from '../../../contract/types/zone.ts'
import { moment, oneOf } from './columns.ts'
import { order } from './orders.ts'

export const city = pgTable(
  'city',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    county: text().notNull(),
    zone: text().$type<Zone>().notNull(),
    postcodeAreas: jsonb('postcode_areas').$type<string[]>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
  },
  (table) => [oneOf('city_zone', table.zone, Zone.options)],
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
    zone: text().$type<Zone>().notNull(),
    /** The outward codes (`N1`) that it is for; null for all of its zone. */
    outwardCodes: jsonb('outward_codes').$type<string[]>(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    price: integer().notNull(),
    capacity: integer().notNull(),
    /** The cut-off: days before the delivery and London time, e.g. 0 and 10:30. */
    cutOffDays: smallint('cut_off_days').notNull(),
    cutOffTime: text('cut_off_time').notNull(),
    position: smallint().notNull(),
  },
  (table) => [oneOf('delivery_window_zone', table.zone, Zone.options)],
)

/**
 * A day with limited delivery: a bank holiday, or one the shop has closed. Read only by
 * `store/delivery/delivery-days.ts`.
 */
export const closingDay = pgTable(
  'closing_day',
  {
    region: text().$type<Region>().notNull(),
    /** A civil date (`2027-05-03`), or a day of every year (`12-25`). A civil date takes precedence. */
    day: text().notNull(),
    /** The end of the last delivery of the day (`12:00`, London time); null for no delivery at all. */
    lastEnd: text('last_end'),
    /** The name shown to shoppers: `Christmas Day`. */
    name: text().notNull(),
    kind: text().$type<'bank_holiday' | 'shop'>().notNull(),
    /** Delivers as on any other day. */
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

/** A delivery window on a date: created when first chosen, locked while its holds are counted. */
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
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id),
    date: date().notNull(),
    /** Null once the order is paid: the hold never lapses. */
    heldUntil: moment('held_until'),
    /** The network of the requester while the order is unpaid; null for renewals. */
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
