import { eq, lte } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { toDate } from '../kernel/clock.ts'
import { dueRow, isStale } from '../outbox/due-work.ts'
import { failedPaymentEmail } from '../outbox/templates/failed-payment-email.ts'
import { buyersUrl } from '../order/order-access.ts'
import { amountDue } from '../gift-cards/gift-card-payment.ts'
import { isRenewal } from '../order/order-subscription.ts'
import type { Links } from '../outbox/email-link.ts'
import { mayWriteTo } from '../outbox/unverified-recipient.ts'
import { queueToBuyer } from '../outbox/outbox.ts'

/** Writes to whoever's card was declined a while ago and who has not paid otherwise, once about an order. */
export const notifyFailedPayment = dueRow({
  kind: 'notify_failed_payment',
  table: payment,
  id: payment.id,
  oldest: payment.notifyFailureAt,
  isDue: (clock) => lte(payment.notifyFailureAt, toDate(clock.now())),
  work: async (tx, { clock, links }, row) => {
    // After a stop of the shop the order may be about to end, too: two e-mails at once would contradict each other.
    if (!isStale(clock.now(), row.notifyFailureAt)) await tell(tx, clock, links, row)
    await tx.update(payment).set({ notifyFailureAt: null }).where(eq(payment.id, row.id))
  },
})

async function tell(
  tx: Transaction,
  clock: Clock,
  links: Links,
  failed: typeof payment.$inferSelect,
): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, failed.orderId))
  // Later deliveries of a subscription have e-mails of their own.
  if (!row?.contact || row.state !== 'awaiting_payment' || failed.state !== 'failed' || isRenewal(row)) return
  const to = { email: row.contact.email, userId: row.userId }
  if (!(await mayWriteTo(tx, clock, links, to))) return
  await queueToBuyer(tx, clock, row, {
    kind: 'payment_failed',
    dedupeKey: `payment failed ${row.id}`,
    ...failedPaymentEmail({
      id: row.id,
      name: row.contact.name,
      total: amountDue(row),
      message: failed.message,
      payUrl: buyersUrl(links, row, 'payment'),
      isGuest: row.userId === null,
    }),
  })
}
