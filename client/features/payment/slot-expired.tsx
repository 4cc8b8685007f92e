import { useActionData } from 'react-router-dom'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { SlotForm } from '../delivery/index.ts'
import type { Order } from './widget.ts'

/** It cannot be paid for as it is: first another time is chosen, for the price that was agreed. */
export function SlotExpired({ order, why }: { order: Order; why: string | undefined }) {
  const { problem } = (useActionData() as FormAnswer | undefined) ?? {}
  const refused = problem?.intent === 'slot' ? problem : undefined
  const times = order.alternativeDeliveryDates
  return (
    <>
      <h1>{times ? 'Your delivery time has gone' : 'It can no longer be had as it was'}</h1>
      <section aria-label="Another delivery time">
        <p className="alert" role="alert">
          {why ?? 'You were not charged: choose another delivery time.'}
        </p>
        {times && times.length > 0 && (
          <>
            <p>The price stays {order.totalCost.text}.</p>
            <SlotForm dates={times} problem={refused}>
              Deliver then, and go on to pay
            </SlotForm>
          </>
        )}
        {times?.length === 0 && (
          <p>
            There is none left for this price in the next three weeks: from the cart you can choose of all.
          </p>
        )}
      </section>
    </>
  )
}
