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
  const change = { refundRequestedAt: at, checkAt: at, message, updatedAt: at }
  await tx.update(payment).set(change).where(eq(payment.id, row.id))
  await tx.execute(
    sql`select graphile_worker.add_job('settle_payments', job_key => ${`payment:${row.id}`}, max_attempts => 3)`,
  )
  return { ...row, ...change }
}
