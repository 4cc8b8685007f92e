import { eq } from 'drizzle-orm'
import { payment } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { addDueJob } from '../outbox/index.ts'

/** The kind of due work that asks a provider about a payment (settle-payments.ts). */
export const SETTLE_PAYMENT = 'settle_payment'

/**
 * Marks that the money of a payment has to go back, in the transaction of what is the reason for it. A job asks the
 * provider for it at once, and again until it has happened.
 */
export async function requestRefund(
  tx: TransactionContext,
  row: PaymentRow,
  message: string | null,
): Promise<PaymentRow> {
  const at = toDate(tx.clock.now())
  const change = { refundRequestedAt: at, message, updatedAt: at }
  await tx.db.update(payment).set(change).where(eq(payment.id, row.id))
  await askSoon(tx, row)
  return { ...row, ...change, checkAt: at }
}

/** Has a worker ask the provider about a payment at once, and again until that is settled. */
export async function askSoon(tx: TransactionContext, row: Pick<PaymentRow, 'id'>): Promise<void> {
  await tx.db
    .update(payment)
    .set({ checkAt: toDate(tx.clock.now()) })
    .where(eq(payment.id, row.id))
  await addDueJob(tx, SETTLE_PAYMENT, row.id)
}
