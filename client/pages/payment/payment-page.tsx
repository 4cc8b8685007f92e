import { useId } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'
import { CheckoutSummary } from '../../components/checkout-summary.tsx'
import columns from '../delivery-details/delivery-details-page.module.css'
import forms from '../delivery-details/forms.module.css'
import { NotFound } from '../not-found/not-found-page.tsx'
import type { PaymentRefusal } from './payment-action.ts'
import styles from './payment-page.module.css'
import { payPath } from './pay-path.ts'
import { ProviderForm } from './provider-form.tsx'

type Order = NonNullable<PaymentPageQuery['order']>

export function PaymentPage() {
  const { data } = useLoaderData() as { data: PaymentPageQuery }
  const { order, payment } = data
  if (!order) return <NotFound />
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <h1>Pay {order.totalCost.text}</h1>
        <PaymentMethods data={data} />
        {payment?.state === 'PROCESSING' ? (
          <Processing order={order} />
        ) : payment && payment.provider !== 'sandbox' ? (
          <ProviderForm key={payment.clientSecret} order={order} payment={payment} />
        ) : order.payment?.state === 'REQUIRES_ACTION' ? (
          <Challenge order={order} />
        ) : (
          <CardForm order={order} />
        )}
      </div>
      <CheckoutSummary order={order} />
    </div>
  )
}

/** The other ways to pay, where there are any: each is an address, and works without scripts. */
function PaymentMethods({ data: { order, payment, paymentMethods } }: { data: PaymentPageQuery }) {
  const methods = paymentMethods?.methods ?? []
  if (methods.length < 2) return null
  const chosen = payment?.provider === 'sandbox' ? 'stripe' : payment?.provider
  return (
    <nav aria-label="Ways to pay" className={styles.methods}>
      {methods.map(({ code, label }) => (
        <Link
          key={code}
          to={payPath(order, `method=${code}`)}
          replace
          aria-current={code === chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The money is on its way, and nobody is to pay twice. */
function Processing({ order }: { order: Order }) {
  return (
    <section className={styles.challenge} role="status">
      <h2>Your bank is still at work on it</h2>
      <p>
        Do not pay again: we hear from your bank by ourselves, and write to you when the payment has arrived.
      </p>
      <p>
        <Link to={payPath(order, 'returned=1')} className="button" replace>
          Look again
        </Link>
      </p>
    </section>
  )
}

/** The sandbox's card form. A real provider brings its own, and the card never passes through the shop. */
function CardForm({ order }: { order: Order }) {
  const refusal = useActionData() as PaymentRefusal | undefined
  const busy = useNavigation().state !== 'idle'
  const declined = order.payment?.state === 'FAILED' ? order.payment.message : null
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
