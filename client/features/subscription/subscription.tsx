import type { DeliverySubscriptionState, SubscriptionAction } from '../../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Shown } from './subscription-fields.ts'
import { SUBSCRIPTION_FIELDS } from './subscription-fields.ts'
import { CancelForm, PauseForm, ResumeForm, SkipForm, SlotForm, SwapForm } from './subscription-forms.tsx'
import { frequencyInWords } from './subscription-terms.tsx'
import styles from './subscription.module.css'

type Props = { subscription: Shown; problem: FormProblem | undefined }

const STATE: Record<DeliverySubscriptionState, string> = {
  ACTIVE: 'Under way',
  PAUSED: 'Paused',
  CANCELLED: 'Ended',
}

/** One subscription with what can be done about it now. */
export function Subscription({ subscription, problem }: Props) {
  const { may, title, variantTitle, price, recipient, shippingAddress: address } = subscription
  const allows = (action: SubscriptionAction) => may.includes(action)
  const of = (intent: string) => (problem?.intent === intent ? problem : undefined)
  return (
    <article className={styles.subscription}>
      {subscription.image && <Picture image={subscription.image} sizes="160px" small decorative />}
      <div className={styles.words}>
        <p className="eyebrow">{STATE[subscription.state]}</p>
        <h2>{title}</h2>
        <p>
          {subscription.quantity > 1 && `${subscription.quantity} × `}
          {variantTitle}, {frequencyInWords(subscription.everyWeeks)}, {price.text} a time
          {subscription.deliveryPrice.amount > 0 &&
            ` and ${subscription.deliveryPrice.text} for the delivery`}
        </p>
        <p className={styles.small}>
          For {recipient.name}, {address.line1}, {address.postcode}, between {subscription.window.from} and{' '}
          {subscription.window.to}
        </p>
        {subscription.ordered && <Ordered ordered={subscription.ordered} />}
        <p>
          <b>{nextWords(subscription)}</b>
        </p>
        {subscription.savedPaymentMethod && subscription.state === 'ACTIVE' && (
          <p className={styles.small}>Charged to your {subscription.savedPaymentMethod}.</p>
        )}
        {problem && !Object.hasOwn(SUBSCRIPTION_FIELDS, problem.intent) && (
          <p className="alert" role="alert">
            {problem.message}
          </p>
        )}
        <div className={styles.forms}>
          {allows('RESUME') && <ResumeForm subscription={subscription} />}
          {allows('SKIP') && <SkipForm subscription={subscription} />}
          {allows('PAUSE') && <PauseForm subscription={subscription} problem={of('pause')} />}
          {allows('WINDOW') && <SlotForm subscription={subscription} problem={of('slot')} />}
          {allows('SWAP') && subscription.swaps.length > 0 && (
            <SwapForm subscription={subscription} problem={of('swap')} />
          )}
          {allows('CANCEL') && <CancelForm subscription={subscription} />}
        </div>
      </div>
    </article>
  )
}

/** The delivery that is ordered already, or waits for its payment. */
function Ordered({ ordered }: { ordered: NonNullable<Shown['ordered']> }) {
  if (ordered.state === 'AWAITING_PAYMENT')
    return (
      <p className="alert">
        The delivery of {dateInWords(ordered.date)} is not paid for.{' '}
        <Link to={`/payment/stripe/${ordered.orderId}?type=subscription`}>Pay for it</Link>
      </p>
    )
  return (
    <p>
      Ordered and paid:{' '}
      <Link to={`/order/${ordered.orderId}?type=subscription`}>
        the delivery on {dateInWords(ordered.date)}
      </Link>
      .
    </p>
  )
}

function nextWords(subscription: Shown): string {
  const { state, nextDeliveryOn, movedFrom, nextWindow, pausedUntil, changeUntil } = subscription
  if (state === 'PAUSED')
    return pausedUntil ? `It rests until ${dateInWords(pausedUntil)}.` : 'It rests until you go on with it.'
  if (!nextDeliveryOn) return 'Nothing more is ordered.'
  const between = nextWindow ? `, between ${nextWindow.from} and ${nextWindow.to}` : ''
  const instead = movedFrom ? `, as we cannot deliver on ${dateInWords(movedFrom)}` : ''
  const next = `The next delivery is on ${dateInWords(nextDeliveryOn)}${between}${instead}.`
  if (!changeUntil) return next
  return `${next} It is charged on ${dateInWords(londonDate(Date.parse(changeUntil)))}, ${londonTime(changeUntil)}, and can be changed until then.`
}
