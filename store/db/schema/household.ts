import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment, oneOf } from './columns.ts'

/**
 * What a household that has subscribed is known by again: an e-mail address, a phone, an address, a card. Only a keyed
 * hash is kept, which outlives the account: a first bouquet is had once, whoever is forgotten meanwhile.
 */
export const householdMark = pgTable(
  'household_mark',
  {
    kind: text().$type<'email' | 'phone' | 'address' | 'card'>().notNull(),
    hash: bytea().notNull(),
    /** The order that has the first bouquet, or is about to. Orders may go; what is known stays. */
    orderId: text('order_id').notNull(),
    /** Until when it is held for an order that is not paid for; null for good. */
    heldUntil: moment('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('household_mark_order').on(table.orderId),
    oneOf('household_mark_kind', table.kind, ['email', 'phone', 'address', 'card']),
  ],
)
