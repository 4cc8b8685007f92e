import { and, eq, inArray, lte, not, or, sql } from 'drizzle-orm'
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
import { londonDate, toDate } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'
import { SESSION_DAYS } from '../visitor/index.ts'

/** How long tax law requires orders to be kept, as the privacy page says. Two days cover the leap years. */
export const KEPT_YEARS = 6
const KEPT_DAYS = KEPT_YEARS * 365 + 2
/** How long a draft is kept after its last change: as long as the session it was begun in. */
export const DRAFT_DAYS = SESSION_DAYS

/** A draft, or one that was cancelled because another took its place. */
const neverPlaced = sql`(${order.state} = 'draft' or (${order.state} = 'cancelled' and ${order.positions} is null))`

const isUntouched = (clock: Clock, days: number) =>
  lte(order.updatedAt, toDate(clock.now().subtract({ hours: 24 * days })))

function hasDeliveryAfter(clock: Clock, days: number) {
  const day = londonDate(clock.now()).subtract({ days }).toString()
  return sql`exists (select from ${slotHold} where ${slotHold.orderId} = ${order.id} and ${slotHold.date} > ${day})`
}

const hasLiveHold = (clock: Clock) =>
  sql`exists (select from ${slotHold} where ${slotHold.orderId} = ${order.id} and ${slotHold.heldUntil} > ${toDate(clock.now())})`

/**
 * Scheduled task: deletes an order, with everything that belongs to it. One that was placed goes six years after its
 * delivery or its last change, in whatever state it was left; one that never was, thirty days after its last change.
 */
export const removeOldOrder = dueRow({
  kind: 'remove_old_order',
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: (clock) =>
    or(
      and(not(neverPlaced), isUntouched(clock, KEPT_DAYS), not(hasDeliveryAfter(clock, KEPT_DAYS))),
      // Whoever comes back to an old draft and chooses a time is at the checkout now.
      and(neverPlaced, isUntouched(clock, DRAFT_DAYS), not(hasLiveHold(clock))),
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
