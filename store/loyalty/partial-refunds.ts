import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { partialRefund, payment } from '../db/schema.ts'
import type { order, PartialRefundRow } from '../db/schema.ts'
import { cashbackOf, goodsCost } from './pricing.ts'
import { sumOf } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** Returns the partial refunds of an order, requested or completed, oldest first. */
export async function partialRefundsOf(ctx: Context, orderId: string): Promise<PartialRefundRow[]> {
  const rows = await ctx.db
    .select({ part: partialRefund })
    .from(partialRefund)
    .leftJoin(payment, eq(payment.id, partialRefund.paymentId))
    .where(or(eq(payment.orderId, orderId), eq(partialRefund.orderId, orderId)))
    .orderBy(asc(partialRefund.requestedAt), asc(partialRefund.id))
  return rows.map(({ part }) => part)
}

/** The message when an order has no payment that can be refunded. */
export const NOTHING_TO_REFUND = 'There is nothing to give back: it was not paid, or goes back already.'

/**
 * Locks and returns the successful payments of an order that are not being refunded in full, so that concurrent refunds
 * see each other.
 */
export function lockPaidPayments(tx: TransactionContext, orderId: string) {
  return tx.db
    .select()
    .from(payment)
    .where(
      and(eq(payment.orderId, orderId), eq(payment.state, 'succeeded'), isNull(payment.refundRequestedAt)),
    )
    .for('update')
}

/** Returns the pence of a payment that have not been partially refunded. */
export function refundableOf(
  row: Pick<typeof payment.$inferSelect, 'id' | 'amount'>,
  parts: PartialRefundRow[],
): number {
  return row.amount - sumOf(parts.filter(({ paymentId }) => paymentId === row.id))
}

/**
 * Returns the bonuses that an order earns, in pence: a share of what was paid for flowers and gifts and not refunded.
 * Refunds for gift cards do not count, because gift cards earn nothing.
 */
export function cashbackAfterRefunds(row: Priced, parts: PartialRefundRow[]): number {
  const back = sumOf(parts.filter(({ refundedAt, ofGiftCard }) => refundedAt && !ofGiftCard))
  return cashbackOf(goodsCost(row.positions ?? []).earning - (row.discount ?? 0) - row.usedBonuses - back)
}
type Priced = Pick<typeof order.$inferSelect, 'positions' | 'discount' | 'usedBonuses'>
