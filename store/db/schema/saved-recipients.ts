import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ShippingAddress } from '../../../contract/order.ts'
import { moment } from './columns.ts'
import { user } from './users.ts'

/** Somebody a user sends flowers to, kept with the user's consent until the user or the account is erased. */
export const savedRecipient = pgTable(
  'saved_recipient',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    /** It is the user. */
    myself: boolean().notNull().default(false),
    /** For the courier. */
    note: text(),
    address: jsonb().$type<ShippingAddress>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was saved or sent to last. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('saved_recipient_user').on(table.userId, table.usedAt)],
)
export type SavedRecipientRow = typeof savedRecipient.$inferSelect
