import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PaymentState } from '../../../contract/payment-state.ts'
import { moment, oneOf } from './columns.ts'

/** Cards the sandbox's bank may charge again; the shop knows them by their token only. */
export const sandboxCard = pgTable('sandbox_card', {
  token: text().primaryKey(),
  number: text().notNull(),
  expiry: text().notNull(),
})

/** The books of the sandbox's bank. They are kept apart from the shop's, as a real provider's are. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    ref: text().primaryKey(),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    refunded: integer().notNull().default(0),
    /** The card it is paid with is kept, to be charged again. */
    keep: boolean().notNull().default(false),
    card: text().references(() => sandboxCard.token, { onDelete: 'set null' }),
  },
  (table) => [
    check('sandbox_payment_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    oneOf('sandbox_payment_state', table.state, PaymentState.options),
  ],
)

/** Each time a card was charged or money went back: a row. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ref: text()
      .notNull()
      .references(() => sandboxPayment.ref, { onDelete: 'cascade' }),
    /** Pence, negative for what went back. */
    amount: integer().notNull(),
    /** Of what went back: the name it was asked for by. */
    key: text(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('sandbox_charge_ref').on(table.ref),
    unique('sandbox_charge_key').on(table.ref, table.key),
  ],
)

/** What the bank has to tell the shop, until it has been told. */
export const sandboxWebhook = pgTable(
  'sandbox_webhook',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    body: jsonb().$type<{ id: string; type: string; ref: string }>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('sandbox_webhook_due').on(table.dueAt)],
)
