import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { payment } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'

type PaymentRow = typeof payment.$inferSelect

/**
 * Marks that the money of a payment has to go back, in the transaction of what is the reason for it. A job asks the
 * provider for it at once, and the sweep does until it has happened.
 */
export async function requestRefund(
  tx: Transaction,
  clock: Clock,
  row: PaymentRow,
  message: string | null,
): Promise<PaymentRow> {
  const at = toDate(clock.now())
  const change = { refundRequestedAt: at, message, updatedAt: at }
  await tx.update(payment).set(change).where(eq(payment.id, row.id))
  await askSoon(tx, clock, row)
  return { ...row, ...change, checkAt: at }
}

/** Has a worker ask the provider about a payment at once; the sweep does until that is settled. */
export async function askSoon(tx: Transaction, clock: Clock, row: Pick<PaymentRow, 'id'>): Promise<void> {
  await tx
    .update(payment)
    .set({ checkAt: toDate(clock.now()) })
    .where(eq(payment.id, row.id))
  await tx.execute(
    sql`select graphile_worker.add_job('settle_payments', job_key => ${`payment:${row.id}`}, max_attempts => 3)`,
  )
}
