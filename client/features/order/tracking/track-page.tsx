import { useLoaderData } from 'react-router-dom'
import type { OrderState, TrackPageQuery } from '../../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../../data/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { NotFound } from '../../not-found/index.ts'
import { Arrival } from '../arrival.tsx'
import { ORDER_STATE_TITLES } from '../order-state-titles.ts'
import { OrderTimeline } from '../order-timeline.tsx'
import { Photos } from './photos.tsx'
import { SubstitutionForm } from './substitution-form.tsx'
import styles from './track-page.module.css'
import type { TrackedOrder } from './tracked-order.ts'

const IS_OVER: OrderState[] = ['CANCELLED', 'REFUNDED']
/** What is still to arrive. */
const TO_COME: OrderState[] = ['PAID', 'PREPARING', 'ON_ITS_WAY']
/** Whoever follows flowers asks what becomes of them; that they are paid is in the steps below. */
const HEADING: Record<OrderState, string> = { ...ORDER_STATE_TITLES, PAID: 'We have the order' }

export function TrackPage() {
  const { data } = useLoaderData() as { data: TrackPageQuery }
  return data.trackedOrder ? <TrackedView order={data.trackedOrder} /> : <NotFound />
}

function TrackedView({ order }: { order: TrackedOrder }) {
  const isOver = IS_OVER.includes(order.state)
  return (
    <>
      <header className={styles.head}>
        <p className="eyebrow">Order {order.id}</p>
        <h1>{HEADING[order.state]}</h1>
        {order.interval && TO_COME.includes(order.state) && <Arrival interval={order.interval} />}
        {order.interval && !isOver && <p className={styles.when}>{deliveryOf(order)}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.progress}>
          <OrderTimeline order={order} />
          {!isOver && <SubstitutionForm order={order} />}
        </div>
        <div className={styles.flowers}>
          {!isOver && <Photos photos={order.photos} drawn={order.positions[0]?.image} />}
          <ul className={styles.positions} aria-label="What is in it">
            {order.positions.map((position, index) => (
              <li key={index}>
                <Picture image={position.image} sizes="72px" small decorative />
                <p>
                  <b>{position.title}</b>
                  <span>
                    {position.quantity > 1 && `${position.quantity} × `}
                    {position.variantTitle}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function deliveryOf({ state, interval, recipientName, district }: TrackedOrder): string {
  if (!interval) return ''
  const day = `${dateInWords(interval.date)}, between ${interval.from} and ${interval.to}`
  if (state === 'DELIVERED') return recipientName ? `${recipientName} has the flowers.` : 'They have arrived.'
  const who = recipientName ? `${recipientName} gets them on` : 'They arrive on'
  return `${who} ${day}${district ? `, in ${district}` : ''}.`
}
