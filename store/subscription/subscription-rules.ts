import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription, DeliverySubscriptionState } from '../../contract/delivery-subscription.ts'
import { londonDate, londonMoment } from '../kernel/index.ts'

export type SubscriptionAction = DeliverySubscription['may'][number]

/** The flowers of a delivery are bought the evening of the second day before it, London time. */
export const CHANGE_DAYS = 2
export const CHANGE_TIME = '17:00'

/** So long after each decline it is tried again: 1, 3 and 5 days after the first. Then the subscription rests. */
export const TRY_AGAIN_AFTER_DAYS = [1, 2, 2] as const

/** How long before a charge it is announced. */
export const ANNOUNCED_BEFORE = { hours: 3 * 24 }
/** A charge may come so much later than it should: the flowers are still to be had in time. */
const CHARGED_LATER = { hours: 24 }

/** The day the next delivery comes on, a London civil date; null when none is to come. */
export function comesOn(row: { nextDeliveryOn: string | null; movedTo: string | null }): string | null {
  return row.movedTo ?? row.nextDeliveryOn
}

/** When a delivery is announced, and when it is ordered and charged, if nothing is in the way. */
export function renewalTimes(delivery: Temporal.PlainDate) {
  const renewAt = changeUntil(delivery)
  return { noticeAt: renewAt.subtract(ANNOUNCED_BEFORE), renewAt }
}

/**
 * When a delivery is charged that is announced at `now`: three days later at the soonest. Null when that is too late
 * for it.
 */
export function chargeTime(now: Temporal.Instant, delivery: Temporal.PlainDate): Temporal.Instant | null {
  const { noticeAt, renewAt } = renewalTimes(delivery)
  const late = noticeAt.until(now)
  if (late.sign <= 0) return renewAt
  return Temporal.Duration.compare(late, CHARGED_LATER) <= 0 ? renewAt.add(late) : null
}

/** The first day of all that can be announced three days before its charge. */
export function firstToAnnounce(now: Temporal.Instant): Temporal.PlainDate {
  let date = londonDate(now)
  while (Temporal.Instant.compare(renewalTimes(date).noticeAt, now) < 0) date = date.add({ days: 1 })
  return date
}

/** The first date of the rhythm, from `from` on, that can be announced in time. */
export function nextToAnnounce(
  now: Temporal.Instant,
  from: Temporal.PlainDate,
  everyWeeks: number,
): Temporal.PlainDate {
  let date = from
  while (!chargeTime(now, date)) date = date.add({ weeks: everyWeeks })
  return date
}

/** The moment from which a delivery can no longer be changed. */
export function changeUntil(delivery: Temporal.PlainDate): Temporal.Instant {
  return londonMoment(delivery.subtract({ days: CHANGE_DAYS }), CHANGE_TIME)
}

export function isTooLate(now: Temporal.Instant, delivery: Temporal.PlainDate): boolean {
  return Temporal.Instant.compare(now, changeUntil(delivery)) >= 0
}

/**
 * What can be done with a subscription at a moment: the next delivery can be changed until it is charged. Ending it
 * always can, until it is ended.
 */
export function mayDo(
  now: Temporal.Instant,
  row: { state: DeliverySubscriptionState; renewAt: Date | null },
): SubscriptionAction[] {
  if (row.state === 'cancelled') return []
  if (row.state === 'paused') return ['resume', 'cancel']
  const late = row.renewAt && row.renewAt.getTime() <= now.epochMilliseconds
  return late ? ['cancel'] : ['pause', 'skip', 'swap', 'slot', 'cancel']
}

/** The first date of the rhythm, from `from` on, that can still be prepared for. */
export function nextInRhythm(
  now: Temporal.Instant,
  from: Temporal.PlainDate,
  everyWeeks: number,
): Temporal.PlainDate {
  let date = from
  while (isTooLate(now, date)) date = date.add({ weeks: everyWeeks })
  return date
}
