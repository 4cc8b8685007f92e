import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { order, subscriptionPeriod } from '../db/schema.ts'
import type { DeliverySubscriptionRow, SubscriptionPeriodRow } from '../db/schema.ts'
import type { Clock, TransactionContext } from '../kernel/index.ts'
import { isStale } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import { notifyDunningExhausted, updateSubscription } from '../subscription/index.ts'

/** Returns true if the shop was down when a declined charge was to be retried, so that nobody expects it any more. */
export const isMissedRetry = (clock: Clock, { attempts, chargeAt }: SubscriptionPeriodRow): boolean =>
  attempts > 0 && isStale(clock.now(), chargeAt)

/**
 * Pauses a subscription whose retry was missed, before anything else happens to it: its next delivery may have been
 * missed as well, and then its owner would be told of a next delivery that does not come. The charge stays due, and
 * cancels the order when it finds the subscription paused. Returns false if there is no such retry.
 */
export async function pauseForMissedRetry(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<boolean> {
  if (row.state !== 'active') return false
  const retries = await tx.db
    .select({ period: subscriptionPeriod, order })
    .from(subscriptionPeriod)
    .innerJoin(order, eq(order.id, subscriptionPeriod.orderId))
    .where(
      and(
        eq(subscriptionPeriod.subscriptionId, row.id),
        eq(order.state, 'awaiting_payment'),
        isNotNull(subscriptionPeriod.chargeAt),
        gt(subscriptionPeriod.attempts, 0),
      ),
    )
  const missed = retries.find(({ period }) => isMissedRetry(tx.clock, period))
  if (!missed) return false
  await tx.db
    .update(subscriptionPeriod)
    .set({ dunningExhausted: true })
    .where(eq(subscriptionPeriod.orderId, missed.order.id))
  await updateSubscription(tx, row, { state: 'paused', pausedUntil: null })
  await notifyDunningExhausted(tx, missed.order, row, missed.period.attempts)
  return true
}
