import { and, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import { order, recipientLink } from '../../db/schema.ts'
import { toDate } from '../../kernel/index.ts'
import { dueRow } from '../../outbox/index.ts'
import { mustMove, WAITS_ON } from '../../order/index.ts'
import { refundBesidesGiftCards } from './part-refund.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Ends a paid order of which nobody has said where and when: a week after its recipient's time ran out, or at once when
 * the account that ordered is erased and nobody is left to say it. The money goes back.
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
          and (${order.contact} is null or ${recipientLink.expiresAt} <= ${toDate(clock.now().subtract(WAITS_ON))}))`,
      ),
    ),
  work: async (tx, { orderId }) => {
    const reason = 'Nobody has said where and when.'
    const { success } = await refundOrder(tx, orderId, reason)
    if (success) return
    // Gift cards that were in it have been spent: all but those goes back. Or its money goes back already.
    await refundBesidesGiftCards(tx, orderId)
    await mustMove(tx, orderId, 'cancelled')
  },
})
