import { and, eq, gt, isNotNull, max } from 'drizzle-orm'
import { subscriptionPeriod } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { TRY_AGAIN_AFTER_DAYS } from './subscription-rules.ts'

/** A delivery that could not be charged yet is looked at again now, and let go. */
export async function stopCharging(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .update(subscriptionPeriod)
    .set({ chargeAt: toDate(tx.clock.now()) })
    .where(and(eq(subscriptionPeriod.subscriptionId, id), isNotNull(subscriptionPeriod.chargeAt)))
}

/** Who pauses and goes on at once is not asked for money sooner than after the last try that failed. */
export async function chargeLater(tx: TransactionContext, id: string): Promise<void> {
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
    const days = TRY_AGAIN_AFTER_DAYS[attempts - 1] ?? 1
    await tx.db
      .update(subscriptionPeriod)
      .set({ chargeAt: toDate(tx.clock.now().add({ hours: days * 24 })) })
      .where(eq(subscriptionPeriod.orderId, orderId))
  }
}

/** The last day for which a delivery is ordered already, whatever became of it; null when there is none. */
export async function lastOrdered(ctx: Context, id: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ on: max(subscriptionPeriod.deliveryOn) })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.subscriptionId, id))
  return last?.on ?? null
}
