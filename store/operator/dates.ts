import { Temporal } from 'temporal-polyfill'
import { LONDON, londonDate } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'
import { UsageError } from './command.ts'

/** A London civil date as typed, YYYY-MM-DD. */
export function dateOf(text: string, name: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    // Said below.
  }
  throw new UsageError(`${name} must be a date like 2026-12-24, not "${text}"`)
}

/** The same, and not over yet: what is past can be changed no more. */
export function comingDateOf(text: string, name: string, clock: Clock): Temporal.PlainDate {
  const date = dateOf(text, name)
  const today = londonDate(clock.now())
  if (Temporal.PlainDate.compare(date, today) < 0)
    throw new UsageError(`${name} is past: ${text}, and today is ${today.toString()}`)
  return date
}

/** A moment as clocks in London show it, e.g. `2026-07-01 09:30`. In: a date of a column, or ISO 8601. */
export function londonTime(moment: Date | string): string {
  const iso = typeof moment === 'string' ? moment : moment.toISOString()
  const there = Temporal.Instant.from(iso).toZonedDateTimeISO(LONDON).toPlainDateTime()
  return there.toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/** The same in a sentence, which has no heading that says where. */
export const inLondon = (moment: Date | string) => `${londonTime(moment)} (London time)`
