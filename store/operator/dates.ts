import { Temporal } from 'temporal-polyfill'
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
