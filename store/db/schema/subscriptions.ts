import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Contact, Recipient, ShippingAddress } from '../../../contract/order.ts'
import type { ProviderName } from '../../../contract/payment.ts'
import { DeliverySubscriptionState } from '../../../contract/delivery-subscription.ts'
import { moment, oneOf } from './columns.ts'
import { variant } from './catalogue.ts'
import { deliveryWindow } from './delivery.ts'
import { order } from './orders.ts'
import { user } from './users.ts'

/** What a provider needs for an off-session charge: its own ids, no card data. */
export type SavedPaymentMethod = {
  provider: ProviderName
  customer: string
  method: string
  /** How the customer knows it, e.g. `Visa ending 4242`. */
  label: string
}

/** A delivery subscription. */
export const deliverySubscription = pgTable(
  'delivery_subscription',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    state: text().$type<DeliverySubscriptionState>().notNull(),
    /** Null for a cancelled subscription whose product no longer exists. */
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'set null' }),
    everyWeeks: smallint('every_weeks').notNull(),
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id),
    quantity: smallint().notNull().default(1),
    /** Pence per delivery for all of `quantity`, without the delivery itself. */
    price: integer().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    recipient: jsonb().$type<Recipient>().notNull(),
    contact: jsonb().$type<Contact>(),
    /** Null when no payment method was saved: then the customer is asked to pay. */
    savedPaymentMethod: jsonb('saved_payment_method').$type<SavedPaymentMethod>(),
    /** The London civil date of the next delivery; null if there is none. */
    nextDeliveryOn: date('next_delivery_on'),
    /** The date it moves to because its own is closed; later deliveries keep their dates. */
    movedTo: date('moved_to'),
    /** The window of the next delivery when its own cannot be had that day; later deliveries keep theirs. */
    movedWindowId: integer('moved_window_id').references(() => deliveryWindow.id),
    /** The date whose charge was announced in time; no other is charged. */
    announcedFor: date('announced_for'),
    /** What was announced for that date, in pence: the flowers and their delivery. No more is charged. */
    announcedPrice: integer('announced_price'),
    announcedDeliveryPrice: integer('announced_delivery_price'),
    /** The last skipped delivery, so that a repeated request skips only one. */
    skippedOn: date('skipped_on'),
    pausedUntil: date('paused_until'),
    /** When the next delivery is announced, and when it is ordered and charged; null if there is none. */
    noticeAt: moment('notice_at'),
    renewAt: moment('renew_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('delivery_subscription_user').on(table.userId, table.createdAt),
    index('delivery_subscription_next').on(table.nextDeliveryOn),
    index('delivery_subscription_notice')
      .on(table.noticeAt)
      .where(sql`${table.noticeAt} is not null`),
    index('delivery_subscription_renew')
      .on(table.renewAt)
      .where(sql`${table.renewAt} is not null`),
    check(
      'delivery_subscription_flowers',
      sql`${table.variantId} is not null or ${table.state} = 'cancelled'`,
    ),
    check(
      'delivery_subscription_announced',
      sql`num_nulls(${table.announcedFor}, ${table.announcedPrice}, ${table.announcedDeliveryPrice}) in (0, 3)`,
    ),
    check('delivery_subscription_quantity', sql`${table.quantity} between 1 and 99`),
    check('delivery_subscription_rhythm', sql`${table.everyWeeks} between 1 and 12`),
    oneOf('delivery_subscription_state', table.state, DeliverySubscriptionState.options),
  ],
)
export type DeliverySubscriptionRow = typeof deliverySubscription.$inferSelect

/** An ordered delivery of a subscription: one order per scheduled date. */
export const subscriptionPeriod = pgTable(
  'subscription_period',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => deliverySubscription.id),
    /** The scheduled date; the delivery may have moved. */
    deliveryOn: date('delivery_on').notNull(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id),
    /** The London civil date and the window that were announced; null for the first delivery. */
    announcedFor: date('announced_for'),
    announcedWindowId: integer('announced_window_id').references(() => deliveryWindow.id),
    /** The number of declined charges. */
    attempts: smallint().notNull().default(0),
    /** When it is charged next; null once nothing more is charged. */
    chargeAt: moment('charge_at'),
    /** Dunning is exhausted: the order was cancelled and the subscription paused. */
    dunningExhausted: boolean('dunning_exhausted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.deliveryOn] }),
    index('subscription_period_charge')
      .on(table.chargeAt)
      .where(sql`${table.chargeAt} is not null`),
  ],
)
export type SubscriptionPeriodRow = typeof subscriptionPeriod.$inferSelect
