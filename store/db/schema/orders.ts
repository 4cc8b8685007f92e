import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Position } from '../../../contract/basket.ts'
import type { Contact, OrderState, Recipient, ShippingAddress } from '../../../contract/order.ts'
import type { PaymentState } from '../../../contract/payment-state.ts'
import { moment } from './columns.ts'
import { user } from './users.ts'
import { session } from './visitors.ts'
import type { cartLine } from './visitors.ts'

/** What a position was ordered as. */
export type OrderedLine = Pick<
  typeof cartLine.$inferSelect,
  'kind' | 'productId' | 'variantId' | 'comboId' | 'bouquet' | 'positionSlug' | 'quantity' | 'giftCardText'
>

export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    /** Set for what was ordered signed in, or before signing in: then the session opens it no longer. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
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
    totalCost: integer('total_cost'),
    /** Set when the user took it out of the history. */
    hiddenAt: moment('hidden_at'),
    /** When what is personal in it goes: its account was erased, but it still has to be delivered. */
    eraseAt: moment('erase_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('order_user').on(table.userId, table.createdAt),
    index('order_erase')
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
    index('order_session').on(table.sessionId, table.createdAt),
    check('order_total', sql`${table.totalCost} is null or ${table.totalCost} >= 0`),
  ],
)

export const orderTransition = pgTable(
  'order_transition',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    state: text().$type<OrderState>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_transition_order').on(table.orderId, table.id)],
)

export const payment = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    provider: text().$type<'sandbox' | 'stripe'>().notNull(),
    clientSecret: text('client_secret').notNull(),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    /** Set when the order was cancelled after it was paid for: the money has to go back. */
    refundRequestedAt: moment('refund_requested_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('payment_amount', sql`${table.amount} > 0`)],
)
