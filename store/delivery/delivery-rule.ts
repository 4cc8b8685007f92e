import { Temporal } from 'temporal-polyfill'
import type { deliveryWindow } from '../db/schema.ts'
import { londonDate, londonMoment } from '../kernel/index.ts'
import type { DeliveryDays, Destination } from './delivery-days.ts'

/** How many days ahead can be booked, today included. */
export const DAYS_AHEAD = 21

export type DeliveryWindow = typeof deliveryWindow.$inferSelect

export type Asked = {
  now: Temporal.Instant
  /** Civil date in London. */
  date: Temporal.PlainDate
  window: DeliveryWindow
  destination: Pick<Destination, 'regions'>
  /** The calendar around the date. */
  days: DeliveryDays
  /** All that is sent can be made up and sent on the day itself. */
  sameDay: boolean
  closed: boolean
  placesLeft: number
  /** Those and the places that are held by who has not paid. */
  placesUnsold: number
}

/** Not "fully booked": who holds a place has some minutes to pay for it. */
export const HELD_BY_OTHERS = 'Others are choosing the last places. Try again in a few minutes'

export type Availability = { available: boolean; reason: string | null; orderBy: Temporal.Instant }

/**
 * The one rule that says whether a delivery window can still be had: for listing, for choosing and for paying.
 * A place the asker already holds must be counted among the places left.
 */
export function availability(asked: Asked): Availability {
  const orderBy = lastMoment(asked)
  const refuse = (reason: string) => ({ available: false, reason, orderBy })
  const today = londonDate(asked.now)
  const days = today.until(asked.date).days
  if (days < 0) return refuse('This date is past')
  if (days >= DAYS_AHEAD) return refuse(`We take orders up to ${DAYS_AHEAD} days ahead`)
  const reason = closedOn(asked)
  if (reason) return refuse(reason)
  if (days === 0 && !asked.sameDay) return refuse('Something in the cart cannot be sent on the same day')
  if (Temporal.Instant.compare(asked.now, orderBy) >= 0) return refuse('It is too late for this time')
  if (asked.closed) return refuse('We do not deliver at this time')
  if (asked.placesUnsold <= 0) return refuse('Fully booked')
  if (asked.placesLeft <= 0) return refuse(HELD_BY_OTHERS)
  return { available: true, reason: null, orderBy }
}

/** Why the day itself keeps a window closed; null when it does not. */
function closedOn({ days, destination, date, window }: Asked): string | null {
  const rule = days.ruleOn(destination, date)
  if (!rule || (rule.lastEnd && window.endsAt <= rule.lastEnd)) return null
  return rule.lastEnd
    ? `The last delivery on ${rule.name} is by ${rule.lastEnd}`
    : `We do not deliver on ${rule.name}`
}

/**
 * The moment from which the window is closed to new orders. What cannot go on the day must be ordered the evening before
 * at the latest; a window that closes on a day before keeps its own hour. Days on which nobody ties flowers do not count.
 */
function lastMoment({ date, window, sameDay, days }: Asked): Temporal.Instant {
  if (!sameDay && window.cutOffDays === 0) return londonMoment(workdaysBefore(days, date, 1), '17:00')
  return londonMoment(workdaysBefore(days, date, window.cutOffDays), window.cutOffTime)
}

function workdaysBefore(days: DeliveryDays, date: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = date
  for (let left = count; left > 0;) {
    day = day.subtract({ days: 1 })
    if (days.isWorkday(day)) left--
  }
  return day
}
