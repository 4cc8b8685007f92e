import { eq } from 'drizzle-orm'
import { order } from '../../db/schema.ts'
import { NOTHING_TO_REFUND, refundableOf, lockPaidPayments, partialRefundsOf } from '../../loyalty/index.ts'
import { pounds, notFound } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { voidGiftCards, refundBlockReason, isOrderPaid, paidByGiftCards } from '../../gift-cards/index.ts'
import { moveOrder, mustMove, periodOf, requestRefund } from '../../order/index.ts'

/** An order that is not on its way is cancelled at once. */
const isCancelledAtOnce = (state: string) => state === 'paid' || state === 'preparing'

/**
 * Refunds an order; used by operators and for orders whose recipient never chose. Cancels it if it is not on
 * its way; otherwise it becomes refunded when the money is returned. Refused, as data, when nothing was paid
 * or the refund is already requested.
 */
export async function refundOrder(
  tx: TransactionContext,
  orderId: string,
  reason: string | null,
): Promise<{ success: boolean; message: string }> {
  // Locks the payments first: every transaction that changes both uses this order.
  const payments = await lockPaidPayments(tx, orderId)
  const [row] = await tx.db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const parts = await partialRefundsOf(tx, orderId)
  const amount = payments.reduce((sum, entry) => sum + refundableOf(entry, parts), 0)
  const onCards = await paidByGiftCards(tx, orderId)
  const toCards = isOrderPaid(row.state) ? onCards : 0
  if (!amount && !toCards) return { success: false, message: NOTHING_TO_REFUND }
  const spent = await refundBlockReason(tx, orderId)
  if (spent)
    return {
      success: false,
      message: `${spent} Give back a part, or the other cards: orders refund --amount, gift-cards refund.`,
    }
  const period = row.subscription && isCancelledAtOnce(row.state) ? await periodOf(tx, row) : undefined
  const endsSubscription = period !== undefined && period.subscription.state !== 'cancelled'
  // Voided first, so that nobody spends a card that is being refunded.
  await voidGiftCards(tx, orderId)
  if (isCancelledAtOnce(row.state)) await moveOrder(tx, orderId, 'cancelled')
  for (const entry of payments) await requestRefund(tx, entry, reason)
  // There is no payment whose refund would move the order.
  if (!payments.length) await mustMove(tx, orderId, 'refunded')
  const shares = [
    amount ? `${pounds(amount)} goes back` : '',
    toCards
      ? `${pounds(toCards)} ${payments.length && !isCancelledAtOnce(row.state) ? 'goes' : 'is'} back on gift cards`
      : '',
  ].filter(Boolean)
  const ended = endsSubscription ? ` The subscription ${period.subscription.id} has ended with it.` : ''
  return { success: true, message: `${shares.join(', ')}; who ordered is written to.${ended}` }
}
