import type { Transaction } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { queueMessage } from './outbox.ts'

/** Writes to the people of the shop (an e-mail address), in the transaction of what it is about: both happen or neither. */
export async function noticeToShop(
  tx: Transaction,
  clock: Clock,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<void> {
  await queueMessage(tx, clock, { kind: 'shop_notice', channel: 'email', to, subject, text })
}
