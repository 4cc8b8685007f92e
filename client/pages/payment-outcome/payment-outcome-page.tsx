import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { PaymentOutcomePageQuery } from '../../../graphql/generated/graphql.ts'
import styles from '../error/message-page.module.css'

/** What became of a payment made elsewhere. */
export function PaymentOutcomePage() {
  const { data } = useLoaderData() as { data: PaymentOutcomePageQuery }
  const { pathname } = useLocation()
  const order = data.newestOrder
  if (!order?.orderId) return null
  const { heading, text } = wordsFor(order.paid, pathname.endsWith('/fail'))
  return (
    <section className={styles.message}>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        {order.paid ? (
          <Link className="button" to={`/order/${order.orderId}`}>
            See your order
          </Link>
        ) : (
          <Link className="button" to={`/payment/stripe/${order.orderId}`}>
            Back to the payment
          </Link>
        )}
      </p>
    </section>
  )
}

function wordsFor(paid: boolean, failed: boolean): { heading: string; text: string } {
  if (paid)
    return { heading: 'Thank you', text: 'Your payment has arrived, and we are at work on your order.' }
  if (failed)
    return {
      heading: 'It was not paid',
      text: 'Nothing was charged. You can try again, or pay in another way.',
    }
  return {
    heading: 'Not yet',
    text: 'We have not heard of your payment. If you have just paid, look again in a moment.',
  }
}
