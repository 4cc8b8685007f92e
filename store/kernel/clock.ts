import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

export const LONDON = 'Europe/London'

/** Tells the current time. The sandbox and tests replace it with one they can set. */
export type Clock = { now: () => Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/**
 * Returns the earlier of the clock's time and the real one. Whatever deletes for good goes by it, so that time travel in the
 * sandbox deletes nothing early.
 */
export function earlierNow(clock: Clock): Temporal.Instant {
  const [shops, real] = [clock.now(), systemClock.now()]
  return Temporal.Instant.compare(shops, real) < 0 ? shops : real
}

/** A list of delivery times asks for the date of one moment a hundred times, and Temporal takes long to tell it. */
const londonDates = new WeakMap<Temporal.Instant, Temporal.PlainDate>()

/** Returns the London civil date of an instant. */
export function londonDate(moment: Temporal.Instant): Temporal.PlainDate {
  const known = londonDates.get(moment)
  if (known) return known
  const date = moment.toZonedDateTimeISO(LONDON).toPlainDate()
  londonDates.set(moment, date)
  return date
}

/** Lists of delivery times ask for the same cut-offs again and again; a year of them has some thousands. */
const londonMoments = new LRUCache<string, Temporal.Instant>({ max: 10_000 })

/**
 * Returns the instant of a London civil date and time (`HH:MM`). A time that the spring clock change skips moves
 * forward by an hour.
 */
export function londonMoment(date: Temporal.PlainDate, time: string): Temporal.Instant {
  const key = `${date.year}-${date.month}-${date.day} ${time}`
  const known = londonMoments.get(key)
  if (known) return known
  const moment = date
    .toZonedDateTime({ timeZone: LONDON, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
  londonMoments.set(key, moment)
  return moment
}

/** Adds a duration in London time: adding days keeps the time of day across clock changes. */
export function addInLondon(moment: Temporal.Instant, by: Temporal.DurationLike): Temporal.Instant {
  return moment.toZonedDateTimeISO(LONDON).add(by).toInstant()
}

/**
 * Returns the end of the London day that is `by` after today. Used for expiry dates, so that the whole last day counts.
 */
export function endOfDayAfter(moment: Temporal.Instant, by: Temporal.DurationLike): Temporal.Instant {
  return londonMoment(londonDate(moment).add(by).add({ days: 1 }), '00:00')
}

/** Converts an instant to the `Date` that the database driver expects for `timestamptz`. */
export function toDate(moment: Temporal.Instant): Date {
  return new Date(moment.epochMilliseconds)
}

/** Converts a `timestamptz` column value to an instant. */
export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}
