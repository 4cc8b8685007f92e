import { eq } from 'drizzle-orm'
import { order, payment } from '../db/schema.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * Locks the payments of an order, then the order, and returns the payments. Every transaction that changes
 * both uses this order, so that they cannot deadlock.
 */
export async function lockOrder(
  tx: TransactionContext,
  orderId: string,
): Promise<(typeof payment.$inferSelect)[]> {
  const payments = await tx.db.select().from(payment).where(eq(payment.orderId, orderId)).for('update')
  await tx.db.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
  return payments
}
