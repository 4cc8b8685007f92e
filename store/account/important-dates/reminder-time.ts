import type { Temporal } from 'temporal-polyfill'
import { dateInYear, nextDate, londonDate, londonMoment } from '../../kernel/index.ts'
import type { YearlyDate } from '../../kernel/index.ts'

/** London time; the same on the wall whatever the season. */
export const REMIND_AT = '09:00'

type Reminded = YearlyDate & { leadDays: number; muted: boolean }

/**
 * The moment of the next reminder after `after`: 09:00 in London, so many days before the date. When that has passed
 * and the date has not, the next 09:00 there is. Null when muted.
 */
export function nextReminder(event: Reminded, after: Temporal.Instant): Temporal.Instant | null {
  if (event.muted) return null
  const first = nextDate(event, londonDate(after))
  for (const date of [first, dateInYear(event, first.year + 1)]) {
    const inTime = nineOn(date.subtract({ days: event.leadDays }))
    const moment = isAfter(inTime, after) ? inTime : firstNine(after)
    if (!isAfter(moment, nineOn(date))) return moment
  }
  return null
}

/** The reminder that follows the one of `date`: never another of the same date. */
export function reminderAfter(
  event: Reminded,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const over = londonMoment(date.add({ days: 1 }), '00:00')
  return nextReminder(event, isAfter(now, over) ? now : over)
}

/** The civil date a reminder is about: the first there is from the day it is due. */
export function remindedDate(event: YearlyDate, remindAt: Temporal.Instant): Temporal.PlainDate {
  return nextDate(event, londonDate(remindAt))
}

function firstNine(after: Temporal.Instant): Temporal.Instant {
  const today = londonDate(after)
  return isAfter(nineOn(today), after) ? nineOn(today) : nineOn(today.add({ days: 1 }))
}

const nineOn = (date: Temporal.PlainDate) => londonMoment(date, REMIND_AT)

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
  one.epochMilliseconds > other.epochMilliseconds
