import { useLocation } from 'react-router-dom'
import type { OrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { Link } from '../../../ui/link.tsx'
import { SlotForm } from '../../delivery/index.ts'
import styles from './order-page.module.css'
import { reschedulePath } from './reschedule-path.ts'

type Props = { order: NonNullable<OrderPageQuery['order']>; problem: FormProblem | undefined }

/** Another day or time for an order that is paid; its times are asked for when somebody wants to see them. */
export function Reschedule({ order, problem }: Props) {
  const { pathname } = useLocation()
  const times = order.alternativeDeliveryDates
  if (!times)
    return (
      <p>
        <Link to={reschedulePath(pathname)} className={styles.way}>
          Choose another day or time
        </Link>
      </p>
    )
  return (
    <section id="reschedule" aria-labelledby="reschedule-title" className={styles.times}>
      <h2 id="reschedule-title">Another day or time</h2>
      {times.length ? (
        <>
          <p>
            The price stays {order.totalCost.text}, and your own time is yours until you choose another. For a
            day that is not here, <Link to="/contact-us">tell us</Link>.
          </p>
          <SlotForm
            dates={times}
            problem={problem?.intent === 'slot' ? problem : undefined}
            open={order.slot?.date}
            isQuiet
          >
            Deliver then
          </SlotForm>
        </>
      ) : (
        <p>
          No other time is left for this price around that day. <Link to="/contact-us">Tell us</Link> what
          would suit you.
        </p>
      )}
    </section>
  )
}
