import { useLoaderData, useParams } from 'react-router-dom'
import type { OrderState, TrackPageQuery } from '../../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../../data/format.ts'
import { useLayout } from '../../../data/layout-data.tsx'
import { phoneHref, phoneInWords } from '../../../data/phone.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AddressMap } from '../../delivery/index.ts'
import { NotFound } from '../../not-found/index.ts'
import { Arrival } from '../arrival.tsx'
import { deliveredOn } from '../delivered-on.ts'
import { ORDER_STATE_TITLES } from '../order-state-titles.ts'
import { isOver, isStillToMake, isToCome } from '../order-states.ts'
import { OrderPhotos } from '../order-photos.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { KeepTrackedOrder } from './keep-tracked-order.tsx'
import { SubstitutionForm } from './substitution-form.tsx'
import styles from './track-page.module.css'
import type { TrackedOrder } from './tracked-order.ts'

/** Whoever follows flowers asks what becomes of them; that they are paid is in the steps below. */
const HEADING: Record<OrderState, string> = { ...ORDER_STATE_TITLES, PAID: 'Order received' }

export function TrackPage() {
  const { data } = useLoaderData() as { data: TrackPageQuery }
  return data.trackedOrder ? <TrackedView order={data.trackedOrder} /> : <NotFound />
}

function TrackedView({ order }: { order: TrackedOrder }) {
  const delivery = deliveryOf(order)
  const { navigation } = useLayout()
  const { token = '' } = useParams()
  return (
    <>
      <header className={styles.head}>
        <h1>{HEADING[order.state]}</h1>
        {order.slot && isToCome(order.state) && <Arrival slot={order.slot} />}
        {delivery && <p className={styles.when}>{delivery}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.progress}>
          <OrderTimeline order={order} />
          <KeepTrackedOrder order={order} token={token} />
          {isStillToMake(order.state) && <SubstitutionForm order={order} />}
        </div>
        <div className={styles.flowers}>
          {!isOver(order.state) && (
            <OrderPhotos
              photos={order.photos}
              drawn={order.lines[0]?.image}
              areAwaited={order.state !== 'DELIVERED'}
            />
          )}
          <ul className={styles.lines} aria-label="What is in it">
            {order.lines.map((line, index) => (
              <li key={index}>
                {/* The only one is shown in large above. */}
                {order.lines.length > 1 && <Picture image={line.image} sizes="72px" small decorative />}
                <p>
                  <b>{line.title}</b>
                  <span>
                    {line.quantity > 1 && `${line.quantity} × `}
                    {line.variantTitle}
                  </span>
                </p>
              </li>
            ))}
          </ul>
          {order.place && !isOver(order.state) && (
            <div className={styles.map}>
              <AddressMap place={order.place} label={order.outwardCode ?? ''} />
            </div>
          )}
          {navigation && (
            <p className={styles.help}>
              Questions? Talk to a florist:
              <br />
              <a href={phoneHref(navigation.call.phone)}>{phoneInWords(navigation.call.phone)}</a>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

/** Who gets the flowers, where and when. The day stands in large letters above while they are to come. */
function deliveryOf({ state, timeline, slot, recipientName, outwardCode }: TrackedOrder): string {
  if (!slot || isOver(state)) return ''
  if (state === 'DELIVERED') {
    const day = deliveredOn(timeline)
    return day ? `${recipientName ? `${recipientName} got them` : 'They arrived'} on ${day}.` : ''
  }
  const place = outwardCode ? `, in ${outwardCode}` : ''
  if (isToCome(state)) return recipientName ? `For ${recipientName}${place}.` : ''
  const who = recipientName ? `${recipientName} gets them on` : 'They arrive on'
  return `${who} ${dateInWords(slot.date)}, between ${slot.from} and ${slot.to}${place}.`
}
