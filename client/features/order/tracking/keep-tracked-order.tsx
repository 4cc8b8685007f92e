import { signInPath } from '../../../data/paths/sign-in-path.ts'
import { useVisitor } from '../../../data/visitor.tsx'
import { Link } from '../../../ui/link.tsx'
import { isToCome } from '../order-states.ts'
import { ShareOrder } from '../share-order.tsx'
import styles from './track-page.module.css'
import type { TrackedOrder } from './tracked-order.ts'

type Props = {
  order: TrackedOrder
  /** The token of the link that the page was opened by. */
  token: string
}

/** What can be done with an order that is followed: put it in a calendar and, for who ordered, send its page on and keep it in an account. */
export function KeepTrackedOrder({ order: { state, slot, shareToken }, token }: Props) {
  const { signedIn } = useVisitor()
  const hasCalendar = slot !== null && isToCome(state)
  if (!hasCalendar && !shareToken) return null
  return (
    <ul className={styles.keep} aria-label="With this order">
      {hasCalendar && (
        <li>
          <a className="button quiet" href={`/track/${token}/calendar`} download>
            Add to my calendar
          </a>
        </li>
      )}
      {shareToken && (
        <li>
          <ShareOrder token={shareToken} />
        </li>
      )}
      {shareToken && !signedIn && (
        <li>
          <Link to={signInPath(`/track/${token}`)}>Keep it in an account</Link>
        </li>
      )}
    </ul>
  )
}
