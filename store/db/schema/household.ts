import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment, oneOf } from './columns.ts'

/**
 * Identifies a household that has subscribed, by e-mail address, phone, address or card, so that it gets one
 * first-bouquet discount. Stored as keyed hashes, which outlive the account.
 */
export const householdMark = pgTable(
  'household_mark',
  {
    kind: text().$type<'email' | 'phone' | 'address' | 'card'>().notNull(),
    hash: bytea().notNull(),
    /** The order that used the discount or reserves it. No foreign key: the row outlives the order. */
    orderId: text('order_id').notNull(),
    /** The end of the reservation for an unpaid order; null once paid. */
    heldUntil: moment('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('household_mark_order').on(table.orderId),
    oneOf('household_mark_kind', table.kind, ['email', 'phone', 'address', 'card']),
  ],
)
