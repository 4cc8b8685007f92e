import { and, desc, eq, exists, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { UnpaidOrder } from '../../contract/basket.ts'
import { order, payment } from '../db/schema.ts'
import { amountDue } from '../gift-cards/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import type { Context } from '../kernel/index.ts'

/** For a condition on orders: not a later delivery of a subscription, which is charged by itself. */
export const IS_PAID_BY_HAND = or(ne(order.type, 'subscription'), isNotNull(order.subscription))

/**
 * The newest order of a visitor that waits for them to pay; null when there is none. What their bank is at work on is
 * not to be paid again, and a later delivery of a subscription is charged by itself until that has failed.
 */
export async function unpaidOrderOf(ctx: Context, owner: Owner): Promise<UnpaidOrder | null> {
  const [row] = await ctx.db
    .select({
      id: order.id,
      type: order.type,
      totalCost: order.totalCost,
      giftCardAmount: order.giftCardAmount,
    })
    .from(order)
    .where(
      and(
        ownedBy(order, owner),
        eq(order.state, 'awaiting_payment'),
        notExists(paymentThatIs('processing')),
        or(IS_PAID_BY_HAND, exists(paymentThatIs('failed'))),
      ),
    )
    .orderBy(desc(order.createdAt))
    .limit(1)
  if (!row) return null
  return { id: row.id, type: row.type, total_cost: row.totalCost ?? 0, amount_due: amountDue(row) }
}

/** For a condition on orders: those with a payment in that state. */
export function paymentThatIs(state: 'processing' | 'failed') {
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.state, state)))
}
