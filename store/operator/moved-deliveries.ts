import { inTransaction } from '../kernel/index.ts'
import { moveDeliveries } from '../subscription/index.ts'
import type { Operator } from './command.ts'

/**
 * After days or windows were closed or opened: moves the deliveries of subscriptions to the nearest open one and says how many. Without a
 * date (London civil) all of them are looked at.
 */
export async function moveSubscriptions(operator: Operator, date?: string): Promise<void> {
  const moved = await inTransaction(operator, (tx) => moveDeliveries(tx, date))
  if (moved === 1)
    operator.say(
      '1 delivery of a subscription moves to the nearest open day or window; its owner is written to.',
    )
  if (moved > 1)
    operator.say(
      `${moved} deliveries of subscriptions move to the nearest open day or window; their owners are written to.`,
    )
}
