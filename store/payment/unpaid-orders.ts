import { and, eq, lte, notExists } from 'drizzle-orm'
import { order } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'
import { mustMove } from '../order/index.ts'
import { IS_PAID_BY_HAND, paymentThatIs } from '../cart/index.ts'

/** So long an order waits for its payment. */
const WAITS = { hours: 72 }
/**
 * Cancels an order that nobody has paid and whose payment is not under way. What is paid for it all the same goes back.
 * Later deliveries of a subscription end by rules of their own.
 */
export const endUnpaidOrder = dueRow({
  kind: 'end_unpaid_order',
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: (clock) =>
    and(
      eq(order.state, 'awaiting_payment'),
      lte(order.updatedAt, toDate(clock.now().subtract(WAITS))),
      IS_PAID_BY_HAND,
      notExists(paymentThatIs('processing')),
    ),
  work: (tx, { id }) => mustMove(tx, id, 'cancelled'),
})
