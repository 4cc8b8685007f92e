import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import type { FinalDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { phoneInWords } from '../../data/phone.ts'
import { stepPath, useCheckoutType } from '../../data/paths/checkout-type.ts'
import { CardMark } from '../../ui/card-mark.tsx'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import { keepDraft } from '../../ui/form/drafts.ts'
import { MovingLink } from '../../ui/link.tsx'
import forms from '../../ui/form/forms.module.css'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import columns from '../../ui/layout/checkout-page.module.css'
import { CardTexts, isCardTextIntent, takesCard } from '../card-text/index.ts'
import { DiscountForms } from '../loyalty/index.ts'
import { OrderAtAGlance, OrderSummary } from '../order/index.ts'
import { frequencyInWords } from '../subscription/index.ts'
import { CONTACT } from './contact-fields.ts'
import { EmailField } from './email-field.tsx'
import type { FinalAnswer } from './final-details-action.ts'
import styles from './final-details-page.module.css'

const FORM = 'final-details'

/** Step 2: contact, payment method, and a summary of the order. */
export function FinalDetailsPage() {
  const { data, chosen } = useLoaderData() as { data: FinalDetailsPageQuery; chosen?: string }
  const { kept, problem: refused } = (useActionData() as FinalAnswer | undefined) ?? {}
  // The words of a card have a form of their own, which says what is wrong with them.
  const problem = refused && isCardTextIntent(refused.intent) ? undefined : refused
  const busy = useNavigation().state !== 'idle'
  const { checkout, paymentMethods } = data
  const type = useCheckoutType()
  if (!checkout) return null
  const preferred =
    paymentMethods?.methods.find(({ code }) => code === chosen)?.code ?? paymentMethods?.default
  // A buyer who is the recipient has given their name and phone.
  const known = checkout.contact ?? (checkout.recipient?.myself ? checkout.recipient : null)
  const value = (name: 'name' | 'email' | 'phone') =>
    kept?.[name] ?? ((known && name in known && known[name as keyof typeof known]) || (data.me?.[name] ?? ''))
  const cards = checkout.lines.filter(takesCard)
  const typedOffers = (problem?.typed.offers ?? kept?.offers) === 'yes'
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <h1>Final details</h1>
        <OrderAtAGlance order={checkout} />
        <CheckedForm
          viewTransition
          id={FORM}
          className={`${columns.forms} ${forms.form}`}
          fields={CONTACT}
          problem={problem}
          isFinal
        >
          <input type="hidden" name="orderId" value={checkout.id} />
          <input type="hidden" name="expectedTotal" value={checkout.totalCost.amount} />
          <input type="hidden" name="expectedDue" value={checkout.amountDue.amount} />
          <section aria-labelledby="contact-title">
            <h2 id="contact-title">How do we reach you?</h2>
            <TextField
              name="name"
              ref={keepDraft}
              defaultValue={value('name')}
              autoComplete="name"
              maxLength={80}
              autoFocus={!problem && !kept && !value('name')}
            />
            <EmailField
              name="email"
              ref={keepDraft}
              defaultValue={value('email')}
              autoComplete="email"
              maxLength={254}
              hint={`For the receipt, and to tell you when ${checkout.sentByEmail ? 'the gift card is sent' : 'they have arrived'}.`}
            />
            <TextField
              name="phone"
              ref={keepDraft}
              type="tel"
              defaultValue={phoneInWords(value('phone'))}
              autoComplete="tel"
              maxLength={30}
              hint={
                data.me && !data.me.phone
                  ? 'For questions about this order. Your account has no number yet: we keep it there.'
                  : 'For questions about this order.'
              }
            />
            <label className="check">
              <input type="checkbox" name="offers" value="yes" defaultChecked={typedOffers} />
              <span>
                Send me offers, and reminders of a cart I left behind. Each has a link to unsubscribe.
              </span>
            </label>
          </section>
          {checkout.amountDue.amount === 0 && (
            <>
              <p>Your gift cards pay for all of it: there is nothing left to pay.</p>
              <input type="hidden" name="paymentMethod" value={preferred ?? ''} />
            </>
          )}
          {checkout.amountDue.amount > 0 && (
            <section aria-labelledby="payment-title">
              <h2 id="payment-title">How do you want to pay?</h2>
              <RadioGroup name="paymentMethod" labelledBy="payment-title" className={styles.methods}>
                {paymentMethods?.methods.map((method) => (
                  <label key={method.code}>
                    <input
                      type="radio"
                      name="paymentMethod"
                      value={method.code}
                      defaultChecked={
                        method.code === (problem?.typed.paymentMethod || kept?.paymentMethod || preferred)
                      }
                      required
                    />
                    <span>{method.label}</span>
                    {method.code === 'stripe' && (
                      <span className={styles.marks} aria-hidden="true">
                        <CardMark brand="Visa" />
                        <CardMark brand="Mastercard" />
                        <CardMark brand="Amex" />
                      </span>
                    )}
                  </label>
                ))}
              </RadioGroup>
              {type === 'SUBSCRIPTION' && (
                <p className={styles.small}>
                  A subscription is paid by card: PayPal and Revolut Pay cannot be charged again for later
                  deliveries.
                </p>
              )}
            </section>
          )}
          {checkout.subscription && <Agreement order={checkout} subscription={checkout.subscription} />}
          <p>
            <button className="button petal" aria-disabled={busy}>
              {checkout.amountDue.amount === 0 ? 'Order' : `Continue to payment · ${checkout.amountDue.text}`}
            </button>
          </p>
          {!checkout.sentByEmail && (
            <p className={styles.small}>
              <MovingLink to={stepPath('/checkout/delivery-details', type)}>Change the delivery</MovingLink>
            </p>
          )}
        </CheckedForm>
      </div>
      <div className={styles.side}>
        <OrderSummary order={checkout} />
        {cards.length > 0 && (
          <section aria-label="Cards">
            <CardTexts lines={cards} action={stepPath('/checkout/final-details', type)} form={FORM} />
          </section>
        )}
        <DiscountForms
          discounts={checkout}
          action={stepPath('/checkout/final-details', type)}
          form={FORM}
          ofGiftCards={checkout.sentByEmail}
          ownCodes={usableCodes(data)}
        />
      </div>
    </div>
  )
}

type Order = NonNullable<FinalDetailsPageQuery['checkout']>

/** The shopper's own codes that can take something off this order. A subscription has its own prices. */
function usableCodes({ checkout, promoCodes }: FinalDetailsPageQuery) {
  if (checkout?.type !== 'DEFAULT') return []
  return (promoCodes ?? []).filter(
    ({ state, appOnly, minimum }) =>
      state === 'USABLE' && !appOnly && minimum.amount <= checkout.subtotal.amount,
  )
}

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
      You pay <b>{order.amountDue.text}</b> today. We then charge the same card{' '}
      <b>
        {(nextTotal ?? price).text} {frequencyInWords(everyWeeks)}
      </b>
      {nextChargeAt && `, first on ${dateInWords(londonDate(Date.parse(nextChargeAt)))}`}, until you pause or
      end it in your account.
    </p>
  )
}
