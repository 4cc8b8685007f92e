import { Link, useLoaderData } from 'react-router-dom'
import type { OrderPageQuery, OrderState } from '../../../graphql/generated/graphql.ts'
import { CheckoutSummary } from '../../components/checkout-summary.tsx'
import { Icon } from '../../components/icon.tsx'
import { dateInWords, londonDate, londonTime } from '../../data/clock.ts'
import columns from '../delivery-details/delivery-details-page.module.css'
import { NotFound } from '../not-found/not-found-page.tsx'
import styles from './order-page.module.css'

type Order = NonNullable<OrderPageQuery['order']>

const HEADING: Record<OrderState, string> = {
  DRAFT: 'Not ordered yet',
  AWAITING_PAYMENT: 'Ordered, not paid yet',
  PAID: 'Thank you. They are ordered',
  PREPARING: 'On the workbench',
  ON_ITS_WAY: 'On the way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
}

/** The way an order goes when all goes well. */
const STEPS: { state: OrderState; title: string }[] = [
  { state: 'AWAITING_PAYMENT', title: 'Ordered' },
  { state: 'PAID', title: 'Paid' },
  { state: 'PREPARING', title: 'Being tied' },
  { state: 'ON_ITS_WAY', title: 'On the way' },
  { state: 'DELIVERED', title: 'Delivered' },
]

export function OrderPage() {
  const { data } = useLoaderData() as { data: OrderPageQuery }
  return data.order ? <OrderView order={data.order} /> : <NotFound />
}

function OrderView({ order }: { order: Order }) {
  const { interval, shippingAddress: address, recipient } = order
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <header className={styles.head}>
          <p className="eyebrow">Order {order.id}</p>
          <h1>{HEADING[order.state]}</h1>
          {interval && order.state !== 'CANCELLED' && order.state !== 'REFUNDED' && (
            <p className={styles.when}>
              {recipient ? `${recipient.name} has them on ` : 'They come on '}
              {dateInWords(interval.date)}, between {interval.from} and {interval.to}
              {address && ` at ${address.line1}, ${address.postcode}`}.
            </p>
          )}
        </header>
        {order.state === 'AWAITING_PAYMENT' && (
          <p>
            <Link to={`/payment/stripe/${order.id}`} className="button petal">
              Pay {order.totalCost.text}
            </Link>
          </p>
        )}
        {order.state === 'DRAFT' ? (
          <p>
            <Link to="/checkout/delivery-details" className="button">
              Go on with the order
            </Link>
          </p>
        ) : (
          <Timeline order={order} />
        )}
        {order.contact && order.state !== 'DRAFT' && (
          <p className={styles.small}>
            We write to {order.contact.email} when anything happens.{' '}
            {order.cashback.amount > 0 && `This order earns ${order.cashback.text} in bonuses.`}
          </p>
        )}
      </div>
      <CheckoutSummary order={order} />
    </div>
  )
}

function Timeline({ order }: { order: Order }) {
  const reached = new Map(order.timeline.map((step) => [step.state, step.at]))
  const ended = order.state === 'CANCELLED' || order.state === 'REFUNDED'
  const steps = ended
    ? [
        ...STEPS.filter((step) => reached.has(step.state)),
        { state: order.state, title: HEADING[order.state] },
      ]
    : STEPS
  return (
    <ol className={styles.timeline} aria-label="What has happened so far">
      {steps.map((step) => {
        const at = reached.get(step.state)
        return (
          <li
            key={step.state}
            data-reached={at !== undefined}
            aria-current={step.state === order.state ? 'step' : undefined}
          >
            <span className={styles.dot}>{at && <Icon name="check" size={14} />}</span>
            <span>{step.title}</span>
            {at && (
              <time dateTime={at}>
                {dateInWords(londonDate(Date.parse(at)), undefined, true)}, {londonTime(at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
