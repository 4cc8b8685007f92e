import { Temporal } from 'temporal-polyfill'
import { LONDON } from './clock.ts'

/** A civil date as people say it, e.g. `Friday 13 March`. */
export function dayInWords(date: Temporal.PlainDate | string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
}

/** A delivery as people say it, e.g. `Friday 13 March, 10:00–14:00`. */
export function deliveryInWords(
  date: Temporal.PlainDate | string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  return `${dayInWords(date)}, ${startsAt}–${endsAt}`
}

/** A moment as people in London say it, e.g. `Friday 13 March at 17:00`. */
export function momentInWords(moment: Temporal.Instant): string {
  const there = moment.toZonedDateTimeISO(LONDON)
  return `${dayInWords(there.toPlainDate())} at ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
