import { message } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { addDueJob } from './due-work.ts'

/** The kind of due work that hands a message over (send-message.ts). */
export const SEND_MESSAGE = 'send_message'

export type NewMessage = Pick<typeof message.$inferInsert, 'kind' | 'channel' | 'to' | 'subject' | 'text'> & {
  html?: string | null
  unsubscribeUrl?: string | null
  userId?: string | null
  /** One message with this key goes out, ever. */
  dedupeKey?: string
}

/**
 * Puts a message in the outbox, in the caller's transaction: it goes out when, and only when, the change it tells of
 * is there. Answers whether it is new; one whose `dedupeKey` was used before is not written again.
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

/** The same to the e-mail address that an order was made with; what is erased has nobody to write to. */
export async function queueToBuyer(
  tx: TransactionContext,
  { contact, userId }: Buyer,
  email: ToBuyer,
): Promise<void> {
  if (contact) await queueMessage(tx, { ...email, channel: 'email', to: contact.email, userId })
}
