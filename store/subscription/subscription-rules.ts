import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription, DeliverySubscriptionState } from '../../contract/delivery-subscription.ts'
import { londonDate, londonMoment } from '../kernel/index.ts'

export type SubscriptionAction = DeliverySubscription['may'][number]

/**
 * Deliveries can be changed until 17:00 London time on the second day before: then the flowers are bought.
 */
export const CHANGE_DAYS = 2
export const CHANGE_TIME = '17:00'

/**
 * Days from a declined charge to the next attempt: 1, 3 and 5 days after the first. Then dunning is
 * exhausted.
 */
export const RETRY_AFTER_DAYS = [1, 2, 2] as const

/** How long before a charge its notice is sent. */
export const NOTICE_PERIOD = { hours: 3 * 24 }
/** The longest delay of a charge after which the flowers can still be bought in time. */
const MAX_CHARGE_DELAY = { hours: 24 }

/** Returns the London civil date of the next delivery; null if there is none. */
export function nextDeliveryDate(row: {
  nextDeliveryOn: string | null
  movedTo: string | null
}): string | null {
  return row.movedTo ?? row.nextDeliveryOn
}

/** Returns the id of the window of the next delivery. */
export function nextWindowId(row: { windowId: number; movedWindowId: number | null }): number {
  return row.movedWindowId ?? row.windowId
}

/** Returns the regular times of the notice and of the charge of a delivery. */
export function renewalTimes(delivery: Temporal.PlainDate) {
  const renewAt = changeDeadline(delivery)
  return { noticeAt: renewAt.subtract(NOTICE_PERIOD), renewAt }
}

/**
 * Returns when a delivery announced at `now` is charged: three days later at the earliest. Null when that is
 * too late for the delivery.
 */
export function chargeTime(now: Temporal.Instant, delivery: Temporal.PlainDate): Temporal.Instant | null {
  const { noticeAt, renewAt } = renewalTimes(delivery)
  const late = noticeAt.until(now)
  if (late.sign <= 0) return renewAt
  return Temporal.Duration.compare(late, MAX_CHARGE_DELAY) <= 0 ? renewAt.add(late) : null
}

/** The worker looks for what is due each minute, and may be busy. */
export const USUAL_DELAY = { hours: 1 }

/** Returns the first date whose delivery can be announced three days before its charge, with the worker's usual delay. */
export function firstAnnounceableDate(now: Temporal.Instant): Temporal.PlainDate {
  const due = now.subtract(USUAL_DELAY)
  let date = londonDate(now)
  while (Temporal.Instant.compare(renewalTimes(date).noticeAt, due) < 0) date = date.add({ days: 1 })
  return date
}

/** Returns the moment from which a delivery can no longer be changed. */
export function changeDeadline(delivery: Temporal.PlainDate): Temporal.Instant {
  return londonMoment(delivery.subtract({ days: CHANGE_DAYS }), CHANGE_TIME)
}

/** Returns true if a delivery can no longer be changed at `now`. */
export function isPastChangeDeadline(now: Temporal.Instant, delivery: Temporal.PlainDate): boolean {
  return Temporal.Instant.compare(now, changeDeadline(delivery)) >= 0
}

/**
 * Returns the actions the owner may take at `now`. The next delivery can be changed until it is charged; a
 * subscription can be cancelled at any time.
 */
export function allowedActions(
  now: Temporal.Instant,
  row: { state: DeliverySubscriptionState; renewAt: Date | null },
): SubscriptionAction[] {
  if (row.state === 'cancelled') return []
  if (row.state === 'paused') return ['resume', 'swap', 'cancel']
  const late = row.renewAt && row.renewAt.getTime() <= now.epochMilliseconds
  return late ? ['cancel'] : ['pause', 'skip', 'swap', 'slot', 'cancel']
}
