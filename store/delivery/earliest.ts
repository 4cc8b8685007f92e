import type {
  DeliveryDate,
  EarliestDelivery,
  OpenWindow,
  RegionalDelivery,
} from '../../contract/delivery-dates.ts'
import type { Context } from '../kernel/index.ts'
import type { Destination } from './delivery-days.ts'
import { destinationInZone, destinationsIn } from './delivery-days.ts'
import { loadDates } from './slots.ts'

type EarliestDeliveries = {
  /** Of same-day products, in London. */
  same_day: EarliestDelivery | null
  /** Of everything else, on a day that is open in every region outside London. */
  next_day: EarliestDelivery | null
  /** That of a region, where it is another. */
  next_day_in: RegionalDelivery[]
}

/** Returns the earliest deliveries that pages promise, whether or not they know the postcode. */
export async function earliestDeliveries(ctx: Context): Promise<EarliestDeliveries> {
  const [inLondon, elsewhere] = await Promise.all([loadDates(ctx, 'london'), loadDates(ctx, 'uk')])
  const [london, uk] = [destinationInZone('london'), destinationInZone('uk')]
  const next_day = earliestIn(elsewhere(uk, false), uk)
  const next_day_in = [...destinationsIn('london'), ...destinationsIn('uk')].flatMap(
    ({ region, ...there }) => {
      const datesOf = there.zone === 'london' ? inLondon : elsewhere
      const delivery = earliestIn(datesOf(there, false), there)
      return delivery && !isSame(delivery, next_day) ? [{ region, delivery }] : []
    },
  )
  return { same_day: earliestIn(inLondon(london, true), london), next_day, next_day_in }
}

const isSame = (one: EarliestDelivery, other: EarliestDelivery | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the earliest available slot of a destination with its price in pence, and the earliest free one. Returns null
 * when no slot is available within the bookable days.
 */
export async function earliestDelivery(
  ctx: Context,
  destination: Destination,
  sameDay: boolean,
): Promise<EarliestDelivery | null> {
  const datesOf = await loadDates(ctx, destination.zone)
  return earliestIn(datesOf(destination, sameDay), destination)
}

/** Returns the earliest slot of bookable dates; null when none can be had. Reads no more of them than it needs. */
export function earliestIn(
  dates: Iterable<DeliveryDate>,
  { zone }: Pick<Destination, 'zone'>,
): EarliestDelivery | null {
  let earliest: EarliestDelivery | null = null
  for (const { date, intervals } of dates) {
    const open = intervals
      .filter((interval) => !interval.disabled)
      .sort((a, b) => a.to.localeCompare(b.to) || a.price - b.price)
      .map((interval) => ({ ...interval, date }))
    const [first] = open
    if (first) earliest ??= { zone, ...toOpenWindow(first), price: first.price, free: null }
    const free = open.find(({ price }) => price === 0)
    if (earliest && free) return { ...earliest, free: toOpenWindow(free) }
  }
  return earliest
}

const toOpenWindow = ({ date, from, to, order_by }: OpenWindow): OpenWindow => ({ date, from, to, order_by })
