import { eq } from 'drizzle-orm'
import { payment } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { addDueJob } from '../outbox/index.ts'

/**
 * The kind of the scheduled task that reconciles a payment with its provider
 * (`store/payment/reconcile-payments.ts`).
 */
export const RECONCILE_PAYMENT = 'settle_payment'

/**
 * Requests a full refund, in the transaction that causes it. A job asks the provider at once and retries
 * until the money is returned.
 */
export async function requestRefund(
  tx: TransactionContext,
  row: PaymentRow,
  message: string | null,
): Promise<PaymentRow> {
  const at = toDate(tx.clock.now())
  const change = { refundRequestedAt: at, message, updatedAt: at }
  await tx.db.update(payment).set(change).where(eq(payment.id, row.id))
  await queueReconcile(tx, row)
  return { ...row, ...change, checkAt: at }
}

/** Queues a job that reconciles a payment with its provider now, and again until it is settled. */
export async function queueReconcile(tx: TransactionContext, row: Pick<PaymentRow, 'id'>): Promise<void> {
  await tx.db
    .update(payment)
    .set({ checkAt: toDate(tx.clock.now()) })
    .where(eq(payment.id, row.id))
  await addDueJob(tx, RECONCILE_PAYMENT, row.id)
}
