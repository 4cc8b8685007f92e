import { and, eq, inArray, lte, or } from 'drizzle-orm'
import {
  creditNote,
  giftCard,
  giftCardEntry,
  invoice,
  order,
  orderPhoto,
  orderTransition,
  partialRefund,
  payment,
  promoCodeUse,
  slotHold,
  subscriptionPeriod,
} from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'

/** How long tax law requires orders to be kept, as the privacy page says. Two days cover the leap years. */
export const KEPT_YEARS = 6
const KEPT_DAYS = KEPT_YEARS * 365 + 2

/** Scheduled task: deletes an order six years after it ended, with everything that belongs to it. */
export const removeOldOrder = dueRow({
  kind: 'remove_old_order',
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: (clock) =>
    and(
      inArray(order.state, ['delivered', 'cancelled', 'refunded']),
      lte(order.updatedAt, toDate(clock.now().subtract({ hours: 24 * KEPT_DAYS }))),
    ),
  work: async (tx, { id }) => {
    const payments = tx.db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, id))
    await tx.db.delete(creditNote).where(eq(creditNote.orderId, id))
    await tx.db.delete(invoice).where(eq(invoice.orderId, id))
    await tx.db
      .delete(partialRefund)
      .where(or(inArray(partialRefund.paymentId, payments), eq(partialRefund.orderId, id)))
    // The gift cards expired four years ago.
    const cards = tx.db.select({ id: giftCard.id }).from(giftCard).where(eq(giftCard.orderId, id))
    await tx.db.delete(giftCardEntry).where(inArray(giftCardEntry.cardId, cards))
    await tx.db.delete(giftCard).where(eq(giftCard.orderId, id))
    for (const table of [payment, orderTransition, orderPhoto, slotHold, subscriptionPeriod, promoCodeUse])
      await tx.db.delete(table).where(eq(table.orderId, id))
    await tx.db.delete(order).where(eq(order.id, id))
  },
})
