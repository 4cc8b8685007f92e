import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription, DeliverySubscriptionState } from '../../contract/delivery-subscription.ts'
import { londonMoment } from './clock.ts'

export type SubscriptionAction = DeliverySubscription['may'][number]

/** The flowers of a delivery are bought the evening of the second day before it, London time. */
const CHANGE_DAYS = 2
const CHANGE_TIME = '17:00'

/** So long after each decline it is tried again: 1, 3 and 5 days after the first. Then the subscription rests. */
export const TRY_AGAIN_AFTER_DAYS = [1, 2, 2] as const

/** The moment from which a delivery can no longer be changed. */
export function changeUntil(delivery: Temporal.PlainDate): Temporal.Instant {
  return londonMoment(delivery.subtract({ days: CHANGE_DAYS }), CHANGE_TIME)
}

export function isTooLate(now: Temporal.Instant, delivery: Temporal.PlainDate): boolean {
  return Temporal.Instant.compare(now, changeUntil(delivery)) >= 0
}

/** What can be done with a subscription at a moment. Ending it always can, until it is ended. */
export function mayDo(
  now: Temporal.Instant,
  row: { state: DeliverySubscriptionState; nextDeliveryOn: string | null },
): SubscriptionAction[] {
  if (row.state === 'cancelled') return []
  if (row.state === 'paused') return ['resume', 'cancel']
  const late = row.nextDeliveryOn && isTooLate(now, Temporal.PlainDate.from(row.nextDeliveryOn))
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
