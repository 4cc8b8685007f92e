import { useId } from 'react'
import { useActionData, useLoaderData, useNavigation, useParams, useSearchParams } from 'react-router-dom'
import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer, FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import columns from '../../ui/layout/checkout-page.module.css'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { OrderSummary, OrderNotFound, paymentPath } from '../order/index.ts'
import styles from './payment-page.module.css'
import { ProviderForm } from './provider-form.tsx'
import { CardForm, Challenge } from './sandbox-card.tsx'
import { ExpressButtons } from './sandbox-express.tsx'
import { WalletForm } from './sandbox-wallet.tsx'
import { SlotExpired } from './slot-expired.tsx'
import { useBeginPayment } from './use-begin-payment.ts'
import type { Order, PaymentMethod } from './widget.ts'

export function PaymentPage() {
  const { data, chosen } = useLoaderData() as { data: PaymentPageQuery; chosen: string }
  const { order: asked } = useParams()
  if (!data.order) return <OrderNotFound id={asked} />
  const ways = data.paymentMethods?.methods ?? []
  return <Step key={data.order.id} order={data.order} ways={ways} chosen={chosen} />
}

/** Why it cannot be paid for as the shopper chose. */
type Why = { code: string; message: string }

/** To pay, or first to choose another time; the focus goes from the one to the other. */
function Step({ order, ways, chosen }: { order: Order; ways: PaymentMethod[]; chosen: string }) {
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const { begin, refused } = useBeginPayment(order, chosen)
  const why = refused ?? (problem && PAYING.includes(problem.intent) ? whyOf(problem) : null)
  const isAtBank = order.payment?.state === 'PROCESSING'
  const isGone = !isAtBank && (why?.code === 'no_longer_held' || Boolean(order.alternativeDeliveryDates))
  const place = useLostFocus(isGone ? 'gone' : 'pay')
  return (
    <div className={columns.columns}>
      <div className={columns.forms} ref={place}>
        {isGone ? (
          <SlotExpired order={order} why={why?.message} />
        ) : (
          <>
            <h1>Pay {order.amountDue.text}</h1>
            {why?.code === TOO_MANY ? (
              <TooManyDeclined why={why} />
            ) : (
              <>
                <PayBy
                  order={order}
                  method={ways.find(({ code }) => code === chosen)}
                  isAway={refused?.code === 'payment_unavailable'}
                  {...{ begin, isAtBank, others: ways.length > 1 }}
                />
                {/* Below: the way was chosen a step before. */}
                <PaymentMethods order={order} ways={ways} chosen={chosen} />
              </>
            )}
          </>
        )}
        {!isAtBank && (
          <div className={styles.small}>
            {isGone ? 'Or something else?' : 'Is the time, the address or your e-mail wrong?'}{' '}
            <RepeatOrderInstead date={order.slot?.date} />
          </div>
        )}
        <p className={styles.small}>
          If anything is wrong with the flowers, tell us: we make them again or give your money back.
        </p>
      </div>
      <OrderSummary order={order} />
    </div>
  )
}

/** The forms by which it is paid in the sandbox. */
const PAYING = ['card', 'wallet', 'challenge', 'paypal']

/** Too many cards were declined: no way to pay is any use today. */
const TOO_MANY = 'too_many_requests'

const whyOf = ({ code, message }: FormProblem): Why | null => (code ? { code, message } : null)

type PayProps = {
  order: Order
  /** The way that was chosen; undefined when it is not on offer. */
  method: PaymentMethod | undefined
  /** The payment service did not answer. */
  isAway: boolean
  isAtBank: boolean
  begin: () => Promise<string>
  others: boolean
}

function PayBy(props: PayProps) {
  // The bank's question takes the place of the form, and the button that was pressed is gone.
  const place = useLostFocus(props.order.payment?.state ?? 'not begun')
  return (
    <div ref={place}>
      <PayStep {...props} />
    </div>
  )
}

function PayStep({ order, method, isAway, isAtBank, begin, others }: PayProps) {
  if (isAtBank) return <Processing order={order} />
  if (!method || isAway) return <Unavailable order={order} isKnown={Boolean(method)} />
  const { code, provider } = method
  const payment = order.payment?.method === code ? order.payment : null
  const failed = payment?.state === 'FAILED' ? (payment.failureMessage ?? null) : null
  if (provider !== 'sandbox') return <ProviderForm key={code} {...{ order, method, begin, failed, others }} />
  if (code !== 'stripe') return <WalletForm order={order} way={code} failed={failed} />
  if (payment?.state === 'REQUIRES_ACTION') return <Challenge order={order} />
  return (
    <>
      <ExpressButtons />
      <CardForm order={order} failed={failed} />
    </>
  )
}

/** The other ways to pay, where there are any: each is an address, and works without scripts. */
function PaymentMethods({ order, ways, chosen }: { order: Order; ways: PaymentMethod[]; chosen: string }) {
  if (ways.length < 2) return null
  return (
    <nav aria-label="Ways to pay" className={styles.methods}>
      <span>Ways to pay</span>
      {ways.map(({ code, label }) => (
        <Link
          key={code}
          to={paymentPath(order, { method: code })}
          replace
          aria-current={code === chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function TooManyDeclined({ why }: { why: Why }) {
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
}

/** It cannot be paid for in this way at the moment. */
function Unavailable({ order, isKnown }: { order: Order; isKnown: boolean }) {
  const [search] = useSearchParams()
  return (
    <section className={styles.challenge} role="alert">
      <h2>This way to pay does not work at the moment</h2>
      <p>You were not charged, and your order is kept.</p>
      <p>
        {/* An unknown payment method cannot be tried again. */}
        <Link
          to={paymentPath(order, { method: isKnown ? search.get('method') : null })}
          className="button"
          replace
        >
          Try again
        </Link>
      </p>
    </section>
  )
}

/**
 * The way out where the order itself is the trouble: all of it is in the cart again, and the checkout is filled in as it was. Nothing is
 * charged for an order that is left.
 */
function RepeatOrderInstead({ date }: { date: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const id = useId()
  return (
    <>
      <PostForm id={id} hidden isFinal>
        <input type="hidden" name="intent" value="again" />
        {date && <input type="hidden" name="date" value={date} />}
      </PostForm>
      <button form={id} className="link" aria-disabled={busy}>
        Change the order
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
      <p>Do not pay again: your bank tells us, and we write to you when the payment has arrived.</p>
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
