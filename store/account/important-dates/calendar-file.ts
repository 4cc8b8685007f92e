import { and, asc, eq } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Queryable } from '../../db/database.ts'
import { importantDate } from '../../db/schema.ts'
import type { ImportantDateRow } from '../../db/schema.ts'
import { dateInYear, nextDate } from '../../kernel/calendar.ts'
import type { Clock } from '../../kernel/clock.ts'
import { londonDate } from '../../kernel/clock.ts'
import { mutedOccasions } from '../../outbox/notifications.ts'
import { notFound } from '../../kernel/store-error.ts'

/** For occasions that move with Easter there is no rule a calendar knows: so many years are written out. */
const YEARS_WRITTEN = 10

/** The important dates of a user as an iCalendar file (RFC 5545), or one of them. Throws when there is no such one. */
export async function calendarFile(db: Queryable, clock: Clock, userId: string, id?: number) {
  const rows = await db
    .select()
    .from(importantDate)
    .where(and(eq(importantDate.userId, userId), id === undefined ? undefined : eq(importantDate.id, id)))
    .orderBy(asc(importantDate.id))
  if (id !== undefined && !rows.length) throw notFound('important date')
  const muted = await mutedOccasions(db, userId)
  const stamp = clock.now().toString({ fractionalSecondDigits: 0 }).replace(/[-:]/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larkspur//Important dates//EN',
    ...rows.flatMap((row) =>
      entriesOf(clock, { ...row, muted: row.muted || muted.has(row.occasion) }, stamp),
    ),
    'END:VCALENDAR',
  ]
  return { file_name: 'larkspur-dates.ics', content: lines.map((line) => `${fold(line)}\r\n`).join('') }
}

function entriesOf(clock: Clock, row: ImportantDateRow, stamp: string): string[] {
  const first = nextDate(row, londonDate(clock.now()))
  if (row.occasion !== 'mothers_day') return entry(row, first, stamp, `${row.id}`, [yearlyRule(row)])
  return Array.from({ length: YEARS_WRITTEN }, (_, years) => dateInYear(row, first.year + years)).flatMap(
    (date) => entry(row, date, stamp, `${row.id}-${date.year}`, []),
  )
}

/** Who was born on 29 February is congratulated on the 28th in other years: the last there is of the two. */
function yearlyRule({ date }: ImportantDateRow): string {
  const onLeapDay = date?.endsWith('-02-29')
  return `RRULE:FREQ=YEARLY${onLeapDay ? ';BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1' : ''}`
}

function entry(
  row: ImportantDateRow,
  date: Temporal.PlainDate,
  stamp: string,
  uid: string,
  rule: string[],
): string[] {
  const compact = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '')
  const title = row.recipientName ? `${row.title}: ${row.recipientName}` : row.title
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    // From midnight of the day on: nine in the morning, so many days before.
    `TRIGGER:${row.leadDays > 0 ? `-P${row.leadDays - 1}DT15H` : 'PT9H'}`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:date-${uid}@larkspur`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(date.add({ days: 1 }))}`,
    ...rule,
    `SUMMARY:${escape(title)}`,
    'TRANSP:TRANSPARENT',
    ...(row.muted ? [] : alarm),
    'END:VEVENT',
  ]
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines are at most 75 octets long; what goes on begins with a space. Characters stay whole. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length ? 74 : 75)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
