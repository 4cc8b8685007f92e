import type { DeliveryReach_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, useShopNow } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'

type Earliest = DeliveryReach_EarliestFragment
type Offer = NonNullable<Earliest['sameDay']>
type Props = { earliest: Earliest | null | undefined; sameDay: boolean }

/** Where the soonest delivery goes, from when it is free, and when it comes elsewhere; belongs to the promise. */
export function DeliveryReach({ earliest, sameDay }: Props) {
  const now = useShopNow(earliest?.clock)
  if (!earliest) return null
  const { words } = earliest
  const today = now === null ? earliest.today : londonDate(now)
  const offer = stillOpen(sameDay ? earliest.sameDay : earliest.nextDay, now)
  const near = `${sameDay ? words.london : words.anywhere}${offer ? freeInWords(offer, today, now) : ''}`
  const far = sameDay ? stillOpen(earliest.nextDay, now) : null
  if (!far) return <>{near}</>
  return (
    <>
      {near} · {words.elsewhere} from {dateInWords(far.date, today)}
    </>
  )
}

function freeInWords({ price, date, free }: Offer, today: string, now: number | null): string {
  if (!price.amount) return ', free of charge'
  const open = stillOpen(free, now)
  if (!open) return ''
  return open.date === date ? `, free by ${open.to}` : `, free from ${dateInWords(open.date, today)}`
}

/** The page may be older than what it offers: what can no longer be had is not said. */
function stillOpen<Window extends { orderBy: string }>(
  window: Window | null | undefined,
  now: number | null,
) {
  return window && (now === null || Date.parse(window.orderBy) > now) ? window : null
}
