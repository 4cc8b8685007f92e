import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Position, PromoCode } from '../../../contract/basket.ts'
import type { Contact, Recipient, ShippingAddress } from '../../../contract/order.ts'
import type { PaymentMethodCode } from '../../../contract/payment.ts'
import type { GiftCardDetails, GiftCardShare } from '../../../contract/types/gift-card-details.ts'
import { OrderState } from '../../../contract/order.ts'
import { OrderType } from '../../../contract/types/order-type.ts'
import { PAYMENT_METHODS, ProviderName } from '../../../contract/payment.ts'
import { PaymentState } from '../../../contract/types/payment-state.ts'
import { Photographer } from '../../../contract/types/order-photo.ts'
import { Substitution } from '../../../contract/tracking.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { savedRecipient } from './saved-recipients.ts'
import { user } from './users.ts'
import { session } from './sessions-and-carts.ts'
import type { cartLine } from './sessions-and-carts.ts'

/** The order line that a position was made of. */
export type OrderedLine = Pick<
  typeof cartLine.$inferSelect,
  'kind' | 'productId' | 'variantId' | 'comboId' | 'bouquet' | 'positionSlug' | 'quantity' | 'giftCardText'
> & { giftCard?: GiftCardDetails | null }

/** The subscription that an order starts when it is paid. */
export type SubscriptionOrdered = {
  productId: number
  positionSlug: string
  variantId: number
  quantity: number
  everyWeeks: number
  /** Pence per renewal, without the delivery itself. */
  price: number
  firstBouquetPercent: number | null
}

