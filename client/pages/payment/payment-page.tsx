import { useId } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router-dom'
import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'
import { CheckoutSummary } from '../../components/checkout-summary.tsx'
import { isRefusal } from '../../data/refusal.ts'
import columns from '../delivery-details/delivery-details-page.module.css'
import forms from '../delivery-details/forms.module.css'
import { NotFound } from '../not-found/not-found-page.tsx'
import type { PaymentRefusal } from './payment-action.ts'
import styles from './payment-page.module.css'
import { payPath } from './pay-path.ts'
import { ProviderForm } from './provider-form.tsx'
import type { Order, Payment } from './provider-form.tsx'

export function PaymentPage() {
  const { data } = useLoaderData() as { data: PaymentPageQuery }
  const { order, payment } = data
  if (!order) return <NotFound />
  const begun = payment && !isRefusal(payment) ? payment : null
  const why = payment && isRefusal(payment) ? payment : null
  const ways = data.paymentMethods?.methods ?? []
  if (why?.code === 'no_longer_held') return <Gone order={order} why={why.message} />
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <h1>Pay {order.totalCost.text}</h1>
        <PaymentMethods order={order} ways={ways} chosen={begun?.provider} />
        {begun ? (
          <PayBy order={order} payment={begun} others={ways.length > 1} />
        ) : (
          <Unavailable order={order} code={why?.code} />
        )}
        <div className={styles.small}>
          Another delivery time, or something else? <Again look="link">Put it all back into the cart</Again>
        </div>
      </div>
      <CheckoutSummary order={order} />
    </div>
  )
}

function PayBy({ order, payment, others }: { order: Order; payment: Payment; others: boolean }) {
  if (payment.state === 'PROCESSING') return <Processing order={order} />
  if (payment.provider !== 'sandbox')
    return <ProviderForm key={payment.clientSecret} order={order} payment={payment} others={others} />
  if (payment.state === 'REQUIRES_ACTION') return <Challenge order={order} />
  return <CardForm order={order} payment={payment} />
}

type Ways = NonNullable<PaymentPageQuery['paymentMethods']>['methods']

/** The other ways to pay, where there are any: each is an address, and works without scripts. */
function PaymentMethods({ order, ways, chosen }: { order: Order; ways: Ways; chosen: string | undefined }) {
  const [search] = useSearchParams()
  if (ways.length < 2) return null
  const current = chosen === 'sandbox' ? 'stripe' : (chosen ?? search.get('method'))
  return (
    <nav aria-label="Ways to pay" className={styles.methods}>
      {ways.map(({ code, label }) => (
        <Link
          key={code}
          to={payPath(order, { method: code })}
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
function Unavailable({ order, code }: { order: Order; code: string | undefined }) {
  const [search] = useSearchParams()
  // A way to pay there is none of is none to try again.
  const method = code === 'not_found' ? null : search.get('method')
  return (
    <section className={styles.challenge} role="alert">
      <h2>This way to pay does not work at the moment</h2>
      <p>You were not charged, and your order is kept.</p>
      <p>
        <Link to={payPath(order, { method })} className="button" replace>
          Try again
        </Link>
      </p>
    </section>
  )
}

/** There is nothing to be paid for: what was ordered can be ordered for another time. */
function Gone({ order, why }: { order: Order; why: string }) {
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <h1>Your delivery time has gone</h1>
        <p role="alert">{why}</p>
        <div>
          <Again look="button">Put it all back into the cart</Again>
        </div>
      </div>
      <CheckoutSummary order={order} />
    </div>
  )
}

/** The way out where the order itself is the trouble. Nothing is charged for an order that is left. */
function Again({ look, children }: { look: 'link' | 'button'; children: string }) {
  const busy = useNavigation().state !== 'idle'
  const id = useId()
  return (
    <>
      <Form method="post" id={id} hidden>
        <input type="hidden" name="intent" value="again" />
      </Form>
      <button form={id} className={look} aria-disabled={busy}>
        {children}
      </button>
    </>
  )
}

/** The money is on its way, and nobody is to pay twice. */
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
          to={payPath(order, { method: search.get('method'), returned: true })}
          className="button"
          replace
        >
          Look again
        </Link>
      </p>
    </section>
  )
}

/** The sandbox's card form. A real provider brings its own, and the card never passes through the shop. */
function CardForm({ order, payment }: { order: Order; payment: Payment }) {
  const refusal = useActionData() as PaymentRefusal | undefined
  const busy = useNavigation().state !== 'idle'
  const declined = payment.state === 'FAILED' ? payment.reason : null
  const message = refusal?.refused ?? declined
  const invalid = (name: string) =>
    refusal?.field === name ? { 'aria-invalid': true, 'aria-describedby': 'payment-refusal' } : {}
  return (
    <Form method="post" className={forms.form}>
      <input type="hidden" name="intent" value="card" />
      {message && (
        <p className="alert" role="alert" id="payment-refusal">
          {message}
        </p>
      )}
      <label className="field">
        <span>Card number</span>
        <input
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          maxLength={30}
          required
          {...invalid('number')}
        />
      </label>
      <div className={styles.pair}>
        <label className="field">
          <span>Expiry date</span>
          <input
            name="expiry"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            maxLength={9}
            required
            {...invalid('expiry')}
          />
        </label>
        <label className="field">
          <span>Security code</span>
          <input
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            maxLength={4}
            required
            {...invalid('cvc')}
          />
        </label>
      </div>
      <p>
        <button className="button petal" aria-disabled={busy}>
          {busy ? 'Paying…' : `Pay ${order.totalCost.text}`}
        </button>
      </p>
      <SandboxCards />
    </Form>
  )
}

function SandboxCards() {
  const id = useId()
  return (
    <section className={styles.sandbox} aria-labelledby={id}>
      <h2 id={id}>This is the sandbox: no card is charged</h2>
      <ul>
        <li>
          <code>4242 4242 4242 4242</code> pays
        </li>
        <li>
          <code>4000 0000 0000 0002</code> is declined
        </li>
        <li>
          <code>4000 0027 6000 3184</code> asks for 3-D Secure
        </li>
        <li>
          <code>4000 0000 0000 0341</code> pays, and is declined when a subscription charges it again
        </li>
      </ul>
      <p>Any date to come, any three digits.</p>
    </section>
  )
}

/** The bank's question, as the sandbox's bank asks it. */
function Challenge({ order }: { order: Order }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.challenge}>
      <input type="hidden" name="intent" value="challenge" />
      <h2>Your bank asks: is this you?</h2>
      <p>{order.totalCost.text} to Larkspur. In the sandbox you are the bank's customer and the bank.</p>
      <p className={styles.answers}>
        <button className="button petal" name="approve" value="yes" aria-disabled={busy}>
          Yes, confirm the payment
        </button>
        <button className="button quiet" name="approve" value="no" aria-disabled={busy}>
          No, it is not me
        </button>
      </p>
    </Form>
  )
}
