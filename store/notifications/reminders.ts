import { eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { user, importantDate } from '../db/schema.ts'
import type { ImportantDateRow, UserRow } from '../db/schema.ts'
import { nextDaytime } from '../cart/index.ts'
import { londonDate, toInstant, toDate } from '../kernel/index.ts'
import {
  dueRow,
  reminderEmail,
  reminderText,
  mutedOccasions,
  queueMessage,
  unsubscribeUrl,
} from '../outbox/index.ts'
import type { DueTransaction, Reminder } from '../outbox/index.ts'
import {
  collectionFor,
  flowersForEmail,
  orderPath,
  remindedDate,
  reminderAfter,
  reminderTargets,
} from '../account/index.ts'
import type { ReminderTarget } from '../account/index.ts'
import { canArriveOn } from '../delivery/index.ts'

/**
 * Scheduled task: sends the reminder of an important date and sets the next one in the same transaction, so
 * that none is sent twice or lost. A reminder after its date is skipped.
 */
export const writeReminder = dueRow({
  kind: 'write_reminder',
  table: importantDate,
  id: importantDate.id,
  oldest: importantDate.remindAt,
  isDue: (clock) => lte(importantDate.remindAt, toDate(clock.now())),
  work: async (tx, event) => {
    const [owner] = await tx.db.select().from(user).where(eq(user.id, event.userId))
    if (owner) await remind(tx, event, owner)
  },
})

async function remind(tx: DueTransaction, event: ImportantDateRow, owner: UserRow): Promise<void> {
  if (!event.remindAt) return
  const date = remindedDate(event, toInstant(event.remindAt))
  const now = tx.clock.now()
  const today = londonDate(now)
  const day = nextDaytime(now)
  // The task runs late and it is night. In the morning the reminder may still be in time.
  if (!day.equals(now) && Temporal.PlainDate.compare(londonDate(day), date) <= 0) {
    await tx.db
      .update(importantDate)
      .set({ remindAt: toDate(day) })
      .where(eq(importantDate.id, event.id))
    return
  }
  const isOver = Temporal.PlainDate.compare(date, today) < 0
  if (!isOver && day.equals(now) && !(await mutedOccasions(tx, owner.id)).has(event.occasion)) {
    const arrives = await canArriveOn(tx, date)
    for (const target of await reminderTargets(tx, owner)) {
      await write(tx, { target, event, owner, date, today, arrives })
    }
  }
  const next = reminderAfter(event, date, now)
  await tx.db
    .update(importantDate)
    .set({ remindAt: next && toDate(next) })
    .where(eq(importantDate.id, event.id))
}

type Due = {
  target: ReminderTarget
  event: ImportantDateRow
  owner: UserRow
  date: Temporal.PlainDate
  today: Temporal.PlainDate
  arrives: Reminder['arrives']
}

async function write(tx: DueTransaction, due: Due): Promise<void> {
  const { event, owner, date, today, arrives } = due
  const { channel, to } = due.target
  const stop = unsubscribeUrl(tx.links, { userId: owner.id, topic: 'reminders', channel })
  const { title, recipientName, occasion } = event
  const orderUrl = `${tx.links.siteUrl}${orderPath(occasion, date)}`
  const reminder: Reminder = {
    ...{ title, recipientName, date, today, arrives, orderUrl },
    unsubscribeUrl: stop,
  }
  const written =
    channel === 'email'
      ? reminderEmail(reminder, await flowersForEmail(tx, collectionFor(occasion)))
      : { subject: '', text: reminderText(reminder), html: null }
  await queueMessage(tx, {
    kind: 'reminder',
    // With another lead time, the same date is reminded of again.
    dedupeKey: `reminder ${event.id} ${date.toString()} ${event.leadDays} ${channel}`,
    channel,
    to,
    userId: owner.id,
    unsubscribeUrl: stop,
    ...written,
  })
}
