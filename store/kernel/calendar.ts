import { Temporal } from 'temporal-polyfill'
import type { Occasion } from '../../contract/important-dates.ts'

/**
 * An occasion and the civil date it first took place. `date` is null for occasions whose date is fixed by the calendar.
 */
export type YearlyDate = { occasion: Occasion; date: string | null }

/** Returns true if the occasion falls on the same date for everybody, such as Valentine’s Day. */
export function isFixedByCalendar(occasion: Occasion): boolean {
  return occasion === 'valentines_day' || occasion === 'mothers_day'
}

/**
 * Returns the civil date of an occasion in a year. A date of 29 February becomes 28 February in common years. Throws
 * when the occasion needs a date and has none.
 */
export function dateInYear({ occasion, date }: YearlyDate, year: number): Temporal.PlainDate {
  if (occasion === 'valentines_day') return Temporal.PlainDate.from({ year, month: 2, day: 14 })
  if (occasion === 'mothers_day') return motheringSunday(year)
  if (!date) throw new Error(`A ${occasion} has no date`)
  return Temporal.PlainDate.from(date).with({ year })
}

/**
 * Returns the next civil date of an occasion, `today` included. Never returns a date before the occasion's first one.
 */
export function nextDate(yearly: YearlyDate, today: Temporal.PlainDate): Temporal.PlainDate {
  const first = yearly.date ? Temporal.PlainDate.from(yearly.date) : today
  const from = Temporal.PlainDate.compare(first, today) > 0 ? first : today
  const thisYear = dateInYear(yearly, from.year)
  return Temporal.PlainDate.compare(thisYear, from) >= 0 ? thisYear : dateInYear(yearly, from.year + 1)
}

/** Returns Mothering Sunday (Mother’s Day in Britain), three weeks before Easter. */
function motheringSunday(year: number): Temporal.PlainDate {
  return easterSunday(year).subtract({ weeks: 3 })
}

/** Returns Easter Sunday by the Meeus/Jones/Butcher algorithm for the Gregorian calendar. */
function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Temporal.PlainDate.from({ year, month, day })
}
