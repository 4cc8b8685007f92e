import { Temporal } from 'temporal-polyfill'
import { LONDON } from './clock.ts'

/** A civil date as people say it, e.g. `Friday 13 March`. */
export function formatDay(date: Temporal.PlainDate | string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
}

/** The same with its year, for what is read years later, e.g. `Friday 13 March 2026`. */
export function formatDayAndYear(date: Temporal.PlainDate | string): string {
  return `${formatDay(date)} ${Temporal.PlainDate.from(date).year}`
}

/** A delivery as people say it, e.g. `Friday 13 March, 10:00–14:00`. */
export function formatDelivery(
  date: Temporal.PlainDate | string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  return `${formatDay(date)}, ${startsAt}–${endsAt}`
}

/** A moment as people in London say it, e.g. `Friday 13 March at 17:00`. */
export function formatMoment(moment: Temporal.Instant): string {
  const there = moment.toZonedDateTimeISO(LONDON)
  return `${formatDay(there.toPlainDate())} at ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
