import { queueMessage } from './outbox.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** Names the notice of a thing, so that it can be taken away with it. */
export const staffNotificationKey = (about: string) => `notice ${about}`

/** Writes to the people of the shop (an e-mail address), in the transaction of what it is about: both happen or neither. */
export async function notifyStaff(
  tx: TransactionContext,
  { to, about, subject, text }: { to: string; about: string; subject: string; text: string },
): Promise<void> {
  await queueMessage(tx, {
    kind: 'shop_notice',
    dedupeKey: staffNotificationKey(about),
    channel: 'email',
    to,
    subject,
    text,
  })
}
