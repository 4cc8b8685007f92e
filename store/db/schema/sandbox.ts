import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PaymentState } from '../../../contract/types/payment-state.ts'
import { moment, oneOf } from './columns.ts'

/** Saved cards of the sandbox's bank; the shop knows only their tokens. */
export const sandboxCard = pgTable('sandbox_card', {
  token: text().primaryKey(),
  number: text().notNull(),
  expiry: text().notNull(),
})

/** The payments of the sandbox's bank, separate from the shop's like those of a real provider. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    ref: text().primaryKey(),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    refunded: integer().notNull().default(0),
    /** Whether the card is saved for off-session charges. */
    keep: boolean().notNull().default(false),
    card: text().references(() => sandboxCard.token, { onDelete: 'set null' }),
    /** Whether the shop has cancelled it: it cannot be paid any more. */
    cancelled: boolean().notNull().default(false),
  },
  (table) => [
    check('sandbox_payment_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    oneOf('sandbox_payment_state', table.state, PaymentState.options),
  ],
)

/** The charges and refunds of the sandbox's bank. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ref: text()
      .notNull()
      .references(() => sandboxPayment.ref, { onDelete: 'cascade' }),
    /** Pence; negative for a refund. */
    amount: integer().notNull(),
    /** The idempotency key of a refund. */
    key: text(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('sandbox_charge_ref').on(table.ref),
    unique('sandbox_charge_key').on(table.ref, table.key),
  ],
)

/** The webhooks that are not delivered yet. */
export const sandboxWebhook = pgTable(
  'sandbox_webhook',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    body: jsonb().$type<{ id: string; type: string; ref: string }>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('sandbox_webhook_due').on(table.dueAt)],
)
