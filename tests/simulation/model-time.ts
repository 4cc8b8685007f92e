import { Temporal } from 'temporal-polyfill'
import { MORNING } from '../support/processes/store.ts'

/** Every run begins at the same moment: minute 0 of the model's clock. */
export const START = MORNING
const ZONE = 'Europe/London'
const start = Temporal.Instant.from(START)

/** The minute of the model's clock at a time of a London civil date. */
export function minutesAt(date: Temporal.PlainDate | string, time: string): number {
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: time })
  return moment.toInstant().since(start).total('minutes')
}

/** The London civil date at a minute of the model's clock. */
export function dateAt(minute: number): Temporal.PlainDate {
  const moment = start.add({ seconds: Math.round(minute * 60) })
  return moment.toZonedDateTimeISO(ZONE).toPlainDate()
}

/** The moment (ISO 8601) of a minute of the model's clock. */
export const momentAt = (minute: number): string => start.add({ seconds: Math.round(minute * 60) }).toString()
