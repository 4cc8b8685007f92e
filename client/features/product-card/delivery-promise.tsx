import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import type { Destination } from '../../data/browser/destination.ts'
import { useDestination } from '../../data/browser/destination.ts'
import { londonDate, londonTime, useAtShopTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { soonestAt, stillOpen } from '../destination/index.ts'

type Window = { date: string; to: string }
type Props = {
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** Whether the thing can be sent on the day. */
  sameDay: boolean
  /** With the last moment to order; else only when it comes. */
  full?: boolean
}

/**
 * When it can be there: the first delivery that is free, then the soonest as an extra: "Free tomorrow, or today +£4.95", and in full
 * "Free tomorrow by 18:00, or today by 22:00 for £4.95 if you order within 1 h 12 min". On the day and at the place that the shopper has named.
 */
export function DeliveryPromise(props: Props) {
  const destination = useDestination()
  return useAtShopTime(props.earliest?.clock, (now) => promiseOf(props, destination, now))
}

/** The promise at a moment (ms since 1970); null is for the HTML that is kept. Empty where there is none. */
function promiseOf(
  { earliest, sameDay, full = false }: Props,
  destination: Destination | null,
  now: number | null,
): string {
  const offer = soonestAt(destination, earliest, sameDay)
  if (!earliest || !offer) return ''
  const today = now === null ? earliest.today : londonDate(now)
  const wanted = destination?.date ?? offer.date
  if (wanted > offer.date) {
    const day = dateInWords(wanted, today, !full)
    return full && offer.free && wanted >= offer.free.date ? `Free on ${day}` : `Arrives ${day}`
  }
  if (wanted < offer.date && !full) return `Not before ${dateInWords(offer.date, today, true)}`
  // The page may be older than the offer: what can no longer be had is not promised.
  const soonest = stillOpen(offer, now)
  const free = stillOpen(offer.free, now)
  const next = soonest ?? free
  if (!next) return 'Next delivery time at checkout'
  const when = (window: Window) => dateInWords(window.date, today, !full)
  const by = (window: Window) => `${when(window)} by ${window.to}`
  const extra = soonest?.price.amount ? soonest : null
  const hurry =
    now === null
      ? `order by ${londonTime(next.orderBefore)}`
      : `order within ${timeLeft(next.orderBefore, now)}`
  const freely = free && `Free ${extra && !full && free.date !== extra.date ? when(free) : by(free)}`
  if (freely && extra) {
    const sooner = extra.date === free.date ? `by ${extra.to}` : full ? by(extra) : when(extra)
    const { text: price } = extra.price
    return full
      ? `${freely}, or ${sooner} for ${price} if you ${hurry}`
      : `${freely}, or ${sooner}\u00a0+${price}`
  }
  const promise = freely ?? (extra ? `${capitalised(by(extra))}, +${extra.price.text}` : '')
  return full ? `${promise} · ${hurry}` : promise
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function timeLeft(moment: string, now: number): string {
  const minutes = Math.max(1, Math.floor((Date.parse(moment) - now) / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const rest = minutes % 60 ? `${minutes % 60}\u00a0min` : ''
  return [hours ? `${hours}\u00a0h` : '', rest].filter(Boolean).join(' ')
}
