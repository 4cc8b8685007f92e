import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import type { Destination } from '../../data/browser/destination.ts'

type Earliest = DeliveryPromise_EarliestFragment | null | undefined

/**
 * The soonest delivery at a destination; anywhere in London without one. Things that are not for the same day come the day after. While
 * the region of the destination is not known, that is a day that is open in all of them.
 */
export function soonestAt(
  destination: Pick<Destination, 'zone' | 'region'> | null,
  earliest: Earliest,
  sameDay: boolean,
) {
  const isLondon = !destination || destination.zone === 'london'
  return isLondon && sameDay ? earliest?.sameDay : nextDayIn(destination?.region ?? null, earliest)
}

/** The soonest delivery in a region of things that are not for the same day. */
export function nextDayIn(region: string | null, earliest: Earliest) {
  return earliest?.nextDayIn.find((one) => one.region === region)?.delivery ?? earliest?.nextDay
}

/** Returns true if only things that are sent on the same day can be there on the wanted day. */
export function isSameDayOnly(destination: Destination | null, earliest: Earliest): boolean {
  const { date } = destination ?? {}
  const [soonest, next] = [soonestAt(destination, earliest, true), soonestAt(destination, earliest, false)]
  return Boolean(date && soonest && next && date >= soonest.date && date < next.date)
}

/** A delivery that can still be ordered `now`, in milliseconds; any, while the time is not known. The page may be older than what it offers. */
export function stillOpen<Offer extends { orderBefore: string }>(
  offer: Offer | null | undefined,
  now: number | null,
): Offer | null {
  return offer && (now === null || Date.parse(offer.orderBefore) > now) ? offer : null
}
