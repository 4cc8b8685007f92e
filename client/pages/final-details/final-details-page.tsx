import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import type { FinalDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import { CheckoutSummary } from '../../components/checkout-summary.tsx'
import { SavingForms } from '../../components/saving-forms.tsx'
import { rhythmInWords } from '../../components/subscription-terms.tsx'
import { stepPath, useCheckoutType } from '../../data/checkout-type.ts'
import { dateInWords, londonDate } from '../../data/clock.ts'
import columns from '../delivery-details/delivery-details-page.module.css'
import forms from '../delivery-details/forms.module.css'
import type { FinalKept, FinalRefusal } from './final-details-action.ts'
import styles from './final-details-page.module.css'

const FORM = 'final-details'

/** Step 2: who orders, how it is paid, and the whole order once more. */
export function FinalDetailsPage() {
  const { data, chosen } = useLoaderData() as { data: FinalDetailsPageQuery; chosen?: string }
  const answer = useActionData() as FinalRefusal | FinalKept | undefined
  const kept = answer && 'kept' in answer ? answer.kept : undefined
  const refusal = answer && 'field' in answer ? answer : undefined
  const busy = useNavigation().state !== 'idle'
  const { checkout, paymentMethods } = data
  const type = useCheckoutType()
  if (!checkout) return null
  const preferred =
    paymentMethods?.methods.find(({ code }) => code === chosen)?.code ?? paymentMethods?.default
  const value = (name: 'name' | 'email' | 'phone') =>
    refusal?.typed[name] ?? kept?.[name] ?? checkout.contact?.[name] ?? data.me?.[name] ?? ''
  const invalid = (name: string) =>
    refusal?.field === name ? { 'aria-invalid': true, 'aria-describedby': 'final-refusal' } : {}
  return (
    <div className={columns.columns}>
      <Form
        id={FORM}
        method="post"
        onSubmit={(event) => busy && event.preventDefault()}
        className={`${columns.forms} ${forms.form}`}
      >
        <h1>Final details</h1>
        <input type="hidden" name="orderId" value={checkout.id} />
        <input type="hidden" name="expectedTotal" value={checkout.totalCost.amount} />
        {refusal && (
          <p className="alert" role="alert" id="final-refusal">
            {refusal.refused}
          </p>
        )}
        <section aria-labelledby="contact-title">
          <h2 id="contact-title">How do we reach you?</h2>
          <label className="field">
            <span>Your name</span>
            <input name="name" defaultValue={value('name')} autoComplete="name" maxLength={80} required />
          </label>
          <label className="field">
            <span>E-mail</span>
            <input
              name="email"
              type="email"
              defaultValue={value('email')}
              autoComplete="email"
              maxLength={254}
              required
              {...invalid('email')}
            />
            <span className="hint">For the receipt, and a word when they have arrived.</span>
          </label>
          <label className="field">
            <span>Phone</span>
            <input
              name="phone"
              type="tel"
              defaultValue={value('phone')}
              autoComplete="tel"
              maxLength={30}
              required
              {...invalid('phone')}
            />
          </label>
        </section>
        <section aria-labelledby="payment-title">
          <h2 id="payment-title">How do you want to pay?</h2>
          <div className={styles.methods}>
            {paymentMethods?.methods.map((method) => (
              <label key={method.code}>
                <input
                  type="radio"
                  name="paymentMethod"
                  value={method.code}
                  defaultChecked={method.code === (kept?.paymentMethod || preferred)}
                  required
                />
                <span>{method.label}</span>
              </label>
            ))}
          </div>
        </section>
        {checkout.subscription && <Agreement order={checkout} subscription={checkout.subscription} />}
        <p>
          <button className="button petal" aria-disabled={busy}>
            {type === 'SUBSCRIPTION' ? 'Subscribe and pay' : 'Order and pay'} {checkout.totalCost.text}
          </button>
        </p>
        <p className={styles.small}>
          <Link to={stepPath('/checkout/delivery-details', type)}>Change the delivery</Link> ·{' '}
          <Link to="/cart">Change the cart</Link>
        </p>
      </Form>
      <div className={styles.side}>
        <CheckoutSummary order={checkout} />
        <SavingForms saving={checkout} action={stepPath('/checkout/final-details', type)} form={FORM} />
      </div>
    </div>
  )
}

type Order = NonNullable<FinalDetailsPageQuery['checkout']>

/** What is agreed to by the button below it, in one sentence. */
function Agreement({
  order,
  subscription,
}: {
  order: Order
  subscription: NonNullable<Order['subscription']>
}) {
  const { price, nextTotal, nextChargeAt, everyWeeks } = subscription
  return (
    <p>
      You pay <b>{order.totalCost.text}</b> today. We then charge the same card{' '}
      <b>
        {(nextTotal ?? price).text} {rhythmInWords(everyWeeks)}
      </b>
      {nextChargeAt && `, first on ${dateInWords(londonDate(Date.parse(nextChargeAt)))}`}, until you pause or
      end it in your account.
    </p>
  )
}
