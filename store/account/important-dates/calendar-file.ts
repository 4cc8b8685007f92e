import { and, asc, eq } from 'drizzle-orm'
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import type { ICalCalendar } from 'ical-generator'
import type { Temporal } from 'temporal-polyfill'
import { importantDate } from '../../db/schema.ts'
import type { ImportantDateRow } from '../../db/schema.ts'
import { dateInYear, nextDate, londonDate, notFound } from '../../kernel/index.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { mutedOccasions } from '../../outbox/index.ts'

/** Mother's Day moves with Easter, which no calendar rule covers, so this many years are written out. */
const YEARS_EXPORTED = 10
const HOUR = 3600

/**
 * Returns a user's important dates, or one of them, as an iCalendar file (RFC 5545). Throws 404 when there is
 * no such date.
 */
export async function calendarFile(ctx: Context, userId: string, id?: number) {
  const rows = await ctx.db
    .select()
    .from(importantDate)
    .where(and(eq(importantDate.userId, userId), id === undefined ? undefined : eq(importantDate.id, id)))
    .orderBy(asc(importantDate.id))
  if (id !== undefined && !rows.length) throw notFound('important date')
  const muted = await mutedOccasions(ctx, userId)
  const calendar = ical({ prodId: { company: 'Larkspur', product: 'Important dates', language: 'EN' } })
  for (const row of rows) addRow(calendar, ctx.clock, { ...row, muted: row.muted || muted.has(row.occasion) })
  return { file_name: 'larkspur-dates.ics', content: `${calendar.toString()}\r\n` }
}

function addRow(calendar: ICalCalendar, clock: Clock, row: ImportantDateRow): void {
  const first = nextDate(row, londonDate(clock.now()))
  if (row.occasion !== 'mothers_day') return addEvent(calendar, clock, row, first, yearlyRule(row))
  for (let year = first.year; year < first.year + YEARS_EXPORTED; year++)
    addEvent(calendar, clock, row, dateInYear(row, year))
}

/** Returns the yearly rule. For 29 February it is the last of 28 and 29 February that exists in the year. */
function yearlyRule({ date }: ImportantDateRow): string {
  const onLeapDay = date?.endsWith('-02-29')
  return `RRULE:FREQ=YEARLY${onLeapDay ? ';BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1' : ''}`
}

function addEvent(
  calendar: ICalCalendar,
  clock: Clock,
  row: ImportantDateRow,
  date: Temporal.PlainDate,
  rule?: string,
): void {
  const summary = row.recipientName ? `${row.title}: ${row.recipientName}` : row.title
  const event = calendar.createEvent({
    id: `date-${row.id}${rule ? '' : `-${date.year}`}@larkspur`,
    stamp: clock.now(),
    start: date,
    end: date.add({ days: 1 }),
    allDay: true,
    summary,
    transparency: ICalEventTransparency.TRANSPARENT,
    repeating: rule ?? null,
  })
  if (row.muted) return
  // Seconds before midnight of the day: nine in the morning, `leadDays` before.
  const trigger = row.leadDays * 24 * HOUR - 9 * HOUR
  const alarm = event.createAlarm({ type: ICalAlarmType.display, description: summary, trigger })
  // Set afterwards, because the library relates an alarm after the start to the end.
  alarm.relatesTo(ICalAlarmRelatesTo.start)
}
