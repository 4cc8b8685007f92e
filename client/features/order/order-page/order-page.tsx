import { useActionData, useLoaderData, useNavigation, useParams } from 'react-router-dom'
import type { OrderPageQuery, OrderState } from '../../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../../data/format.ts'
import { stepPath } from '../../../data/paths/checkout-type.ts'
import type { FormAnswer, FormProblem } from '../../../ui/form/form-problem.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import columns from '../../../ui/layout/checkout-page.module.css'
import { AddressMap } from '../../delivery/index.ts'
import { EarnedBonuses } from '../../loyalty/index.ts'
import { Arrival } from '../arrival.tsx'
import { CancelOrder } from '../cancel-order.tsx'
import { deliveredOn } from '../delivered-on.ts'
import { InvoiceLink } from '../invoice-link.tsx'
import { OrderNotFound } from '../order-not-found.tsx'
import { ORDER_STATE_TITLES } from '../order-state-titles.ts'
import { isOver, isToCome } from '../order-states.ts'
import { OrderPhotos } from '../order-photos.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { useKeptOrder } from '../use-kept-order.ts'
import { ChangeOrder } from './change-order.tsx'
import { NextSteps, OrderPages } from './next-steps.tsx'
import styles from './order-page.module.css'
import { RecipientLinkBlock } from './recipient-link-block.tsx'

type Order = NonNullable<OrderPageQuery['order']>

const HEADING: Record<OrderState, string> = { ...ORDER_STATE_TITLES, PAID: 'Thank you for your order' }

/** What goes out by e-mail is a gift card, and not delivered but sent. */
function headingOf({ state, sentByEmail }: Order): string {
  if (sentByEmail && state === 'PAID') return 'Thank you. It goes out by e-mail'
  return sentByEmail && state === 'DELIVERED' ? 'Sent' : HEADING[state]
}

/** Whether a courier has brought it. */
const isArrived = ({ state, sentByEmail }: Order) => state === 'DELIVERED' && !sentByEmail

/** Whether it can be ordered once more from here. */
const isRepeatable = (state: OrderState) => state === 'DELIVERED' || isOver(state)

export function OrderPage() {
  const { data } = useLoaderData() as { data: OrderPageQuery }
  const { id } = useParams()
  useKeptOrder(data.order)
  return data.order ? <OrderView order={data.order} lookup={data.addressLookup} /> : <OrderNotFound id={id} />
}

type Props = { order: Order }

function OrderView({ order, lookup }: Props & { lookup: OrderPageQuery['addressLookup'] }) {
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const { slot, askedRecipient: asked } = order
  const isOnItsWay = isToCome(order.state) && !order.sentByEmail
  const picture = isOnItsWay || isArrived(order) ? order.lines[0]?.image : undefined
  return (
    <div className={columns.columns}>
      <div className={columns.forms}>
        <header id="when" className={styles.head} data-pictured={picture ? true : undefined}>
          <p className="eyebrow">Order {order.id}</p>
          <h1>{headingOf(order)}</h1>
          {slot && isOnItsWay && <Arrival slot={slot} />}
          <Delivery order={order} />
          {isOnItsWay && order.contact && <p className={styles.small}>{keptPosted(order.contact)}</p>}
          {picture && (
            <Picture
              image={picture}
              sizes="(min-width: 760px) 260px, 100vw"
              eager
              className={styles.picture}
            />
          )}
        </header>
        {asked && order.state === 'AWAITING_PAYMENT' && (
          <p className={styles.when}>{asked.name} chooses where and when, once the order is paid.</p>
        )}
        <RecipientLinkBlock order={order} lookup={lookup} problem={problem} />
        {order.state === 'AWAITING_PAYMENT' && <Unpaid order={order} />}
        {order.state === 'DRAFT' ? (
          <p>
            <Link to={stepPath('/checkout/delivery-details', order.type)} className="button">
              Continue with the order
            </Link>
          </p>
        ) : (
          <>
            <OrderTimeline order={order} sentByEmail={order.sentByEmail} />
            {isOnItsWay ? <NextSteps order={order} /> : <OrderPages order={order} />}
            {order.photos.length > 0 && <OrderPhotos photos={order.photos} areAwaited={isOnItsWay} />}
          </>
        )}
        <div className={styles.further}>
          <ChangeOrder order={order} problem={problem} />
          <InvoiceLink order={order} />
          {isRepeatable(order.state) && <OrderAgain problem={problem} />}
          {order.mayCancel && <CancelOrder refused={problem?.intent === 'cancel' ? problem.message : null} />}
        </div>
        <Notes order={order} />
      </div>
      <OrderSummary order={order}>
        {(isOnItsWay || isArrived(order)) && <DeliveryMap order={order} />}
      </OrderSummary>
    </div>
  )
}

