import { Link } from 'react-router-dom'
import { signInPath } from '../routing/sign-in-path.ts'
import styles from './message-page.module.css'

/** An order that does not open for this visitor, or that there is not: the two look alike. Says how to go on. */
export function OrderElsewhere({ id }: { id: string | undefined }) {
  return (
    <section className={styles.message}>
      <h1>This order does not open here</h1>
      <p>
        It opens in the browser it was ordered with, by the link in our newest letter about it, and for
        whoever signs in to the account it was ordered with.
      </p>
      <p>
        <Link className="button" to={signInPath(`/order/${id ?? ''}`)}>
          Sign in
        </Link>{' '}
        <Link className="button quiet" to="/contact-us">
          Contact us
        </Link>
      </p>
    </section>
  )
}
