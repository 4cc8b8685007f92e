import type { Transaction } from '../db/database.ts'
import type { Clock } from '../kernel/clock.ts'
import { queueMessage } from './outbox.ts'

/** Names the notice of a thing, so that it can be taken away with it. */
export const staffNotificationKey = (about: string) => `notice ${about}`

/** Writes to the people of the shop (an e-mail address), in the transaction of what it is about: both happen or neither. */
export async function notifyStaff(
  tx: Transaction,
  clock: Clock,
  { to, about, subject, text }: { to: string; about: string; subject: string; text: string },
): Promise<void> {
  await queueMessage(tx, clock, {
    kind: 'shop_notice',
    dedupeKey: staffNotificationKey(about),
    channel: 'email',
    to,
    subject,
    text,
  })
}
