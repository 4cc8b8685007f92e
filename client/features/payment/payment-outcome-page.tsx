import { useLoaderData, useLocation } from 'react-router-dom'
import type { CheckPaymentMutation } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../../ui/layout/message-page.module.css'

/** What became of a payment made elsewhere. */
export function PaymentOutcomePage() {
  const { checked: order } = useLoaderData() as { checked: CheckPaymentMutation['checkPayment'] }
  const { pathname } = useLocation()
  if (!order) return null
  const failed = pathname.endsWith('/fail')
  const { heading, text } = wordsFor(order.paid, failed)
  return (
    <section className={styles.message}>
      <p className="eyebrow">Order {order.id}</p>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        {order.paid ? (
          <Link className="button" to={`/order/${order.id}`}>
            See your order
          </Link>
        ) : (
          <>
            {!failed && (
              <Link className="button" to={pathname} replace>
                Look again
              </Link>
            )}
            <Link className={failed ? 'button' : 'button quiet'} to={`/payment/stripe/${order.id}`}>
              {failed ? 'Pay again' : 'Not paid yet? Pay now'}
            </Link>
          </>
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
      heading: 'The payment did not go through',
      text: 'No payment has arrived for your order, which is kept. You can try again, or pay in another way.',
    }
  return {
    heading: 'We are waiting for your payment',
    text: 'We have not heard of your payment. If you have just paid, do not pay again: look again in a moment. We write to you as soon as it arrives.',
  }
}
