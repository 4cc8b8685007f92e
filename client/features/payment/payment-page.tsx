import { useId } from 'react'
import { useLoaderData, useNavigation, useParams, useSearchParams } from 'react-router-dom'
import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import columns from '../../ui/layout/checkout-page.module.css'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { OrderSummary, OrderNotFound, paymentPath } from '../order/index.ts'
import styles from './payment-page.module.css'
import { ProviderForm } from './provider-form.tsx'
import { CardForm, Challenge } from './sandbox-card.tsx'
import { WalletForm } from './sandbox-wallet.tsx'
import { SlotExpired } from './slot-expired.tsx'
import type { Order, Payment } from './widget.ts'

export function PaymentPage() {
  const { data } = useLoaderData() as { data: PaymentPageQuery }
  const { order, payment } = data
  const { order: asked } = useParams()
  if (!order) return <OrderNotFound id={asked} />
  const begun = payment && !isRefusal(payment) ? payment : null
  const why = payment && isRefusal(payment) ? payment : null
  const isAtBank = begun?.state === 'PROCESSING'
  const isGone = !isAtBank && (why?.code === 'no_longer_held' || Boolean(order.alternativeSlots))
  return (
    <Step
      key={order.id}
      order={order}
      {...{ begun, why, isAtBank, isGone }}
      ways={data.paymentMethods?.methods ?? []}
    />
  )
}

/** Too many cards were declined: no way to pay is any use today. */
const TOO_MANY = 'too_many_requests'

type StepProps = {
  order: Order
  ways: Ways
  begun: Payment | null
  why: { code: string; message: string } | null
  isAtBank: boolean
  isGone: boolean
}

/** To pay, or first to choose another time; the focus goes from the one to the other. */
function Step({ order, ways, begun, why, isAtBank, isGone }: StepProps) {
  const place = useLostFocus(isGone ? 'gone' : 'pay')
  return (
    <div className={columns.columns}>
      <div className={columns.forms} ref={place}>
        {isGone ? (
          <SlotExpired order={order} why={why?.message} />
        ) : (
          <>
            <h1>Pay {order.amountDue.text}</h1>
            {why?.code !== TOO_MANY && <PaymentMethods order={order} ways={ways} chosen={begun?.method} />}
            {begun ? (
              <PayBy order={order} payment={begun} others={ways.length > 1} />
            ) : (
              <Unavailable order={order} why={why} />
            )}
          </>
        )}
        {!isAtBank && (
          <div className={styles.small}>
            {isGone ? 'Or something else?' : 'Another delivery time, or something else?'} <PutBack />
          </div>
        )}
      </div>
      <OrderSummary order={order} />
    </div>
  )
}

function PayBy(props: { order: Order; payment: Payment; others: boolean }) {
  // The bank's question takes the place of the form, and the button that was pressed is gone.
  const place = useLostFocus(props.payment.state)
  return (
    <div ref={place}>
      <PayStep {...props} />
    </div>
  )
}

function PayStep({ order, payment, others }: { order: Order; payment: Payment; others: boolean }) {
  if (payment.state === 'PROCESSING') return <Processing order={order} />
  if (payment.provider !== 'sandbox')
    return <ProviderForm key={payment.clientSecret} order={order} payment={payment} others={others} />
  if (payment.method !== 'stripe') return <WalletForm order={order} payment={payment} />
  if (payment.state === 'REQUIRES_ACTION') return <Challenge order={order} />
  return <CardForm order={order} payment={payment} />
}

type Ways = NonNullable<PaymentPageQuery['paymentMethods']>['methods']

/** The other ways to pay, where there are any: each is an address, and works without scripts. */
function PaymentMethods({ order, ways, chosen }: { order: Order; ways: Ways; chosen: string | undefined }) {
  const [search] = useSearchParams()
  if (ways.length < 2) return null
  const current = chosen ?? search.get('method')
  return (
    <nav aria-label="Ways to pay" className={styles.methods}>
      {ways.map(({ code, label }) => (
        <Link
          key={code}
          to={paymentPath(order, { method: code })}
          replace
          aria-current={code === current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** It cannot be paid for at the moment, in this way or at all. */
function Unavailable({ order, why }: Pick<StepProps, 'order' | 'why'>) {
  const [search] = useSearchParams()
  if (why?.code === TOO_MANY)
    return (
      <section className={styles.challenge} role="alert">
        <h2>This order cannot be paid for here today</h2>
        <p>{why.message}</p>
        <p>
          <Link to="/contact-us" className="button">
            Write to us
          </Link>
        </p>
      </section>
    )
  // An unknown payment method cannot be tried again.
  const method = why?.code === 'not_found' ? null : search.get('method')
  return (
    <section className={styles.challenge} role="alert">
      <h2>This way to pay does not work at the moment</h2>
      <p>You were not charged, and your order is kept.</p>
      <p>
        <Link to={paymentPath(order, { method })} className="button" replace>
          Try again
        </Link>
      </p>
    </section>
  )
}

/** The way out where the order itself is the trouble. Nothing is charged for an order that is left. */
function PutBack() {
  const busy = useNavigation().state !== 'idle'
  const id = useId()
  return (
    <>
      <PostForm id={id} hidden isFinal>
        <input type="hidden" name="intent" value="again" />
      </PostForm>
      <button form={id} className="link" aria-disabled={busy}>
        Put it all back into the cart
      </button>
    </>
  )
}

/** The payment is processing; the page must not offer to pay twice. */
function Processing({ order }: { order: Order }) {
  const [search] = useSearchParams()
  return (
    <section className={styles.challenge} role="status">
      <h2>Your bank is still at work on it</h2>
      <p>
        Do not pay again: we hear from your bank by ourselves, and write to you when the payment has arrived.
      </p>
      <p>
        <Link
          to={paymentPath(order, { method: search.get('method'), returned: true })}
          className="button"
          replace
        >
          Look again
        </Link>
      </p>
    </section>
  )
}
