import type { OrderState, OrderTimeline_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { shortDay } from '../../data/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { ORDER_STATE_TITLES } from './order-state-titles.ts'
import { isOver } from './order-states.ts'
import styles from './order-timeline.module.css'

/** The way an order goes when all goes well. */
const STEPS: { state: OrderState; title: string }[] = [
  { state: 'AWAITING_PAYMENT', title: 'Ordered' },
  { state: 'PAID', title: 'Paid' },
  { state: 'PREPARING', title: 'On the workbench' },
  { state: 'ON_ITS_WAY', title: 'On the way' },
  { state: 'DELIVERED', title: 'Delivered' },
]

type Props = {
  order: Pick<OrderTimeline_OrderFragment, 'state' | 'timeline'>
  /** The whole order goes out by e-mail: there is no courier. */
  sentByEmail?: boolean
}

/** The steps of an order of gift cards by e-mail. */
const BY_EMAIL: typeof STEPS = [
  { state: 'AWAITING_PAYMENT', title: 'Ordered' },
  { state: 'PAID', title: 'Paid' },
  { state: 'DELIVERED', title: 'Sent by e-mail' },
]

/** What has happened to an order so far, and what will. */
export function OrderTimeline({ order, sentByEmail = false }: Props) {
  const reached = new Map(order.timeline.map((step) => [step.state, step.at]))
  const way = sentByEmail ? BY_EMAIL : STEPS
  const steps = isOver(order.state)
    ? [
        ...way.filter((step) => reached.has(step.state)),
        { state: order.state, title: ORDER_STATE_TITLES[order.state] },
      ]
    : way
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
