import { message } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { addDueJob } from './due-work.ts'

/** The kind of due work that sends a message (send-message.ts). */
export const SEND_MESSAGE = 'send_message'

export type NewMessage = Pick<typeof message.$inferInsert, 'kind' | 'channel' | 'to' | 'subject' | 'text'> & {
  html?: string | null
  unsubscribeUrl?: string | null
  userId?: string | null
  /** At most one message is ever queued per key. */
  dedupeKey?: string
}

/**
 * Queues a message in the caller's transaction: it is sent only if the transaction commits. Returns false, without
 * queueing it, when a message with the same `dedupeKey` exists.
 */
export async function queueMessage(tx: TransactionContext, values: NewMessage): Promise<boolean> {
  const [row] = await tx.db
    .insert(message)
    .values({ ...values, createdAt: toDate(tx.clock.now()) })
    .onConflictDoNothing({ target: message.dedupeKey })
    .returning({ id: message.id })
  if (!row) return false
  await addDueJob(tx, SEND_MESSAGE, row.id)
  return true
}

type Buyer = Pick<typeof order.$inferSelect, 'contact' | 'userId'>
type ToBuyer = Required<Pick<NewMessage, 'kind' | 'dedupeKey' | 'subject' | 'text' | 'html'>>

/** Queues an e-mail to the customer of an order. Does nothing when the contact has been erased. */
export async function queueToBuyer(
  tx: TransactionContext,
  { contact, userId }: Buyer,
  email: ToBuyer,
): Promise<void> {
  if (contact) await queueMessage(tx, { ...email, channel: 'email', to: contact.email, userId })
}
