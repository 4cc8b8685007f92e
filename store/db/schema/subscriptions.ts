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

/** What a provider needs to charge somebody again who is not there: names of its own, no card. */
export type SavedPaymentMethod = {
  provider: ProviderName
  customer: string
  method: string
  /** How a person knows it, e.g. `Visa ending 4242`. */
  label: string
}

/** Flowers that come again and again, until they are cancelled. */
export const deliverySubscription = pgTable(
  'delivery_subscription',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    state: text().$type<DeliverySubscriptionState>().notNull(),
    /** Null for one that has ended, when its flowers are no longer there. */
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'set null' }),
    everyWeeks: smallint('every_weeks').notNull(),
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id),
    quantity: smallint().notNull().default(1),
    /** Pence of flowers a delivery, all of `quantity`. */
    price: integer().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    recipient: jsonb().$type<Recipient>().notNull(),
    contact: jsonb().$type<Contact>(),
    /** Null for what never was paid for here: then a payment is asked for. */
    savedPaymentMethod: jsonb('saved_payment_method').$type<SavedPaymentMethod>(),
    /** The civil date of the next delivery; null when none is to come. */
    nextDeliveryOn: date('next_delivery_on'),
    /** The day it comes on instead, where nothing is delivered on its own; those after it keep theirs. */
    movedTo: date('moved_to'),
    /** The day whose charge the subscriber was told of in time; no other is charged. */
    announcedFor: date('announced_for'),
    /** The delivery that was left out last: who says so twice means one. */
    skippedOn: date('skipped_on'),
    pausedUntil: date('paused_until'),
    /** When the next delivery is announced, and when it is ordered and charged; null when neither is to come. */
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
    check('delivery_subscription_quantity', sql`${table.quantity} between 1 and 99`),
    check('delivery_subscription_rhythm', sql`${table.everyWeeks} between 1 and 12`),
    oneOf('delivery_subscription_state', table.state, DeliverySubscriptionState.options),
  ],
)
export type DeliverySubscriptionRow = typeof deliverySubscription.$inferSelect

/** A delivery of a subscription that was ordered: one order for each date of its rhythm, however many try. */
export const subscriptionPeriod = pgTable(
  'subscription_period',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => deliverySubscription.id),
    /** The date of the rhythm; the delivery itself may have had to move. */
    deliveryOn: date('delivery_on').notNull(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id),
    /** How often the charge was declined. */
    attempts: smallint().notNull().default(0),
    /** When it is charged (again); null once that is settled, one way or the other. */
    chargeAt: moment('charge_at'),
    /** After the last try the order was given up and the subscription paused. */
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
