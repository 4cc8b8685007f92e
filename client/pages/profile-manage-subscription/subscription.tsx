import type {
  DeliverySubscriptionState,
  ManageSubscription_SubscriptionFragment,
  SubscriptionAction,
} from '../../../graphql/generated/graphql.ts'
import { Picture } from '../../components/picture.tsx'
import { dateInWords, londonDate, londonTime } from '../../data/clock.ts'
import type { FormProblem } from '../../data/form-problem.ts'
import { CancelForm, PauseForm, ResumeForm, SkipForm, SlotForm, SwapForm } from './subscription-forms.tsx'
import type { Other } from './subscription-forms.tsx'
import styles from './subscription.module.css'

export type Shown = ManageSubscription_SubscriptionFragment

type Props = { subscription: Shown; others: Other[]; problem: FormProblem | undefined }

const STATE: Record<DeliverySubscriptionState, string> = {
  ACTIVE: 'Under way',
  PAUSED: 'Paused',
  CANCELLED: 'Ended',
}

/** One subscription with what can be done about it now. */
export function Subscription({ subscription, others, problem }: Props) {
  const { may, title, variantTitle, price, recipient, shippingAddress: address } = subscription
  const allows = (action: SubscriptionAction) => may.includes(action)
  const of = (intent: string) => (problem?.intent === intent ? problem : undefined)
  return (
    <article className={styles.subscription}>
      <Picture image={subscription.image} sizes="160px" decorative />
      <div className={styles.words}>
        <p className="eyebrow">{STATE[subscription.state]}</p>
        <h2>{title}</h2>
        <p>
          {variantTitle}, {rhythm(subscription.everyWeeks)}, {price.text} a delivery
        </p>
        <p className={styles.small}>
          For {recipient.name}, {address.line1}, {address.postcode}, between {subscription.interval.from} and{' '}
          {subscription.interval.to}
        </p>
        <p>
          <b>{nextWords(subscription)}</b>
        </p>
        {problem && problem.field === null && (
          <p className="alert" role="alert">
            {problem.message}
          </p>
        )}
        <div className={styles.forms}>
          {allows('RESUME') && <ResumeForm subscription={subscription} />}
          {allows('SKIP') && <SkipForm subscription={subscription} />}
          {allows('PAUSE') && <PauseForm subscription={subscription} problem={of('pause')} />}
          {allows('SLOT') && <SlotForm subscription={subscription} problem={of('slot')} />}
          {allows('SWAP') && others.length > 0 && (
            <SwapForm subscription={subscription} others={others} problem={of('swap')} />
          )}
          {allows('CANCEL') && <CancelForm subscription={subscription} />}
        </div>
      </div>
    </article>
  )
}

function rhythm(weeks: number): string {
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`
}

function nextWords({ state, nextDeliveryOn, pausedUntil, changeUntil }: Shown): string {
  if (state === 'PAUSED')
    return pausedUntil ? `It rests until ${dateInWords(pausedUntil)}.` : 'It rests until you go on with it.'
  if (!nextDeliveryOn) return 'Nothing more comes.'
  const next = `${state === 'CANCELLED' ? 'The last' : 'The next'} delivery is on ${dateInWords(nextDeliveryOn)}.`
  if (!changeUntil || state === 'CANCELLED') return next
  return `${next} It can be changed until ${dateInWords(londonDate(Date.parse(changeUntil)))}, ${londonTime(changeUntil)}.`
}
