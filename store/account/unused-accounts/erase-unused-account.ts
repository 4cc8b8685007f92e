import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { message, user } from '../../db/schema.ts'
import type { UserRow } from '../../db/schema.ts'
import { earlierNow, toDate } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'
import { dueRow } from '../../outbox/index.ts'
import type { DueTransaction } from '../../outbox/index.ts'
import { eraseAccount } from '../erase-user.ts'
import { ERASURE_NOTICE } from './erasure-notice.ts'
import { NOTICE_DAYS, erasureToday, isUnusedOn } from './unused-account.ts'

/** A notice says when. Much later it is out of date, and another is written first. */
const NOTICE_VALID_DAYS = 2 * NOTICE_DAYS

const daysAgo = (clock: Clock, days: number) => erasureToday(clock).subtract({ days }).toString()

/** The notice has waited for its carrier, and was sent less than thirty days ago or not yet. */
const hasFreshNotice = (clock: Clock) => sql`exists (
  select from ${message} where ${message.userId} = ${user.id} and ${message.kind} = ${ERASURE_NOTICE}
    and ${message.failedAt} is null
    and (${message.sentAt} is null or ${message.sentAt} > ${toDate(earlierNow(clock).subtract({ hours: 24 * NOTICE_DAYS }))}))`

/**
 * Scheduled task: erases an account that nobody uses, thirty days after its owner was written to. One that came into use, or has
 * something open, is kept, and its notice is forgotten.
 */
export const eraseUnusedAccount = dueRow({
  kind: 'erase_unused_account',
  table: user,
  id: user.id,
  oldest: user.erasureNoticeOn,
  isDue: (clock) =>
    and(lte(user.erasureNoticeOn, daysAgo(clock, NOTICE_DAYS)), sql`not ${hasFreshNotice(clock)}`),
  work: async (tx, row) => {
    if (await isToBeErased(tx, row)) await eraseAccount(tx, row)
    else await tx.db.update(user).set({ erasureNoticeOn: null }).where(eq(user.id, row.id))
  },
})

async function isToBeErased(tx: DueTransaction, { id }: UserRow): Promise<boolean> {
  const [found] = await tx.db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.id, id),
        gte(user.erasureNoticeOn, daysAgo(tx.clock, NOTICE_VALID_DAYS)),
        isUnusedOn(erasureToday(tx.clock)),
      ),
    )
  return found !== undefined
}
