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
  const { id, type, lines, recipient, slot, totalCost } = order
  const page = stepPath(`/profile/order/${id}`, type)
  return (
    <div className={styles.row}>
      <Link to={page} className={styles.pictures} tabIndex={-1} aria-hidden="true">
        {lines.slice(0, SHOWN).map((line) => (
          <Picture
            key={`${line.productId} ${line.lineSlug}`}
            image={line.image}
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
          {slot && ` · ${shortDay(slot.date)}, ${slot.from}–${slot.to}`}
        </p>
      </div>
      <p className={styles.cost}>{totalCost.text}</p>
    </div>
  )
}

function titleOf({ lines }: ProfileOrder_OrderFragment): string {
  const [first, ...others] = lines
  if (!first) return 'An empty order'
  return others.length ? `${first.title} and ${others.length} more` : first.title
}
