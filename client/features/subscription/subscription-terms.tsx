import { useId } from 'react'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { Link } from '../../ui/link.tsx'
import styles from './subscription-terms.module.css'

/** How often something comes, as people say it. */
export function frequencyInWords(weeks: number): string {
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`
}

/** What a subscriber agrees to: what is charged today, what later and when, and how to stop it. */
export function SubscriptionTerms({ order }: { order: OrderSummary_OrderFragment }) {
  const id = useId()
  const { subscription, slot, state, totalCost } = order
  if (!subscription) return null
  const { price, nextTotal, nextDeliveryOn, nextChargeAt, everyWeeks } = subscription
  const isOrdered = state !== 'DRAFT'
  const isOver = subscription.state ? subscription.state === 'CANCELLED' : isEnded(state)
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h2 id={id}>Your subscription</h2>
      {subscription.firstBouquetMessage && (
        <p className="alert" role="status">
          {subscription.firstBouquetMessage}
        </p>
      )}
      <dl>
        <div>
          <dt>{isOrdered ? 'This delivery' : 'Charged today'}</dt>
          <dd>
            <b>{totalCost.text}</b>
            {slot ? `, for ${dateInWords(slot.date)}` : ', before the delivery'}
            {subscription.firstBouquetPercentOff &&
              `; the first bouquet is ${subscription.firstBouquetPercentOff}% off`}
          </dd>
        </div>
        {!isOver && (
          <div>
            <dt>Then</dt>
            <dd>
              <b>{(nextTotal ?? price).text}</b> {frequencyInWords(everyWeeks)}
              {nextTotal ? ', delivery included' : ' and the delivery'}
            </dd>
          </div>
        )}
        {nextDeliveryOn && nextChargeAt && (
          <div>
            <dt>Next</dt>
            <dd>
              on {dateInWords(nextDeliveryOn)}, charged on {dateInWords(londonDate(Date.parse(nextChargeAt)))}{' '}
              at {londonTime(nextChargeAt)}
            </dd>
          </div>
        )}
      </dl>
      <p>
        {isOver ? (
          'It has ended: nothing more is ordered or charged.'
        ) : subscription.state === 'PAUSED' ? (
          <>
            It is paused: nothing more is ordered or charged until it goes on.{' '}
            <Link to="/profile/manage-subscription">Resume it in your account</Link>.
          </>
        ) : (
          <HowToStop hasBegun={subscription.subscriptionId !== null} />
        )}
      </p>
    </section>
  )
}

/** An order that ended before it was paid never starts its subscription. */
const isEnded = (state: OrderSummary_OrderFragment['state']) => state === 'CANCELLED' || state === 'REFUNDED'

function HowToStop({ hasBegun }: { hasBegun: boolean }) {
  return (
    <>
      We write to you three days before each charge. Skip, pause or end it{' '}
      {hasBegun ? (
        <Link to="/profile/manage-subscription">in your account</Link>
      ) : (
        'in your account, under “Your subscription”,'
      )}{' '}
      until then, without giving a reason.
    </>
  )
}
