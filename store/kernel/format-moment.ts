import { Temporal } from 'temporal-polyfill'
import { LONDON } from './clock.ts'

/** Formats a civil date, e.g. `Friday 13 March`. */
export function formatDay(date: Temporal.PlainDate | string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
}

/** Like `formatDay`, but with the year, e.g. `Friday 13 March 2026`. For texts that are read years later. */
export function formatDayAndYear(date: Temporal.PlainDate | string): string {
  return `${formatDay(date)} ${Temporal.PlainDate.from(date).year}`
}

/** Formats the date and window of a delivery, e.g. `Friday 13 March, 10:00–14:00`. */
export function formatDelivery(
  date: Temporal.PlainDate | string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  return `${formatDay(date)}, ${startsAt}–${endsAt}`
}

/** Formats an instant in London time, e.g. `Friday 13 March at 17:00`. */
export function formatMoment(moment: Temporal.Instant): string {
  const local = moment.toZonedDateTimeISO(LONDON)
  return `${formatDay(local.toPlainDate())} at ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
