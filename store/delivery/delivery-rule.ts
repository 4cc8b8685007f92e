import { Temporal } from 'temporal-polyfill'
import { DAYS_AHEAD } from '../../contract/types/field-rules.ts'
import type { OutcomeCode } from '../../contract/types/outcome-codes.ts'
import type { deliveryWindow } from '../db/schema.ts'
import { londonDate, londonMoment } from '../kernel/index.ts'
import type { DeliveryDays, Destination } from './delivery-days.ts'

export type DeliveryWindow = typeof deliveryWindow.$inferSelect

export type AvailabilityRequest = {
  now: Temporal.Instant
  /** Civil date in London. */
  date: Temporal.PlainDate
  window: DeliveryWindow
  destination: Pick<Destination, 'regions'>
  /** The calendar around the date. */
  days: DeliveryDays
  /** Everything in the order can be prepared and delivered on the same day. */
  sameDay: boolean
  closed: boolean
  capacityLeft: number
  /** Capacity that is not sold: what is left plus the unpaid holds. */
  capacityUnsold: number
}

/** Until when, on the working day before, orders are taken that cannot be sent on the same day. */
export const LAST_ORDER_THE_DAY_BEFORE = '17:00'

/** Not "fully booked": an unpaid hold expires within minutes. */
export const ALL_HELD = 'Others are choosing the last places. Try again in a few minutes'

/** Of days that no list has. */
export const DATE_PAST = 'This date is past'
export const TOO_FAR_AHEAD = `We take orders up to ${DAYS_AHEAD} days ahead`

/** `why` is the cause of the reason in words for brackets, e.g. `Christmas Day`; null if there is none to name. */
export type Availability = { orderBy: Temporal.Instant } & (
  | { available: true; reason: null; why: null }
  | { available: false; code: OutcomeCode; reason: string; why: string | null }
)

/**
 * Decides whether a slot is available. Listing, choosing and paying all use this rule. `capacityLeft` must include the
 * hold of the order in question. Returns the reason when the slot is not available, and the instant until which it can
 * be ordered.
 */
export function availability(request: AvailabilityRequest): Availability {
  const orderBy = orderDeadline(request)
  const refuse = (code: OutcomeCode, reason: string, why: string | null = null): Availability => ({
    ...{ available: false, code, reason, why, orderBy },
  })
  const today = londonDate(request.now)
  const days = today.until(request.date).days
  if (days < 0) return refuse('slot_past', DATE_PAST)
  if (days >= DAYS_AHEAD) return refuse('slot_too_far', TOO_FAR_AHEAD)
  const closed = closedReason(request)
  if (closed) return refuse('slot_closed', closed.reason, closed.why)
  if (days === 0 && !request.sameDay)
    return refuse('slot_not_same_day', 'Something in the cart cannot be sent on the same day')
  if (Temporal.Instant.compare(request.now, orderBy) >= 0)
    return refuse(
      'slot_too_late',
      'It is too late for this time',
      request.sameDay ? null : 'it takes a working day to prepare these flowers',
    )
  if (request.closed) return refuse('slot_closed', 'We do not deliver at this time')
  if (request.capacityUnsold <= 0) return refuse('slot_full', 'Fully booked', 'fully booked')
  if (request.capacityLeft <= 0) return refuse('slot_all_held', ALL_HELD)
  return { available: true, reason: null, why: null, orderBy }
}

/** Returns why the delivery calendar closes a slot, as `reason` and `why` of `Availability`, or null. */
function closedReason({
  days,
  destination,
  date,
  window,
}: AvailabilityRequest): { reason: string; why: string } | null {
  const rule = days.ruleOn(destination, date)
  if (!rule || (rule.lastEnd && window.endsAt <= rule.lastEnd)) return null
  const { name, lastEnd } = rule
  return lastEnd
    ? {
        reason: `The last delivery that day (${name}) is by ${lastEnd}`,
        why: `${name}: the last delivery is by ${lastEnd}`,
      }
    : { reason: `We do not deliver that day (${name})`, why: name }
}

/**
 * Returns the instant from which a slot is closed to new orders. Orders without same-day products must be placed by
 * `LAST_ORDER_THE_DAY_BEFORE`; a window whose cut-off is on an earlier day keeps its own time. Only working days
 * count.
 */
function orderDeadline({ date, window, sameDay, days }: AvailabilityRequest): Temporal.Instant {
  if (!sameDay && window.cutOffDays === 0)
    return londonMoment(workdaysBefore(days, date, 1), LAST_ORDER_THE_DAY_BEFORE)
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
