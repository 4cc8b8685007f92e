import type { Temporal } from 'temporal-polyfill'
import { dateInYear, nextDate } from './calendar.ts'
import type { YearlyDate } from './calendar.ts'
import { londonDate, londonMoment } from './clock.ts'

/** London time; the same on the wall whatever the season. */
const REMIND_AT = '09:00'

type Reminded = YearlyDate & { leadDays: number; muted: boolean }

/**
 * The moment of the first reminder after `after`: 09:00 in London, so many days before the date. Null when muted.
 */
export function nextReminder(event: Reminded, after: Temporal.Instant): Temporal.Instant | null {
  if (event.muted) return null
  const first = nextDate(event, londonDate(after))
  for (const date of [first, dateInYear(event, first.year + 1), dateInYear(event, first.year + 2)]) {
    const moment = londonMoment(date.subtract({ days: event.leadDays }), REMIND_AT)
    if (moment.epochMilliseconds > after.epochMilliseconds) return moment
  }
  return null
}

/** The civil date a reminder is about. */
export function remindedDate(event: Reminded, remindAt: Temporal.Instant): Temporal.PlainDate {
  return londonDate(remindAt).add({ days: event.leadDays })
}
