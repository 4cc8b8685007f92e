import type { OrderState, OrderTimeline_OrderFragment } from '../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../data/clock.ts'
import { shortDay } from '../data/format.ts'
import { Icon } from './icon.tsx'
import styles from './order-timeline.module.css'
import { ORDER_STATE } from './order-words.ts'

/** The way an order goes when all goes well. */
const STEPS: { state: OrderState; title: string }[] = [
  { state: 'AWAITING_PAYMENT', title: 'Ordered' },
  { state: 'PAID', title: 'Paid' },
  { state: 'PREPARING', title: 'On the workbench' },
  { state: 'ON_ITS_WAY', title: 'On the way' },
  { state: 'DELIVERED', title: 'Delivered' },
]

/** What has happened to an order so far, and what will. */
export function OrderTimeline({ order }: { order: Pick<OrderTimeline_OrderFragment, 'state' | 'timeline'> }) {
  const reached = new Map(order.timeline.map((step) => [step.state, step.at]))
  const ended = order.state === 'CANCELLED' || order.state === 'REFUNDED'
  const steps = ended
    ? [
        ...STEPS.filter((step) => reached.has(step.state)),
        { state: order.state, title: ORDER_STATE[order.state] },
      ]
    : STEPS
  return (
    <ol className={styles.timeline} aria-label="What has happened so far">
      {steps.map((step) => {
        const at = reached.get(step.state)
        return (
          <li
            key={step.state}
            data-reached={at !== undefined}
            aria-current={step.state === order.state ? 'step' : undefined}
          >
            <span className={styles.dot}>{at && <Icon name="check" size={14} />}</span>
            <span>{step.title}</span>
            {at && (
              <time dateTime={at}>
                {shortDay(londonDate(Date.parse(at)))}, {londonTime(at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
