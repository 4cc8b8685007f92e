import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { order, partialRefund } from './orders.ts'

/** The invoice of a paid order. Its content is that of the order, which no longer changes. */
export const invoice = pgTable('invoice', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => order.id),
  issuedAt: moment('issued_at').notNull(),
})

/** A credit note: a partial refund, or a refund of all that was left. */
export const creditNote = pgTable(
  'credit_note',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** Null for a refund of all that was left. */
    partialRefundId: uuid('partial_refund_id')
      .unique()
      .references(() => partialRefund.id),
    /** Pence. */
    amount: integer().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_note_rest')
      .on(table.orderId)
      .where(sql`${table.partialRefundId} is null`),
    check('credit_note_amount', sql`${table.amount} > 0`),
  ],
)
