import {
  boolean,
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
import { moment } from './columns.ts'
import { order } from './orders.ts'

export const city = pgTable('city', {
  slug: text().primaryKey(),
  name: text().notNull(),
  county: text().notNull(),
  zone: text().$type<'london' | 'uk'>().notNull(),
  postcodeAreas: jsonb('postcode_areas').$type<string[]>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  position: integer().notNull(),
})

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

export const deliveryWindow = pgTable('delivery_window', {
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
})

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
      .references(() => order.id, { onDelete: 'cascade' }),
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
