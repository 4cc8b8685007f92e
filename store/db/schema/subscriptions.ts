import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { DeliverySubscriptionState } from '../../../contract/delivery-subscription.ts'
import type { Recipient, ShippingAddress } from '../../../contract/order.ts'
import { moment } from './columns.ts'
import { variant } from './catalogue.ts'
import { deliveryWindow } from './delivery.ts'
import { user } from './users.ts'

/** Flowers that come again and again, until they are cancelled. */
export const deliverySubscription = pgTable(
  'delivery_subscription',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: text().$type<DeliverySubscriptionState>().notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    everyWeeks: smallint('every_weeks').notNull(),
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id, { onDelete: 'cascade' }),
    /** Pence a delivery. */
    price: integer().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    recipient: jsonb().$type<Recipient>().notNull(),
    /** The civil date of the next delivery; null when none is to come. */
    nextDeliveryOn: date('next_delivery_on'),
    pausedUntil: date('paused_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('delivery_subscription_user').on(table.userId, table.createdAt),
    index('delivery_subscription_next').on(table.nextDeliveryOn),
    check('delivery_subscription_rhythm', sql`${table.everyWeeks} between 1 and 12`),
  ],
)
