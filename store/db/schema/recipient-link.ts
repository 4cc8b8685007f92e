import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ShippingAddress } from '../../../contract/order.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { order } from './orders.ts'

/**
 * The link by which the recipient of an order chooses the address and the slot. Its token is not stored, only
 * the hash.
 */
export const recipientLink = pgTable(
  'recipient_link',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The token is derived from this and the shop's secret. */
    nonce: text().notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    name: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    receiver: text().notNull(),
    /** Pence paid for the delivery, and the most a slot may cost. */
    price: integer().notNull(),
    /** The address entered so far. */
    address: jsonb().$type<ShippingAddress>(),
    /** Set when the order is paid. */
    expiresAt: moment('expires_at'),
    /** Set when the sender enters the address instead: the link stops working. */
    takenOverAt: moment('taken_over_at'),
    /** Set when the slot is booked. */
    chosenAt: moment('chosen_at'),
    /** When the sender was notified that nobody has chosen. */
    expiryNotifiedAt: moment('expiry_notified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('recipient_link_waiting')
      .on(table.expiresAt)
      .where(sql`${table.chosenAt} is null and ${table.expiryNotifiedAt} is null`),
    oneOf('recipient_link_channel', table.channel, ['sms', 'email']),
  ],
)
