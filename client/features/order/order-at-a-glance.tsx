import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { outwardOf } from '../../data/browser/destination.ts'
import { dateInWords } from '../../data/format.ts'
import styles from './order-summary.module.css'
import { SUMMARY_ID } from './order-summary.tsx'

type Props = {
  order: Pick<OrderSummary_OrderFragment, 'lines' | 'totalCost' | 'slot' | 'shippingAddress'>
  /** The day that was chosen before there is a slot, a London civil date. */
  wanted?: string | null
}

/** What is ordered, in one line above a step: on a telephone the summary is at the end of the page, where this leads. */
export function OrderAtAGlance({ order: { lines, totalCost, slot, shippingAddress }, wanted = null }: Props) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const day = slot?.date ?? wanted
  return (
    <p className={styles.glance}>
      <a href={`#${SUMMARY_ID}`}>
        {count} {count === 1 ? 'item' : 'items'}, {totalCost.text}
      </a>
      {day && (
        <span>
          {dateInWords(day, undefined, true)}
          {shippingAddress && ` to ${outwardOf(shippingAddress.postcode)}`}
        </span>
      )}
    </p>
  )
}
