import type { OrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import { signInPath } from '../../../data/paths/sign-in-path.ts'
import { useVisitor } from '../../../data/visitor.tsx'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { isOver, trackingWords } from '../order-states.ts'
import { ShareOrder } from '../share-order.tsx'
import styles from './order-page.module.css'

type Order = NonNullable<OrderPageQuery['order']>

/** What can be done with an order that is on its way: follow it, put it in a calendar, send its page on, and keep it in an account. */
export function NextSteps({ order }: { order: Order }) {
  const { signedIn } = useVisitor()
  const { id, slot } = order
  return (
    <ul className={styles.next} aria-label="With this order">
      <li>
        <Link to={`/track/${order.trackingToken}`} className="button">
          {trackingWords(order.state)}
        </Link>
      </li>
      {slot && (
        <li>
          <a className="button quiet" href={`/order/${id}/calendar`} download>
            Add to my calendar
          </a>
        </li>
      )}
      {order.shareToken && (
        <li className={styles.small}>
          <ShareOrder token={order.shareToken} />
        </li>
      )}
      {!signedIn && (
        <li className={styles.small}>
          <MakeAccount id={id} email={order.contact?.email} />
        </li>
      )}
    </ul>
  )
}

/** The pages of an order that is not paid yet, or over: what became of it, and the one to share. */
export function OrderPages({ order: { state, trackingToken, shareToken, sentByEmail } }: { order: Order }) {
  if (sentByEmail) return null
  return (
    <ul className={styles.next} aria-label="With this order">
      <li>
        <Link to={`/track/${trackingToken}`} className="button quiet">
          {isOver(state) ? 'What was in it' : trackingWords(state)}
        </Link>
      </li>
      {shareToken && !isOver(state) && (
        <li className={styles.small}>
          <ShareOrder token={shareToken} />
        </li>
      )}
    </ul>
  )
}

/**
 * One press sends a code to the address that the order was placed with, and shows where to enter it: whoever has the code has the
 * account, which the order then belongs to.
 */
function MakeAccount({ id, email }: { id: string; email: string | undefined }) {
  const path = signInPath(`/order/${id}`)
  if (!email) return <Link to={path}>Make an account</Link>
  return (
    <PostForm action={path}>
      <input type="hidden" name="type" value="email" />
      <input type="hidden" name="receiver" value={email} />
      <button className="link" name="intent" value="send">
        Make an account with {email}
      </button>
    </PostForm>
  )
}
