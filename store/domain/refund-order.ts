import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { order } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { NOTHING_TO_GIVE, leftOf, lockPaid, partsOf } from './given-back.ts'
import { pounds } from './money.ts'
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
  const payments = await lockPaid(tx, orderId)
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const parts = await partsOf(tx, orderId)
  const amount = payments.reduce((sum, entry) => sum + leftOf(entry, parts), 0)
  if (!amount) return { success: false, message: NOTHING_TO_GIVE }
  if (row.state === 'paid' || row.state === 'preparing') await moveOrder(tx, clock, orderId, 'cancelled')
  for (const entry of payments) await requestRefund(tx, clock, entry, reason)
  return { success: true, message: `${pounds(amount)} goes back; who ordered is written to.` }
}
