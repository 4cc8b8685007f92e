import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '../../db/schema.ts'
import type { UserRow } from '../../db/schema.ts'
import { nextDaytime } from '../../cart/index.ts'
import { earlierNow } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'
import { balanceOf } from '../../loyalty/index.ts'
import { accountUrl, dueRow, queueMessage } from '../../outbox/index.ts'
import type { DueTransaction } from '../../outbox/index.ts'
import { signInAddress } from '../../visitor/index.ts'
import { ERASURE_NOTICE, erasureNoticeEmail, erasureNoticeText } from './erasure-notice.ts'
import { NOTICE_DAYS, erasureToday, isUnusedOn } from './unused-account.ts'

function isDaytime(clock: Clock): boolean {
  const now = earlierNow(clock)
  return nextDaytime(now).equals(now)
}

/**
 * Scheduled task: writes to the owner of an account that is erased in thirty days because nobody uses it. By day, and once
 * unless the account is used again.
 */
export const announceErasure = dueRow({
  kind: 'announce_erasure',
  table: user,
  id: user.id,
  oldest: user.lastUsedOn,
  isDue: (clock) =>
    isDaytime(clock)
      ? and(isNull(user.erasureNoticeOn), isUnusedOn(erasureToday(clock).add({ days: NOTICE_DAYS })))
      : sql`false`,
  work: async (tx, row) => {
    await writeNotice(tx, row)
    await tx.db
      .update(user)
      .set({ erasureNoticeOn: erasureToday(tx.clock).toString() })
      .where(eq(user.id, row.id))
  },
})

async function writeNotice(tx: DueTransaction, row: UserRow): Promise<void> {
  const today = erasureToday(tx.clock)
  const notice = {
    name: row.name,
    erasedOn: today.add({ days: NOTICE_DAYS }),
    bonuses: await balanceOf(tx, row.id),
    keepUrl: accountUrl(tx.links, '/profile/personal-data'),
  }
  const address = signInAddress(row)
  // Nobody can sign in to it, so there is nobody to write to.
  if (!address) return
  const common = { kind: ERASURE_NOTICE, userId: row.id, to: address.receiver }
  const dedupeKey = `erasure notice ${row.id} ${today.toString()}`
  if (address.type === 'email')
    await queueMessage(tx, { ...common, dedupeKey, channel: 'email', ...erasureNoticeEmail(notice) })
  else
    await queueMessage(tx, {
      ...common,
      dedupeKey,
      channel: 'sms',
      subject: '',
      text: erasureNoticeText(notice),
    })
}
