import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { BonusKind } from '../../../contract/loyalty.ts'
import { moment, oneOf } from './columns.ts'
import { order } from './orders.ts'
import { user } from './users.ts'

/** The ledger of bonuses: rows are only added. The balance after a row stands in it and is never below zero. */
export const bonusEntry = pgTable(
  'bonus_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    kind: text().$type<BonusKind>().notNull(),
    /** The order it is about; null for anything else, and when the order has been removed. */
    orderId: text('order_id').references(() => order.id, { onDelete: 'set null' }),
    /** Numbers the entries of a kind about one order, from 1: what was spent may be returned and spent again. */
    sequence: integer().notNull().default(1),
    /** True if it was taken back because a part of the order was refunded. */
    forPart: boolean('for_part').notNull().default(false),
    /** What a reward is for, for the kind `target_action`. */
    action: text(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('bonus_entry_user').on(table.userId, table.id),
    uniqueIndex('bonus_entry_of_order').on(table.userId, table.kind, table.orderId, table.sequence),
    uniqueIndex('bonus_entry_reward').on(table.userId, table.action),
    index('bonus_entry_order').on(table.orderId),
    check('bonus_entry_action', sql`(${table.kind} = 'target_action') = (${table.action} is not null)`),
    check('bonus_entry_balance', sql`${table.balance} >= 0`),
    oneOf('bonus_entry_kind', table.kind, BonusKind.options),
  ],
)