/** Where the flowers go, unless only the courier is to know it. */
function DeliveryMap({ order: { shippingAddress: address, askedRecipient: asked } }: Props) {
  if (!address?.place || asked?.state === 'CHOSEN') return null
  return <AddressMap place={address.place} label={address.postcode} point={address.point} />
}

const keptPosted = ({ email }: NonNullable<Order['contact']>): string => `We keep you posted at ${email}.`

/** How something is changed, what is written to whom, and what the order earns. */
function Notes({ order }: { order: Order }) {
  if (!order.contact || order.state === 'DRAFT') return null
  // Of what is on its way it is said at the top.
  const isWrittenTo = order.state === 'AWAITING_PAYMENT' || (isToCome(order.state) && order.sentByEmail)
  return (
    <div className={styles.notes}>
      {order.mayCancel && order.state === 'PAID' && (
        <p>
          Something else to change, such as {order.mayReschedule ? 'the postcode' : 'the day or the postcode'}
          ? <Link to="/contact-us">Tell us</Link> and we will sort it out.
        </p>
      )}
      <p>
        {isWrittenTo && `${keptPosted(order.contact)} `}
        <EarnedBonuses order={order} />
      </p>
    </div>
  )
}

/** Who gets the flowers, where and when. The day stands in large letters above while they are to come. */
function Delivery({ order }: { order: Order }) {
  const { state, timeline, slot, shippingAddress: address, recipient, askedRecipient: asked } = order
  const isPrivate = asked?.state === 'CHOSEN'
  const place =
    address && !isPrivate ? [address.line1, address.line2, address.postcode].filter(Boolean).join(', ') : null
  if (!slot || isOver(state)) return null
  if (state === 'DELIVERED') {
    const day = deliveredOn(timeline)
    return day && <p className={styles.when}>{`They arrived${place ? ` at ${place}` : ''} on ${day}.`}</p>
  }
  if (isToCome(state)) {
    const to = [recipient && `for ${recipient.name}`, place && `at ${place}`].filter(Boolean).join(', ')
    return to && <p className={styles.when}>{`${to.charAt(0).toUpperCase()}${to.slice(1)}.`}</p>
  }
  return (
    <p className={styles.when}>
      {recipient ? `${recipient.name} gets them on ` : 'They arrive on '}
      {dateInWords(slot.date)}, between {slot.from} and {slot.to}
      {place && ` at ${place}`}
      {state === 'AWAITING_PAYMENT' && ', once the order is paid'}.
    </p>
  )
}

/** What is to be done about the money; not again while the bank is at work. */
function Unpaid({ order }: { order: Order }) {
  const path = stepPath(`/payment/stripe/${order.id}`, order.type)
  const isAtBank = order.payment?.state === 'PROCESSING'
  return (
    <p className={styles.unpaid}>
      <span>
        {isAtBank
          ? 'Your bank is still at work on your payment. Do not pay again: we write to you when it has arrived.'
          : 'Nothing has been charged yet. We make your bouquet once it is paid.'}
      </span>
      <Link to={path} className={isAtBank ? 'button quiet' : 'button petal'}>
        {isAtBank ? 'See how far it is' : `Pay ${order.amountDue.text}`}
      </Link>
    </p>
  )
}

function OrderAgain({ problem }: { problem: FormProblem | undefined }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <PostForm>
      {problem?.intent === 'again' && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      <button className="button quiet" name="intent" value="again" aria-disabled={busy}>
        Order it again
      </button>
    </PostForm>
  )
}
