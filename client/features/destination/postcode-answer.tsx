import type { PostcodeAnswer_CheckFragment } from '../../../graphql/generated/graphql.ts'
import { dateInWords, dayTitle } from '../../data/format.ts'
import { DeliveryDays } from './delivery-days.tsx'
import { DeliveryWindows } from './delivery-windows.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './postcode.module.css'
import type { ClosedDay } from './wanted-day.ts'

type Props = {
  check: PostcodeAnswer_CheckFragment | null | undefined
  /** The day that was chosen. */
  chosen?: string | null
  /** A day that was asked for and cannot be had. */
  closed?: ClosedDay | null
  /** Stays on the page at hand when a day is chosen. */
  onChoose?: (href: string, date: string) => void
}

/** What can be said of a postcode: when we could be there, and what it costs. */
export function PostcodeAnswer({ check, chosen = null, closed = null, onChoose }: Props) {
  if (!check) return <p className={styles.answer}>Type a postcode, for example N1 9GU.</p>
  const { isCovered, message, deliveryPage, earliest, windows } = check
  return (
    <div className={styles.answer} data-covered={isCovered}>
      <p>
        <strong>{message}</strong>
      </p>
      {earliest && (
        <p>
          {earliest.price.amount > 0 && earliest.free && <>Free from {windowInWords(earliest.free)}. </>}
          The soonest is {windowInWords(earliest)},{' '}
          {earliest.price.amount ? `for ${earliest.price.text}` : 'free'}.
        </p>
      )}
      {isCovered && <DeliveryDays {...{ check, chosen, closed, onChoose }} />}
      {chosen && (
        <p>
          {dayTitle(chosen)} is marked for you at the checkout.{' '}
          <Link to="/category/flowers">Choose flowers</Link>
        </p>
      )}
      {windows.length > 0 && (
        <details>
          <summary>Every window</summary>
          <DeliveryWindows windows={windows} />
        </details>
      )}
      {deliveryPage && (
        <p>
          <Link to={deliveryPage.href}>Flower delivery in {deliveryPage.title}</Link>
        </p>
      )}
    </div>
  )
}

const windowInWords = ({ date, from, to }: { date: string; from: string; to: string }) =>
  `${dateInWords(date)}, ${from} to ${to}`
