import type { ProfileOrder_OrderFragment } from '../../../../graphql/generated/graphql.ts'
import { londonDate } from '../../../data/clock.ts'
import { shortDay } from '../../../data/format.ts'
import { stepPath } from '../../../data/paths/checkout-type.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ORDER_STATE_TITLES } from '../order-state-titles.ts'
import styles from './order-row.module.css'

const SHOWN = 3

/** An order in a list: what, for whom, how far. */
export function OrderRow({ order }: { order: ProfileOrder_OrderFragment }) {
  const { id, type, positions, recipient, interval, totalCost } = order
  const page = stepPath(`/profile/order/${id}`, type)
  return (
    <div className={styles.row}>
      <Link to={page} className={styles.pictures} tabIndex={-1} aria-hidden="true">
        {positions.slice(0, SHOWN).map((position) => (
          <Picture
            key={`${position.productId} ${position.positionSlug}`}
            image={position.image}
            sizes="72px"
            small
            decorative
          />
        ))}
      </Link>
      <div className={styles.words}>
        <p className="eyebrow">{ORDER_STATE_TITLES[order.state]}</p>
        <h2>
          <Link to={page}>{titleOf(order)}</Link>
        </h2>
        <p className={styles.facts}>
          Order {id} of {shortDay(londonDate(Date.parse(order.createdAt)))}
          {recipient && ` · for ${recipient.name}`}
          {interval && ` · ${shortDay(interval.date)}, ${interval.from}–${interval.to}`}
        </p>
      </div>
      <p className={styles.cost}>{totalCost.text}</p>
    </div>
  )
}

function titleOf({ positions }: ProfileOrder_OrderFragment): string {
  const [first, ...others] = positions
  if (!first) return 'An empty order'
  return others.length ? `${first.offerTitle} and ${others.length} more` : first.offerTitle
}
