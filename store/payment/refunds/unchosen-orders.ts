import { and, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import { order, recipientLink } from '../../db/schema.ts'
import { toDate } from '../../kernel/index.ts'
import { dueRow } from '../../outbox/index.ts'
import { mustMove, CHOICE_GRACE_PERIOD } from '../../order/index.ts'
import { refundAllButGiftCards } from './partial-refund.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Scheduled task: cancels and refunds a paid order without an address and a slot, a week after its recipient
 * link expired, or at once when the sender's account is erased.
 */
export const endUnchosenOrder = dueRow({
  kind: 'end_unchosen_order',
  table: recipientLink,
  id: recipientLink.orderId,
  oldest: recipientLink.expiryNotifiedAt,
  isDue: (clock) =>
    and(
      isNotNull(recipientLink.expiryNotifiedAt),
      isNull(recipientLink.chosenAt),
      exists(
        sql`(select from ${order} where ${order.id} = ${recipientLink.orderId} and ${order.state} = 'paid'
          and (${order.contact} is null or ${recipientLink.expiresAt} <= ${toDate(clock.now().subtract(CHOICE_GRACE_PERIOD))}))`,
      ),
    ),
  work: async (tx, { orderId }) => {
    const reason = 'Nobody has said where and when.'
    const { success } = await refundOrder(tx, orderId, reason)
    if (success) return
    // Either gift cards bought in the order have been spent, so everything else is refunded, or the refund is
    // already requested.
    await refundAllButGiftCards(tx, orderId)
    await mustMove(tx, orderId, 'cancelled')
  },
})
