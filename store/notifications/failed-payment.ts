import { eq, lte } from 'drizzle-orm'
import { order, payment } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { dueRow, isStale, failedPaymentEmail, countUnpaidEmail, queueToBuyer } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import { buyerOrderUrl, isRenewal } from '../order/index.ts'
import { amountDue } from '../gift-cards/index.ts'

/**
 * Scheduled task: e-mails a customer whose payment failed a while ago and who has not paid since. Once per
 * order.
 */
export const notifyFailedPayment = dueRow({
  kind: 'notify_failed_payment',
  table: payment,
  id: payment.id,
  oldest: payment.notifyFailureAt,
  isDue: (clock) => lte(payment.notifyFailureAt, toDate(clock.now())),
  work: async (tx, row) => {
    // After a long outage the order may end at the same time, and its e-mail would contradict this one.
    if (!isStale(tx.clock.now(), row.notifyFailureAt)) await sendFailedPaymentEmail(tx, row)
    await tx.db.update(payment).set({ notifyFailureAt: null }).where(eq(payment.id, row.id))
  },
})

async function sendFailedPaymentEmail(
  tx: WithLinks<TransactionContext>,
  failed: typeof payment.$inferSelect,
): Promise<void> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, failed.orderId))
  // Renewals have their own e-mails.
  if (!row?.contact || row.state !== 'awaiting_payment' || failed.state !== 'failed' || isRenewal(row)) return
  const to = { email: row.contact.email, userId: row.userId }
  if (!(await countUnpaidEmail(tx, to))) return
  await queueToBuyer(tx, row, {
    kind: 'payment_failed',
    dedupeKey: `payment failed ${row.id}`,
    ...failedPaymentEmail({
      id: row.id,
      name: row.contact.name,
      total: amountDue(row),
      message: failed.message,
      payUrl: buyerOrderUrl(tx.links, row, 'payment'),
      isGuest: row.userId === null,
    }),
  })
}
