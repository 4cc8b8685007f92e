import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ShippingAddress } from '../../../contract/order.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { order } from './orders.ts'

/** An order whose recipient is to say where and when. The link's token is not in here, only what tells it. */
export const recipientLink = pgTable(
  'recipient_link',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** With the shop's secret it makes the token. */
    nonce: text().notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    name: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    receiver: text().notNull(),
    /** Pence: what was paid for the delivery, and what a window may cost at most. */
    price: integer().notNull(),
    /** What the recipient said so far. */
    address: jsonb().$type<ShippingAddress>(),
    /** From the payment on. */
    expiresAt: moment('expires_at'),
    /** Set when who ordered says it instead: from then on the link works no more. */
    takenOverAt: moment('taken_over_at'),
    /** Set when it is known where and when. */
    chosenAt: moment('chosen_at'),
    /** When who ordered was told that nobody has chosen. */
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
