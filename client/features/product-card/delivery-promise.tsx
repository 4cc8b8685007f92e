import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import { useDestination } from '../../data/browser/destination.ts'
import { londonDate, londonTime, useShopNow } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { soonestAt } from '../destination/index.ts'

type Props = {
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** Whether the thing can be sent on the day. */
  sameDay: boolean
  /** With the last moment to order; else only when it comes. */
  full?: boolean
}

/**
 * When it can be there, and what that costs: "Today by 22:00, +£4.95 · order in 1 h 12 m". In short, on the day and at the place that the
 * shopper has named; else at the soonest.
 */
export function DeliveryPromise({ earliest, sameDay, full = false }: Props) {
  const now = useShopNow(earliest?.clock)
  const destination = useDestination()
  const offer = soonestAt(full ? null : destination, earliest, sameDay)
  if (!earliest || !offer) return null
  const left = now === null ? null : Date.parse(offer.orderBy) - now
  // The page may be older than the offer: what can no longer be had is not promised.
  if (left !== null && left <= 0) return <>Next delivery time at checkout</>
  const today = now === null ? earliest.today : londonDate(now)
  const when = dateInWords(offer.date, today, !full)
  const extra = offer.price.amount ? `, +${offer.price.text}` : ''
  const arrives = `${when.charAt(0).toUpperCase()}${when.slice(1)} by ${offer.to}${extra}`
  if (!full) {
    const wanted = destination?.date ?? offer.date
    if (wanted > offer.date) return <>Arrives {dateInWords(wanted, today, true)}</>
    return <>{wanted < offer.date ? `Not before ${when}` : arrives}</>
  }
  return (
    <>
      {arrives} · {left === null ? `order by ${londonTime(offer.orderBy)}` : `order in ${timeLeft(left)}`}
    </>
  )
}

function timeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  return hours ? `${hours} h ${minutes % 60} m` : `${minutes} m`
}
