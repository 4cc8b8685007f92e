import { and, eq, gt, isNotNull, max } from 'drizzle-orm'
import { subscriptionPeriod } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { RETRY_AFTER_DAYS } from './subscription-rules.ts'

/**
 * Makes the open charges of a subscription due now. The task then finds the subscription paused or cancelled
 * and cancels the order.
 */
export async function stopCharging(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .update(subscriptionPeriod)
    .set({ chargeAt: toDate(tx.clock.now()) })
    .where(and(eq(subscriptionPeriod.subscriptionId, id), isNotNull(subscriptionPeriod.chargeAt)))
}

/**
 * Postpones the open charges of a resumed subscription by the delay after their last failed attempt, so that
 * pausing does not trigger an earlier retry.
 */
export async function postponeCharge(tx: TransactionContext, id: string): Promise<void> {
  const open = await tx.db
    .select({ orderId: subscriptionPeriod.orderId, attempts: subscriptionPeriod.attempts })
    .from(subscriptionPeriod)
    .where(
      and(
        eq(subscriptionPeriod.subscriptionId, id),
        isNotNull(subscriptionPeriod.chargeAt),
        gt(subscriptionPeriod.attempts, 0),
      ),
    )
  for (const { orderId, attempts } of open) {
    const days = RETRY_AFTER_DAYS[attempts - 1] ?? 1
    await tx.db
      .update(subscriptionPeriod)
      .set({ chargeAt: toDate(tx.clock.now().add({ hours: days * 24 })) })
      .where(eq(subscriptionPeriod.orderId, orderId))
  }
}

/**
 * Returns the date of the last ordered delivery (London civil date), whatever became of it; null if there is
 * none.
 */
export async function lastOrderedDate(ctx: Context, id: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ on: max(subscriptionPeriod.deliveryOn) })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.subscriptionId, id))
  return last?.on ?? null
}
