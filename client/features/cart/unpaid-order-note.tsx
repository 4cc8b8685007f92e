import type { UnpaidOrderNote_CartFragment } from '../../../graphql/generated/graphql.ts'
import { paymentPath } from '../order/index.ts'
import { Link } from '../../ui/link.tsx'
import styles from './cart-page.module.css'

/** Where what was in the cart has gone: it is ordered, and waits to be paid. */
export function UnpaidOrderNote({
  order,
}: {
  order: NonNullable<UnpaidOrderNote_CartFragment['unpaidOrder']>
}) {
  return (
    <div className={styles.unpaid}>
      <p>
        <Link to={`/order/${order.id}`}>Order {order.id}</Link> is not paid yet. It is kept for you, and waits
        for {order.amountDue.text}.
      </p>
      <Link to={paymentPath(order)} className="button petal">
        Pay for order {order.id}
      </Link>
    </div>
  )
}
