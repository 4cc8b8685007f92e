import { Temporal } from 'temporal-polyfill'
import { LONDON, londonDate } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'
import { UsageError } from './command.ts'

/** Parses a London civil date, YYYY-MM-DD. Throws UsageError. */
export function dateOf(text: string, name: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    // Not a date: reported below.
  }
  throw new UsageError(`${name} must be a date like 2026-12-24, not "${text}"`)
}

/** Like `dateOf`, but also throws for a date in the past. Today is allowed. */
export function futureDateOf(text: string, name: string, clock: Clock): Temporal.PlainDate {
  const date = dateOf(text, name)
  const today = londonDate(clock.now())
  if (Temporal.PlainDate.compare(date, today) < 0)
    throw new UsageError(`${name} is past: ${text}, and today is ${today.toString()}`)
  return date
}

/** Formats a moment in London time, e.g. `2026-07-01 09:30`. Takes a date of a column or ISO 8601. */
export function londonTime(moment: Date | string): string {
  const iso = typeof moment === 'string' ? moment : moment.toISOString()
  const there = Temporal.Instant.from(iso).toZonedDateTimeISO(LONDON).toPlainDateTime()
  return there.toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/** Like `londonTime`, but names the time zone. */
export const inLondon = (moment: Date | string) => `${londonTime(moment)} (London time)`
