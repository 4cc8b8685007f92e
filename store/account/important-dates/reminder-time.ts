import type { Temporal } from 'temporal-polyfill'
import { dateInYear, nextDate, londonDate, londonMoment } from '../../kernel/index.ts'
import type { YearlyDate } from '../../kernel/index.ts'

/** London time, in summer and winter. */
export const REMIND_AT = '09:00'

type ReminderRule = YearlyDate & { leadDays: number; muted: boolean }

/**
 * Returns the moment of the next reminder after `after`: 09:00 in London, `leadDays` before the date. If that
 * has passed but the date has not, the next 09:00. Null when muted.
 */
export function nextReminder(event: ReminderRule, after: Temporal.Instant): Temporal.Instant | null {
  if (event.muted) return null
  const first = nextDate(event, londonDate(after))
  for (const date of [first, dateInYear(event, first.year + 1)]) {
    const inTime = reminderTimeOn(date.subtract({ days: event.leadDays }))
    const moment = isAfter(inTime, after) ? inTime : nextReminderTime(after)
    if (!isAfter(moment, reminderTimeOn(date))) return moment
  }
  return null
}

/** Returns the moment of the first reminder for a later occurrence than `date`. */
export function reminderAfter(
  event: ReminderRule,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const over = londonMoment(date.add({ days: 1 }), '00:00')
  return nextReminder(event, isAfter(now, over) ? now : over)
}

/** Returns the civil date a reminder is about: the first occurrence from the reminder's day on. */
export function remindedDate(event: YearlyDate, remindAt: Temporal.Instant): Temporal.PlainDate {
  return nextDate(event, londonDate(remindAt))
}

function nextReminderTime(after: Temporal.Instant): Temporal.Instant {
  const today = londonDate(after)
  return isAfter(reminderTimeOn(today), after)
    ? reminderTimeOn(today)
    : reminderTimeOn(today.add({ days: 1 }))
}

const reminderTimeOn = (date: Temporal.PlainDate) => londonMoment(date, REMIND_AT)

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
  one.epochMilliseconds > other.epochMilliseconds
