import { and, asc, eq, lte, notExists } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { mustMove } from './order-state.ts'
import { IS_PAID_BY_HAND, paymentThatIs } from './unpaid-order.ts'

/** So long an order waits for its payment. */
const WAITS = { hours: 72 }
const AT_ONCE = 50

/**
 * Cancels orders that nobody has paid and whose payment is not under way. What is paid for one of them all the same goes
 * back. Later deliveries of a subscription end by rules of their own. Answers how many orders there were.
 */
export async function endUnpaidOrders(db: Database, clock: Clock): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: order.id })
      .from(order)
      .where(
        and(
          eq(order.state, 'awaiting_payment'),
          lte(order.updatedAt, toDate(clock.now().subtract(WAITS))),
          IS_PAID_BY_HAND,
          notExists(paymentThatIs(tx, 'processing')),
        ),
      )
      .orderBy(asc(order.updatedAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of due) await mustMove(tx, clock, id, 'cancelled')
    return due.length
  })
}
