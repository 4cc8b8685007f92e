import { Temporal } from 'temporal-polyfill'
import { MORNING } from '../support/processes/store.ts'

/** Every run begins at the same moment: minute 0 of the model's clock. */
export const START = MORNING
/** The day that everybody wants. It stays ahead of every run. */
export const DAY = '2026-04-24'
const ZONE = 'Europe/London'
const start = Temporal.Instant.from(START)

/** The minute of the model's clock at a time of a London civil date. */
export function minutesAt(date: Temporal.PlainDate | string, time: string): number {
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: time })
  return moment.toInstant().since(start).total('minutes')
}

const instantAt = (minute: number) => start.add({ seconds: Math.round(minute * 60) })

/** The London civil date at a minute of the model's clock. */
export const dateAt = (minute: number): Temporal.PlainDate =>
  instantAt(minute).toZonedDateTimeISO(ZONE).toPlainDate()

/** The hour of the day in London at a minute of the model's clock. */
export const hourAt = (minute: number): number => instantAt(minute).toZonedDateTimeISO(ZONE).hour

/** The moment (ISO 8601) of a minute of the model's clock. */
export const momentAt = (minute: number): string => instantAt(minute).toString()
