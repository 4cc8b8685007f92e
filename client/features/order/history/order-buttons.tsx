import { useNavigation } from 'react-router-dom'
import type { OrderState } from '../../../../graphql/generated/graphql.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { CancelOrder } from '../cancel-order.tsx'
import type { OrdersAnswer } from './orders-action.ts'

type Props = {
  order: { id: string; state: OrderState; mayCancel: boolean; mayChange: boolean; mayRemove: boolean }
  answer: OrdersAnswer | undefined
}

/** What can be done with an order, and the result of what was done last. */
export function OrderButtons({ order, answer }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { id, state, mayCancel, mayChange, mayRemove } = order
  const problem = answer?.problem?.typed.orderId === id ? answer.problem : undefined
  const told = answer?.told?.orderId === id ? answer.told : undefined
  return (
    <div>
      {problem && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      {told && (
        <p className={styles.told} role="status">
          {told.text} {told.inCart && <Link to="/cart">Go to the cart</Link>}
        </p>
      )}
      <PostForm className={styles.row} preventScrollReset>
        <input type="hidden" name="orderId" value={id} />
        {state === 'AWAITING_PAYMENT' && (
          <Link to={`/payment/stripe/${id}`} className="button petal">
            Pay
          </Link>
        )}
        {mayChange && (
          <Link to={`/order/${id}`}>
            Change<span className="visually-hidden"> order {id}</span>
          </Link>
        )}
        {state !== 'DRAFT' && (
          <button className="link" name="intent" value="repeat" aria-disabled={busy}>
            Order again
          </button>
        )}
        {mayRemove && (
          <button className="link" name="intent" value="delete" aria-disabled={busy}>
            Delete<span className="visually-hidden"> order {id}</span>
          </button>
        )}
      </PostForm>
      {mayCancel && <CancelOrder orderId={id} />}
    </div>
  )
}
