import type { PostcodeAnswer_CheckFragment } from '../../../graphql/generated/graphql.ts'
import { dayTitle, shortDay } from '../../data/format.ts'
import { Link } from '../../ui/link.tsx'
import { AnotherDay } from './another-day.tsx'
import { lowestPrice } from './lowest-price.ts'
import styles from './postcode.module.css'
import type { ClosedDay } from './wanted-day.ts'

type Props = {
  check: PostcodeAnswer_CheckFragment
  /** The day that was chosen. */
  chosen: string | null
  /** A day that was asked for and cannot be had. */
  closed: ClosedDay | null
  /** The first day on which what is looked at can arrive, if that is known. */
  from?: string | undefined
  /** Stays on the page at hand; without it, and without scripts, a day is a link to the page of the postcode. */
  onChoose?: ((href: string, date: string) => void) | undefined
}

/** Days on which flowers can arrive there. */
const SHOWN = 7

/** The next days on which flowers can arrive at a postcode, and what that costs at least. */
export function DeliveryDays({
  check: { postcode, deliveryDates },
  chosen,
  closed,
  from = '',
  onChoose,
}: Props) {
  const open = deliveryDates.filter(({ date, disabled }) => !disabled && date >= from).slice(0, SHOWN)
  const today = deliveryDates[0]?.date
  const hrefOf = (date: string) => `/delivery/check?${new URLSearchParams({ postcode, date })}`
  const [first] = open
  if (!today || !first) return null
  return (
    <>
      <ul className={styles.days} aria-label="Arrival">
        {open.map(({ date, slots }) => {
          const cheapest = lowestPrice(slots)
          const href = hrefOf(date)
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
      {chosen && !open.some(({ date }) => date === chosen) && <p>{dayTitle(chosen, today)} is your day.</p>}
      <AnotherDay
        {...{ postcode, today, closed, from: first.date }}
        onChoose={onChoose && ((date) => onChoose(hrefOf(date), date))}
      />
    </>
  )
}
