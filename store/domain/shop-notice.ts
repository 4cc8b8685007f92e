import type { Transaction } from '../db/database.ts'
import { shopNotice } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'

/** Writes to the people of the shop, in the transaction of what it is about: both happen or neither. */
export async function noticeToShop(
  tx: Transaction,
  clock: Clock,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  await tx.insert(shopNotice).values({ subject, text, writtenAt: toDate(clock.now()) })
}
