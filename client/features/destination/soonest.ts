import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import type { Destination } from '../../data/browser/destination.ts'

type Earliest = DeliveryPromise_EarliestFragment | null | undefined

/** The soonest delivery at a destination; anywhere in London without one. Things that are not for the same day come the day after. */
export function soonestAt(destination: Destination | null, earliest: Earliest, sameDay: boolean) {
  const isLondon = !destination || destination.zone === 'london'
  return isLondon && sameDay ? earliest?.sameDay : earliest?.nextDay
}

/** Returns true if only things that are sent on the same day can be there on the wanted day. */
export function isSameDayOnly(destination: Destination | null, earliest: Earliest): boolean {
  const { date } = destination ?? {}
  const [soonest, next] = [soonestAt(destination, earliest, true), soonestAt(destination, earliest, false)]
  return Boolean(date && soonest && next && date >= soonest.date && date < next.date)
}

/** A delivery that can still be ordered `now`, in milliseconds; any, while the time is not known. The page may be older than what it offers. */
export function stillOpen<Offer extends { orderBy: string }>(
  offer: Offer | null | undefined,
  now: number | null,
): Offer | null {
  return offer && (now === null || Date.parse(offer.orderBy) > now) ? offer : null
}
