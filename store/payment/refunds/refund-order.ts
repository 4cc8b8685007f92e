import { eq } from 'drizzle-orm'
import { order } from '../../db/schema.ts'
import { NOTHING_TO_REFUND, refundableOf, lockPaidPayments, partialRefundsOf } from '../../loyalty/index.ts'
import { pounds, notFound } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { voidGiftCards, refundBlockReason, isOrderPaid, paidByGiftCards } from '../../gift-cards/index.ts'
import { moveOrder, mustMove, requestRefund } from '../../order/index.ts'

/** What is not on its way yet is given up at once. */
const isNow = (state: string) => state === 'paid' || state === 'preparing'

/**
 * The shop gives the money of an order back: what is not on its way yet is cancelled, what is or has arrived becomes
 * refunded when the money is back. Refuses, as data, where nothing was paid or it goes back already.
 */
export async function refundOrder(
  tx: TransactionContext,
  orderId: string,
  reason: string | null,
): Promise<{ success: boolean; message: string }> {
  // The payments first, as everybody does who changes both.
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
  // Before the money is back: nobody spends what is given back meanwhile.
  await voidGiftCards(tx, orderId)
  if (isNow(row.state)) await moveOrder(tx, orderId, 'cancelled')
  for (const entry of payments) await requestRefund(tx, entry, reason)
  // Nobody else has anything to give back.
  if (!payments.length) await mustMove(tx, orderId, 'refunded')
  const shares = [
    amount ? `${pounds(amount)} goes back` : '',
    toCards
      ? `${pounds(toCards)} ${payments.length && !isNow(row.state) ? 'goes' : 'is'} back on gift cards`
      : '',
  ].filter(Boolean)
  return { success: true, message: `${shares.join(', ')}; who ordered is written to.` }
}
