import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import { order, partialRefund, payment } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import { dueRow, partialRefundEmail, queueToBuyer } from '../outbox/index.ts'
import { trackingUrl } from '../order/index.ts'

/** Scheduled task: e-mails the buyer about a completed partial refund, once. */
export const writePartialRefundEmail = dueRow({
  kind: 'write_partial_refund_email',
  table: partialRefund,
  id: partialRefund.id,
  oldest: partialRefund.refundedAt,
  isDue: () => and(isNull(partialRefund.notifiedAt), isNotNull(partialRefund.refundedAt)),
  work: async (tx, part) => {
    await tx.db
      .update(partialRefund)
      .set({ notifiedAt: toDate(tx.clock.now()) })
      .where(eq(partialRefund.id, part.id))
    const [row] = await tx.db
      .select(getTableColumns(order))
      .from(order)
      .leftJoin(payment, eq(payment.orderId, order.id))
      .where(part.paymentId ? eq(payment.id, part.paymentId) : eq(order.id, part.orderId ?? ''))
      .limit(1)
    // An erased order has no contact.
    if (!row?.contact) return
    const { name } = row.contact
    // The tracking page opens without a sign-in.
    const orderUrl = trackingUrl(tx.links.siteUrl, row)
    await queueToBuyer(tx, row, {
      kind: 'order_part_refunded',
      dedupeKey: `part refund ${part.id}`,
      ...partialRefundEmail({
        ...{ id: row.id, name, amount: part.amount, reason: part.reason, orderUrl },
        isGuest: row.userId === null,
      }),
    })
  },
})
