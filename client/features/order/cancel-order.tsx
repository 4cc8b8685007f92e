import { useNavigation } from 'react-router-dom'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './cancel-order.module.css'

type Props = {
  /** Which order, where the address does not say it. */
  orderId?: string
  /** Why the last press came to nothing. */
  refused?: string | null
}

/** Cancels an order, after a second press; what was paid goes back. For orders that may be cancelled. */
export function CancelOrder({ orderId, refused = null }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="unfold" open={refused !== null || undefined}>
      <summary>Cancel the order</summary>
      <PostForm preventScrollReset className={styles.form}>
        {orderId && <input type="hidden" name="orderId" value={orderId} />}
        {refused && (
          <p className="alert" role="alert">
            {refused} <Link to="/contact-us">Contact us</Link>
          </p>
        )}
        <p>Nothing will be delivered, and you get back what you paid.</p>
        <button className="button quiet" name="intent" value="cancel" aria-disabled={busy}>
          Yes, cancel it
        </button>
      </PostForm>
    </details>
  )
}
