import { Temporal } from 'temporal-polyfill'

export const LONDON = 'Europe/London'

/** Where the present moment comes from; the sandbox can set it. */
export type Clock = { now: () => Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** The civil date in London at a moment. */
export function londonDate(moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(LONDON).toPlainDate()
}

/** The moment of a London civil date and time (`HH:MM`); a time skipped in spring moves an hour on. */
export function londonMoment(date: Temporal.PlainDate, time: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: LONDON, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}

/** So much later by London's calendar: the same time of day, however long the days between are. */
export function londonLater(moment: Temporal.Instant, by: Temporal.DurationLike): Temporal.Instant {
  return moment.toZonedDateTimeISO(LONDON).add(by).toInstant()
}

/** When a London day is over that is so much later than today's: what is good until then is good all of its last day. */
export function endOfDayLater(moment: Temporal.Instant, by: Temporal.DurationLike): Temporal.Instant {
  return londonMoment(londonDate(moment).add(by).add({ days: 1 }), '00:00')
}

/** For columns: the driver takes JavaScript dates for `timestamptz`. */
export function toDate(moment: Temporal.Instant): Date {
  return new Date(moment.epochMilliseconds)
}

/** The moment in a column. */
export function momentOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}
