import { queueMessage } from './outbox.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** Returns the dedupe key of a staff notification, so that it can be deleted together with its subject. */
export const staffNotificationKey = (about: string) => `notice ${about}`

/**
 * Queues an e-mail to the shop's staff in the caller's transaction. `about` identifies the subject: there is at most
 * one notification for each.
 */
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
