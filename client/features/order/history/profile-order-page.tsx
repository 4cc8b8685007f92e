import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileOrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import { Link } from '../../../ui/link.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import profile from '../../../ui/profile/profile.module.css'
import { EarnedBonuses } from '../../loyalty/index.ts'
import { NotFound } from '../../not-found/index.ts'
import { InvoiceLink } from '../invoice-link.tsx'
import { ORDER_STATE_TITLES } from '../order-state-titles.ts'
import { OrderSummary } from '../order-summary.tsx'
import { trackingWords } from '../order-states.ts'
import { OrderTimeline } from '../order-timeline.tsx'
import { OrderButtons } from './order-buttons.tsx'
import type { OrdersAnswer } from './orders-action.ts'
import { useKeptOrder } from '../use-kept-order.ts'
import styles from './profile-order-page.module.css'

/** An order: how far it is, what is in it, what can still be done. */
export function ProfileOrderPage() {
  const { data } = useLoaderData() as { data: ProfileOrderPageQuery }
  const answer = useActionData() as OrdersAnswer | undefined
  const { order } = data
  useKeptOrder(order)
  if (!order) return <NotFound />
  return (
    <>
      <p className={profile.small}>
        <Link to="/profile/orders">All orders</Link>
      </p>
      <ProfileHead title={`Order ${order.id}`} lead={ORDER_STATE_TITLES[order.state]} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.state === 'PAID' && order.askedRecipient && !order.slot && (
            <p className="alert">
              {order.askedRecipient.name} has still to say where and when.{' '}
              <Link to={`/order/${order.id}`}>The private link, or say it yourself</Link>
            </p>
          )}
          <OrderTimeline order={order} />
          <p>
            <Link to={`/track/${order.trackingToken}`}>{trackingWords(order.state)}</Link>
          </p>
          <InvoiceLink order={order} />
          <p className={profile.small}>
            <EarnedBonuses order={order} />
          </p>
          <OrderButtons order={order} answer={answer} />
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  )
}
