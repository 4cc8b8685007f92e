import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { partialRefund, payment } from '../db/schema.ts'
import type { order, PartialRefundRow } from '../db/schema.ts'
import { cashbackOf, goodsCost } from './pricing.ts'
import { sumOf } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** The parts of an order's payments that go back or have gone, the earliest first. */
export async function partialRefundsOf(ctx: Context, orderId: string): Promise<PartialRefundRow[]> {
  const rows = await ctx.db
    .select({ part: partialRefund })
    .from(partialRefund)
    .leftJoin(payment, eq(payment.id, partialRefund.paymentId))
    .where(or(eq(payment.orderId, orderId), eq(partialRefund.orderId, orderId)))
    .orderBy(asc(partialRefund.requestedAt), asc(partialRefund.id))
  return rows.map(({ part }) => part)
}

export const NOTHING_TO_REFUND = 'There is nothing to give back: it was not paid, or goes back already.'

/** What was paid for an order and does not go back as a whole; locked, so that none of many at once sees what another gives. */
export function lockPaidPayments(tx: TransactionContext, orderId: string) {
  return tx.db
    .select()
    .from(payment)
    .where(
      and(eq(payment.orderId, orderId), eq(payment.state, 'succeeded'), isNull(payment.refundRequestedAt)),
    )
    .for('update')
}

/** Pence that are left of a payment when its parts are back. */
export function refundableOf(
  row: Pick<typeof payment.$inferSelect, 'id' | 'amount'>,
  parts: PartialRefundRow[],
): number {
  return row.amount - sumOf(parts.filter(({ paymentId }) => paymentId === row.id))
}

/**
 * Pence of bonuses an order earns: a share of what was paid for flowers and gifts and has not gone back. What went back for
 * a gift card had earned nothing.
 */
export function cashbackWithout(row: Priced, parts: PartialRefundRow[]): number {
  const back = sumOf(parts.filter(({ refundedAt, ofGiftCard }) => refundedAt && !ofGiftCard))
  return cashbackOf(goodsCost(row.positions ?? []).earning - (row.discount ?? 0) - row.usedBonuses - back)
}
type Priced = Pick<typeof order.$inferSelect, 'positions' | 'discount' | 'usedBonuses'>
