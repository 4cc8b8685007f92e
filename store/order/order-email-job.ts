import { addDueJob } from '../outbox/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** The kind of the job that sends an e-mail for each state of an order. `store/notifications` handles it. */
export const ORDER_EMAILS = 'write_order_emails'

/** Queues the e-mails about an order's new states; they are sent after the caller's transaction commits. */
export async function addOrderEmailJob(tx: TransactionContext, orderId: string): Promise<void> {
  await addDueJob(tx, ORDER_EMAILS, orderId)
}
