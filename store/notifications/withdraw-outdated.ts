import { and, eq } from 'drizzle-orm'
import { importantDate, message } from '../db/schema.ts'
import type { MessageRow } from '../db/schema.ts'
import { londonDate, nextDate, toDate, toInstant } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { isStale } from '../outbox/index.ts'

/** Kinds about something that is over a day later. */
const OVER_IN_A_DAY = ['code', 'left_cart', 'payment_failed']

/**
 * Withdraws a message that was queued and not sent in time, because a worker or a carrier was away, if it has become
 * untrue. A reminder says "tomorrow": on another day it is written again, unless its date is past. Others are not sent
 * at all. `row` is locked. Returns whether the message was withdrawn.
 */
export async function withdrawOutdated(tx: TransactionContext, row: MessageRow): Promise<boolean> {
  const now = tx.clock.now()
  const isReminder = row.kind === 'reminder'
  const isTrue = isReminder
    ? londonDate(toInstant(row.createdAt)).equals(londonDate(now))
    : !OVER_IN_A_DAY.includes(row.kind) || !isStale(now, row.createdAt)
  if (isTrue) return false
  // Not marked as failed: its address is not at fault.
  await tx.db.delete(message).where(eq(message.id, row.id))
  if (isReminder) await remindAgain(tx, row.dedupeKey ?? '')
  return true
}

/** Has the reminder with this key written again now. Does nothing when its date is past or has changed meanwhile. */
async function remindAgain(tx: TransactionContext, key: string): Promise<void> {
  const [, id, date, leadDays] = key.split(' ')
  const isEvent = and(eq(importantDate.id, Number(id)), eq(importantDate.leadDays, Number(leadDays)))
  const [event] = await tx.db.select().from(importantDate).where(isEvent).for('update')
  const now = tx.clock.now()
  if (!event || event.muted || nextDate(event, londonDate(now)).toString() !== date) return
  await tx.db
    .update(importantDate)
    .set({ remindAt: toDate(now) })
    .where(isEvent)
}
