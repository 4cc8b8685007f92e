import type { DeliverySubscriptionRow } from '../db/schema.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import { notifyProductWithdrawn, updateSubscription } from '../subscription/index.ts'

/** Pauses a subscription whose flowers are no longer on sale, and tells its owner. */
export async function pauseWithoutFlowers(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  await updateSubscription(tx, row, { state: 'paused', pausedUntil: null })
  await notifyProductWithdrawn(tx, row)
}
