import { and, eq, lt } from 'drizzle-orm'
import { user } from '../../db/schema.ts'
import { londonDate } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'

/** Notes that an account is in use, once a day, which takes back a notice of its erasure. */
export async function noteAccountUse(tx: TransactionContext, userId: string): Promise<void> {
  const today = londonDate(tx.clock.now()).toString()
  await tx.db
    .update(user)
    .set({ lastUsedOn: today, erasureNoticeOn: null })
    .where(and(eq(user.id, userId), lt(user.lastUsedOn, today)))
}
