import { addDueJob } from '../outbox/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** The kind of job that writes to a shopper about each step of an order; who handles it is a notification. */
export const ORDER_EMAILS = 'write_order_emails'

/** Has a worker write to the shopper about where their order is now, when the caller's transaction is through. */
export async function addOrderEmailJob(tx: TransactionContext, orderId: string): Promise<void> {
  await addDueJob(tx, ORDER_EMAILS, orderId)
}
