import { and, eq, lte, notExists } from 'drizzle-orm'
import { order } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'
import { mustMove } from '../order/index.ts'
import { IS_PAID_ON_SESSION, paymentInState } from '../cart/index.ts'

/** How long an order awaits its payment. */
const PAY_WITHIN = { hours: 72 }
/**
 * Scheduled task: cancels an unpaid order without a payment under way. A payment that arrives later is
 * refunded. Renewals follow their own rules.
 */
export const endUnpaidOrder = dueRow({
  kind: 'end_unpaid_order',
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: (clock) =>
    and(
      eq(order.state, 'awaiting_payment'),
      lte(order.updatedAt, toDate(clock.now().subtract(PAY_WITHIN))),
      IS_PAID_ON_SESSION,
      notExists(paymentInState('processing')),
    ),
  work: (tx, { id }) => mustMove(tx, id, 'cancelled'),
})
