import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { moveOrder } from './order-state.ts'
import { requestRefund } from './refund.ts'
import { notFound } from './store-error.ts'

/**
 * The shop gives the money of an order back: what is not on its way yet is cancelled, what is or has arrived becomes
 * refunded when the money is back. Refuses, as data, where nothing was paid or it goes back already.
 */
export async function refundOrder(
  tx: Transaction,
  clock: Clock,
  orderId: string,
  reason: string | null,
): Promise<{ success: boolean; message: string }> {
  // The payments first, as everybody does who changes both.
  const payments = await tx
    .select()
    .from(payment)
    .where(
      and(eq(payment.orderId, orderId), eq(payment.state, 'succeeded'), isNull(payment.refundRequestedAt)),
    )
    .for('update')
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  if (!payments.length)
    return {
      success: false,
      message: 'There is nothing to give back: it was not paid, or goes back already.',
    }
  if (row.state === 'paid' || row.state === 'preparing') await moveOrder(tx, clock, orderId, 'cancelled')
  for (const entry of payments) await requestRefund(tx, clock, entry, reason)
  const amount = payments.reduce((sum, entry) => sum + entry.amount, 0)
  return { success: true, message: `£${(amount / 100).toFixed(2)} goes back; who ordered is written to.` }
}
