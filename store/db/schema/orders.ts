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
import type { GiftCardDetails, GiftCardShare } from '../../../contract/gift-card-details.ts'
import { OrderState } from '../../../contract/order.ts'
import { OrderType } from '../../../contract/order-type.ts'
import { PAYMENT_METHODS, ProviderName } from '../../../contract/payment.ts'
import { PaymentState } from '../../../contract/payment-state.ts'
import { Photographer, Substitution } from '../../../contract/tracking.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { user } from './users.ts'
import { session } from './sessions-and-carts.ts'
import type { cartLine } from './sessions-and-carts.ts'

/** What a position was ordered as. */
export type OrderedLine = Pick<
  typeof cartLine.$inferSelect,
  'kind' | 'productId' | 'variantId' | 'comboId' | 'bouquet' | 'positionSlug' | 'quantity' | 'giftCardText'
> & { giftCard?: GiftCardDetails | null }

/** The subscription an order begins once it is paid for, as it was ordered. */
export type SubscriptionOrdered = {
  productId: number
  positionSlug: string
  variantId: number
  quantity: number
  everyWeeks: number
  /** Pence of flowers, each later delivery. */
  price: number
  firstBouquetPercent: number | null
}

export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    /** Set for what was ordered signed in, or before signing in: then the session opens it no longer. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Which checkout it goes through, and whether its payment may be repeated for later deliveries. */
    type: text().$type<OrderType>().notNull().default('default'),
    state: text().$type<OrderState>().notNull(),
    /** From to-payment on, of the first order of a subscription; later ones have none. */
    subscription: jsonb().$type<SubscriptionOrdered>(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    recipient: jsonb().$type<Recipient>(),
    contact: jsonb().$type<Contact>(),
    /** From to-pay on; until then the cart's lines are the positions. */
    positions: jsonb().$type<Position[]>(),
    /** The cart lines they were made of, to order the same again. */
    lines: jsonb().$type<OrderedLine[]>(),
    positionsCost: integer('positions_cost'),
    deliveryAmount: integer('delivery_amount'),
    serviceFee: integer('service_fee'),
    discount: integer(),
    /** The promo code it was ordered with and what that took off, delivery included. */
    promo: jsonb().$type<PromoCode>(),
    /** Pence of bonuses it is partly paid with. */
    usedBonuses: integer('used_bonuses').notNull().default(0),
    totalCost: integer('total_cost'),
    /** The gift cards it is paid with, and pence of each; the rest is the payment's. */
    giftCards: jsonb('gift_cards').$type<GiftCardShare[]>(),
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** Until when the code and the bonuses of an order that awaits its payment wait for it; null when nothing does. */
    reservedUntil: moment('reserved_until'),
    /** Names it in the private link of who ordered. */
    trackingToken: uuid('tracking_token').notNull().defaultRandom(),
    /** Names it in the link they pass on, by which nothing can be changed. */
    shareToken: uuid('share_token').notNull().defaultRandom(),
    /** What the florist does when a flower cannot be had. */
    substitution: text().$type<Substitution>().notNull().default('ask'),
    /** Set when the user took it out of the history. */
    hiddenAt: moment('hidden_at'),
    /** When what is personal in it goes: its account was erased, but it still has to be delivered. */
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
    index('order_session').on(table.sessionId, table.createdAt),
    index('order_awaiting')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'awaiting_payment'`),
    index('order_reserved')
      .on(table.reservedUntil)
      .where(sql`${table.reservedUntil} is not null`),
    // The words on a card, and to whom a gift card goes, are forgotten when the order is long over.
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

/** Who opened a guest's order by the link in an e-mail about it, in another browser than it was ordered in. */
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
    /** When the shopper was written to about it; those before are waiting for their e-mail. */
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

/** Pictures of an order's flowers, one of each who takes them. */
export const orderPhoto = pgTable(
  'order_photo',
  {
    /** Also its address: nobody guesses it. */
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

/** A way an order is being paid: one row for each method that was tried. */
export const payment = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    method: text().$type<PaymentMethodCode>().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's own name for it; null until the provider has answered. */
    providerRef: text('provider_ref'),
    clientSecret: text('client_secret').notNull().default(''),
    /** What a refund has to name, where that is not the payment itself. */
    captureRef: text('capture_ref'),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    /** When the provider is asked next, what became of it or for the money back; null once all is known. */
    checkAt: moment('check_at'),
    /** When the shopper is written to about a payment that failed and was left so; null when there is nothing to say. */
    notifyFailureAt: moment('notify_failure_at'),
    /** Set when the money has to go back. */
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

/** Parts of a payment that go back, or have gone, while the rest of it stays: for a flower that could not be had. */
export const partialRefund = pgTable(
  'partial_refund',
  {
    /** Also what the provider knows it by: it is given back once. */
    id: uuid().primaryKey().defaultRandom(),
    /** Null for what goes back to gift cards. */
    paymentId: text('payment_id').references(() => payment.id),
    /** Of what goes back to gift cards, the order they paid for. */
    orderId: text('order_id').references(() => order.id),
    amount: integer().notNull(),
    /** What it is given back for, in words that go on after "for". */
    reason: text(),
    /** It is the price of a gift card that was bought, which had no VAT in it and earned nothing. */
    ofGiftCard: boolean('of_gift_card').notNull().default(false),
    requestedAt: moment('requested_at').notNull(),
    /** When the provider had given it back. */
    refundedAt: moment('refunded_at'),
    /** When the shopper was written to about it. */
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
