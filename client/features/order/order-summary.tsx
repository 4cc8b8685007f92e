import type { ReactNode } from 'react'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { PriceSummary } from '../../ui/layout/price-summary.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { sentWords } from '../gift-card/index.ts'
import { giftCardRows, discountRows } from '../loyalty/index.ts'
import { SubscriptionTerms } from '../subscription/index.ts'
import styles from './order-summary.module.css'

type Props = {
  order: OrderSummary_OrderFragment
  /** What else a page says of it, below. */
  children?: ReactNode
}

/** Where a page has it, for what leads there. */
export const SUMMARY_ID = 'your-order'

/** What is being ordered and what it costs; the amounts are the shop's. */
export function OrderSummary({ order, children }: Props) {
  const { slot, shippingAddress: address, askedRecipient: asked } = order
  // What the recipient has said is not the buyer's to read.
  const recipient = asked?.state === 'CHOSEN' ? null : order.recipient
  return (
    <aside id={SUMMARY_ID} className={styles.aside} aria-label="Your order">
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={`${line.productId} ${line.lineSlug}`}>
            <Picture image={line.image} sizes="64px" small decorative />
            <div>
              <p className={styles.title}>{line.title}</p>
              <p className={styles.variant}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.variantTitle}
              </p>
              {line.giftCard?.details && <p className={styles.variant}>{sentWords(line.giftCard.details)}</p>}
              {line.cardText && <p className={styles.message}>“{line.cardText}”</p>}
            </div>
            <p>{line.cost.text}</p>
          </li>
        ))}
      </ul>
      {isOfCart(order) && (
        <p className={styles.toCart}>
          <Link to="/cart">Change the cart</Link>
        </p>
      )}
      <PriceSummary
        rows={[
          { title: 'Flowers and gifts', text: order.subtotal.text },
          ...discountRows(order.discount, order, promotionOf(order)),
          ...(order.serviceFee.amount ? [{ title: 'Service fee', text: order.serviceFee.text }] : []),
          { title: 'Delivery', text: deliveryText(order) },
        ]}
        total={order.totalCost.text}
        below={giftCardRows(order, order.state !== 'DRAFT' && order.state !== 'AWAITING_PAYMENT')}
      />
      <Refunds parts={order.refunds} />
      <SubscriptionTerms order={order} />
      {(address ?? slot ?? asked) && (
        <dl className={styles.facts}>
          {address && (
            <div>
              <dt>To</dt>
              <dd>
                {[recipient?.name, address.line1, address.line2, address.city, address.postcode]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </div>
          )}
          {asked && !address && (
            <div>
              <dt>To</dt>
              <dd>{asked.name}, who chooses where and when</dd>
            </div>
          )}
          {recipient?.note && (
            <div>
              <dt>Courier</dt>
              <dd>“{recipient.note}”</dd>
            </div>
          )}
          {order.recipient?.anonymous && (
            <div>
              <dt>From</dt>
              <dd>A secret sender: we do not say who they are from</dd>
            </div>
          )}
          {slot && (
            <div>
              <dt>{order.state === 'DELIVERED' ? 'Booked' : 'When'}</dt>
              <dd>
                {dateInWords(slot.date)},{' '}
                <span className={styles.together}>
                  {slot.from}–{slot.to}
                </span>
              </dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </aside>
  )
}

/** Whether the order still changes with the cart. */
const isOfCart = ({ state }: OrderSummary_OrderFragment) => state === 'DRAFT'

/** What went back while the order went on, e.g. for a flower that could not be had. */
function Refunds({ parts }: { parts: OrderSummary_OrderFragment['refunds'] }) {
  if (!parts.length) return null
  return (
    <dl className={styles.facts}>
      {parts.map(({ amount, reason, at }, index) => (
        <div key={index}>
          <dt>Back</dt>
          <dd>
            {amount.text}
            {reason && ` for ${reason}`}
            {at ? `, given back ${dateInWords(londonDate(Date.parse(at)))}` : ', on its way back'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a subscription takes off, in words; the store's own are the cart's. */
function promotionOf({ subscription }: OrderSummary_OrderFragment): string | null {
  if (!subscription) return null
  const { firstBouquetPercentOff: percent } = subscription
  return percent ? `${percent}% off the first bouquet` : 'Subscriber’s price'
}

/** 'Free' when there is nothing to pay for it; unknown until a slot is chosen. */
function deliveryText(order: OrderSummary_OrderFragment): string {
  const { slot, deliveryPrice, state, askedRecipient, sentByEmail } = order
  if (sentByEmail) return 'Free, by e-mail'
  if (!slot && !askedRecipient && state === 'DRAFT') return 'Free slots to choose from'
  return deliveryPrice.amount ? deliveryPrice.text : 'Free'
}
