import { and, desc, eq, exists, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { UnpaidOrder } from '../../contract/basket.ts'
import { order, payment } from '../db/schema.ts'
import { amountDue } from '../gift-cards/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import type { Context } from '../kernel/index.ts'

/**
 * SQL condition for orders that the customer pays at checkout: not the renewals, which are charged
 * off-session.
 */
export const IS_PAID_ON_SESSION = or(ne(order.type, 'subscription'), isNotNull(order.subscription))

/**
 * Returns the visitor's newest order that they have to pay; null if there is none. Skips orders whose payment
 * is being processed, and renewals until their charge has failed.
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
        notExists(paymentInState('processing')),
        or(IS_PAID_ON_SESSION, exists(paymentInState('failed'))),
      ),
    )
    .orderBy(desc(order.createdAt))
    .limit(1)
  if (!row) return null
  return { id: row.id, type: row.type, total_cost: row.totalCost ?? 0, amount_due: amountDue(row) }
}

/** Returns a subquery for orders with a payment in this state. */
export function paymentInState(state: 'processing' | 'failed') {
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.state, state)))
}
