import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order, partRefund, payment } from '../db/schema.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { partRefundLetter } from './letters/part-refund-letter.ts'
import { queueMessage } from './outbox.ts'
import { trackingUrl } from './tracking.ts'

const AT_ONCE = 50

/** Writes to those who got a part of their money back, once about each. Answers how many parts there were. */
export async function writePartRefundLetters(
  db: Database,
  clock: Clock,
  { siteUrl }: Pick<AuthSettings, 'siteUrl'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ part: partRefund, row: order })
      .from(partRefund)
      .innerJoin(payment, eq(payment.id, partRefund.paymentId))
      .innerJoin(order, eq(order.id, payment.orderId))
      .where(and(isNull(partRefund.toldAt), isNotNull(partRefund.refundedAt)))
      .orderBy(asc(partRefund.refundedAt))
      .limit(AT_ONCE)
      .for('update', { of: partRefund, skipLocked: true })
    for (const { part, row } of due) {
      await tx
        .update(partRefund)
        .set({ toldAt: toDate(clock.now()) })
        .where(eq(partRefund.id, part.id))
      // What was erased has nobody to write to.
      if (!row.contact) continue
      const { name, email } = row.contact
      // It opens on any device, as in the letters about what is paid.
      const orderUrl = trackingUrl(siteUrl, row)
      await queueMessage(tx, clock, {
        kind: 'order_part_refunded',
        dedupeKey: `part refund ${part.id}`,
        channel: 'email',
        to: email,
        userId: row.userId,
        ...partRefundLetter({
          ...{ id: row.id, name, amount: part.amount, reason: part.reason, orderUrl },
          isGuest: row.userId === null,
        }),
      })
    }
    return due.length
  })
}
