import { eq } from 'drizzle-orm'
import { order, payment } from '../db/schema.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * Locks an order that was placed and answers with its payments. They are locked first, as paying does: the two take
 * turns and never wait for each other in a ring.
 */
export async function lockOrder(
  tx: TransactionContext,
  orderId: string,
): Promise<(typeof payment.$inferSelect)[]> {
  const payments = await tx.db.select().from(payment).where(eq(payment.orderId, orderId)).for('update')
  await tx.db.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
  return payments
}