export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    /** Set for a user's order. The session it was placed in no longer gives access. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The checkout it belongs to; for a subscription, its payment method is saved. */
    type: text().$type<OrderType>().notNull().default('default'),
    state: text().$type<OrderState>().notNull(),
    /** Set when the first order of a subscription is placed; null for renewals. */
    subscription: jsonb().$type<SubscriptionOrdered>(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    recipient: jsonb().$type<Recipient>(),
    contact: jsonb().$type<Contact>(),
    /** Whom of the user's saved recipients it is for. */
    savedRecipientId: integer('saved_recipient_id').references(() => savedRecipient.id, {
      onDelete: 'set null',
    }),
    /** Set when the order is placed; a draft shows the cart's lines. */
    positions: jsonb().$type<Position[]>(),
    /** The order lines, to order the same again. */
    lines: jsonb().$type<OrderedLine[]>(),
    positionsCost: integer('positions_cost'),
    deliveryAmount: integer('delivery_amount'),
    serviceFee: integer('service_fee'),
    discount: integer(),
    /** The promo code and its discount, including on the delivery. */
    promo: jsonb().$type<PromoCode>(),
    /** Pence paid with bonuses. */
    usedBonuses: integer('used_bonuses').notNull().default(0),
    totalCost: integer('total_cost'),
    /** The gift cards it is paid with, in pence each; the payment covers the rest. */
    giftCards: jsonb('gift_cards').$type<GiftCardShare[]>(),
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** When the reservation of its discounts ends while it is unpaid; null without one. */
    reservedUntil: moment('reserved_until'),
    /** The token of the buyer's tracking link. */
    trackingToken: uuid('tracking_token').notNull().defaultRandom(),
    /** The token of the read-only link to share. */
    shareToken: uuid('share_token').notNull().defaultRandom(),
    /** What the florist does when a flower is not available. */
    substitution: text().$type<Substitution>().notNull().default('ask'),
    /** Set when the user hid it from the history. */
    hiddenAt: moment('hidden_at'),
    /** When the buyer is to be written to about a change; null when there is nothing to say. */
    changeNoticeAt: moment('change_notice_at'),
    /** When the buyer was last written to about one. */
    changeNoticedAt: moment('change_noticed_at'),
    /** When its personal data are erased: the account is erased, but the order has to be delivered first. */
    eraseAt: moment('erase_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_tracking_token').on(table.trackingToken),
    uniqueIndex('order_share_token').on(table.shareToken),
    index('order_user').on(table.userId, table.createdAt),
    index('order_erase')
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
    index('order_change_notice')
      .on(table.changeNoticeAt)
      .where(sql`${table.changeNoticeAt} is not null`)
      .concurrently(),
    index('order_session').on(table.sessionId, table.createdAt),
    index('order_saved_recipient')
      .on(table.savedRecipientId)
      .where(sql`${table.savedRecipientId} is not null`),
    index('order_awaiting')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'awaiting_payment'`),
    index('order_reserved')
      .on(table.reservedUntil)
      .where(sql`${table.reservedUntil} is not null`),
    // Card texts and gift card details are purged some time after the order ended.
    index('order_card_words')
      .on(table.updatedAt)
      .where(
        sql`state in ('delivered', 'cancelled', 'refunded') and (positions @? '$[*] ? (@.gift_card_text != null || @.gift_card.details != null)' or lines @? '$[*] ? (@.giftCardText != null || @.giftCard != null)')`,
      ),
    index('order_contact_email').on(sql`lower(${table.contact} ->> 'email')`),
    check('order_total', sql`${table.totalCost} is null or ${table.totalCost} >= 0`),
    check('order_one_offer', sql`${table.promo} is null or ${table.usedBonuses} = 0`),
    check(
      'order_gift_card_amount',
      sql`${table.giftCardAmount} between 0 and coalesce(${table.totalCost}, 0)`,
    ),
    check('order_used_bonuses', sql`${table.usedBonuses} >= 0`),
    oneOf('order_type', table.type, OrderType.options),
    oneOf('order_state', table.state, OrderState.options),
    oneOf('order_substitution', table.substitution, Substitution.options),
  ],
)
export type OrderRow = typeof order.$inferSelect

/** Gives a visitor access to a guest's order that they opened by an e-mail link. */
export const orderAccess = pgTable(
  'order_access',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('order_access_session').on(table.orderId, table.sessionId),
    unique('order_access_user').on(table.orderId, table.userId),
    index('order_access_of_session').on(table.sessionId),
    index('order_access_of_user').on(table.userId),
    check('order_access_one', sql`num_nonnulls(${table.sessionId}, ${table.userId}) = 1`),
  ],
)

export const orderTransition = pgTable(
  'order_transition',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    state: text().$type<OrderState>().notNull(),
    at: moment('at').notNull(),
    /** When the customer was notified; null while that is pending. */
    notifiedAt: moment('notified_at'),
  },
  (table) => [
    index('order_transition_order').on(table.orderId, table.id),
    index('order_transition_not_notified')
      .on(table.id)
      .where(sql`${table.notifiedAt} is null`),
    oneOf('order_transition_state', table.state, OrderState.options),
  ],
)
export type OrderTransitionRow = typeof orderTransition.$inferSelect

/** Pictures of an order, one per photographer. */
export const orderPhoto = pgTable(
  'order_photo',
  {
    /** Also its URL, which cannot be guessed. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    photographer: text().$type<Photographer>().notNull(),
    jpeg: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('order_photo_photographer').on(table.orderId, table.photographer),
    oneOf('order_photo_by', table.photographer, Photographer.options),
  ],
)

/** A payment of an order; one row per method tried. */
export const payment = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    method: text().$type<PaymentMethodCode>().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's id of the payment; null until the provider has answered. */
    providerRef: text('provider_ref'),
    clientSecret: text('client_secret').notNull().default(''),
    /** The id that refunds need, if it is not that of the payment. */
    captureRef: text('capture_ref'),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    /** When the payment is reconciled next; null once it is settled. */
    checkAt: moment('check_at'),
    /** When the customer is notified of a failed payment; null if there is nothing to notify. */
    notifyFailureAt: moment('notify_failure_at'),
    /** Set when a full refund is requested. */
    refundRequestedAt: moment('refund_requested_at'),
    refundedAt: moment('refunded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('payment_order_method').on(table.orderId, table.method),
    unique('payment_provider_ref').on(table.provider, table.providerRef),
    index('payment_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    index('payment_notify_failure')
      .on(table.notifyFailureAt)
      .where(sql`${table.notifyFailureAt} is not null`),
    check('payment_amount', sql`${table.amount} > 0`),
    oneOf('payment_method', table.method, PAYMENT_METHODS),
    oneOf('payment_provider', table.provider, ProviderName.options),
    oneOf('payment_state', table.state, PaymentState.options),
  ],
)
export type PaymentRow = typeof payment.$inferSelect

/** Partial refunds, e.g. for a flower that was not available. */
export const partialRefund = pgTable(
  'partial_refund',
  {
    /** Also the provider's idempotency key, so that it is refunded once. */
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a refund to gift cards. */
    paymentId: text('payment_id').references(() => payment.id),
    /** For a refund to gift cards, the order they paid for. */
    orderId: text('order_id').references(() => order.id),
    amount: integer().notNull(),
    /** The reason, in words that continue "for …". */
    reason: text(),
    /** Refunds a gift card that was bought, which has no VAT and earns no bonuses. */
    ofGiftCard: boolean('of_gift_card').notNull().default(false),
    requestedAt: moment('requested_at').notNull(),
    /** When the provider confirmed it. */
    refundedAt: moment('refunded_at'),
    /** When the customer was notified; null while that is pending. */
    notifiedAt: moment('notified_at'),
  },
  (table) => [
    index('partial_refund_payment').on(table.paymentId),
    index('partial_refund_not_notified')
      .on(table.refundedAt)
      .where(sql`${table.notifiedAt} is null and ${table.refundedAt} is not null`),
    index('partial_refund_order').on(table.orderId),
    check('partial_refund_one', sql`num_nonnulls(${table.paymentId}, ${table.orderId}) = 1`),
    check('partial_refund_amount', sql`${table.amount} > 0`),
  ],
)
export type PartialRefundRow = typeof partialRefund.$inferSelect
