import type { PostcodeAnswer_CheckFragment } from '../../../graphql/generated/graphql.ts'
import { dayTitle, shortDay } from '../../data/format.ts'
import { Link } from '../../ui/link.tsx'
import { lowestPrice } from './lowest-price.ts'
import styles from './postcode.module.css'

type Props = {
  check: PostcodeAnswer_CheckFragment
  /** The day that was chosen. */
  chosen: string | null
  /** The first day on which what is looked at can arrive, if that is known. */
  from?: string | undefined
  /** Stays on the page at hand; without it, and without scripts, a day is a link to the page of the postcode. */
  onChoose?: ((href: string, date: string) => void) | undefined
}

/** Days on which flowers can arrive there. */
const SHOWN = 7

/** The next days on which flowers can arrive at a postcode, and what that costs at least. */
export function DeliveryDays({ check: { postcode, deliveryDates }, chosen, from = '', onChoose }: Props) {
  const open = deliveryDates.filter(({ date, disabled }) => !disabled && date >= from).slice(0, SHOWN)
  const today = deliveryDates[0]?.date
  if (!open.length) return null
  return (
    <ul className={styles.days} aria-label="Arrival">
      {open.map(({ date, slots }) => {
        const cheapest = lowestPrice(slots)
        const href = `/delivery/check?${new URLSearchParams({ postcode, date })}`
        return (
          <li key={date}>
            <Link
              to={href}
              rel="nofollow"
              aria-current={date === chosen ? 'true' : undefined}
              onClick={(event) => {
                if (!onChoose) return
                event.preventDefault()
                onChoose(href, date)
              }}
            >
              {date === today ? dayTitle(date, today) : shortDay(date, Date.parse(`${date}T12:00:00Z`))}
              <small>{cheapest?.amount ? cheapest.text : 'Free'}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
