import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { partialRefund, payment } from '../db/schema.ts'
import type { order, PartialRefundRow } from '../db/schema.ts'
import { cashbackOf, goodsCost } from './pricing.ts'
import { sumOf } from '../kernel/money.ts'

/** The parts of orders' payments that go back or have gone, by order, the earliest first. */
export async function partialRefundsOfOrders(
  db: Queryable,
  orderIds: string[],
): Promise<Map<string, PartialRefundRow[]>> {
  const rows = await db
    .select({
      orderId: sql<string>`coalesce(${partialRefund.orderId}, ${payment.orderId})`,
      part: partialRefund,
    })
    .from(partialRefund)
    .leftJoin(payment, eq(payment.id, partialRefund.paymentId))
    .where(or(inArray(payment.orderId, orderIds), inArray(partialRefund.orderId, orderIds)))
    .orderBy(asc(partialRefund.requestedAt), asc(partialRefund.id))
  const grouped = new Map<string, PartialRefundRow[]>()
  for (const { orderId, part } of rows) grouped.set(orderId, [...(grouped.get(orderId) ?? []), part])
  return grouped
}

/** The same of one order. */
export async function partialRefundsOf(db: Queryable, orderId: string): Promise<PartialRefundRow[]> {
  return (await partialRefundsOfOrders(db, [orderId])).get(orderId) ?? []
}

export const NOTHING_TO_REFUND = 'There is nothing to give back: it was not paid, or goes back already.'

/** What was paid for an order and does not go back as a whole; locked, so that none of many at once sees what another gives. */
export function lockPaidPayments(tx: Transaction, orderId: string) {
  return tx
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

/** Pence of bonuses an order earns: a share of what was paid for flowers and gifts and has not gone back. */
export function cashbackWithout(row: Priced, parts: PartialRefundRow[]): number {
  const back = sumOf(parts.filter(({ refundedAt }) => refundedAt))
  return cashbackOf(goodsCost(row.positions ?? []).earning - (row.discount ?? 0) - row.usedBonuses - back)
}
type Priced = Pick<typeof order.$inferSelect, 'positions' | 'discount' | 'usedBonuses'>
