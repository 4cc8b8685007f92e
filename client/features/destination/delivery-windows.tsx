import type { DeliveryWindows_WindowFragment } from '../../../graphql/generated/graphql.ts'
import styles from './delivery-windows.module.css'

/** The windows of a zone: when, for how much, and by when to order. */
export function DeliveryWindows({ windows }: { windows: DeliveryWindows_WindowFragment[] }) {
  return (
    <table className={styles.windows}>
      <thead>
        <tr>
          <th scope="col">Between</th>
          <th scope="col">Order by</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {windows.map((window) => (
          <tr key={`${window.from} ${window.to} ${window.cutOffTime}`}>
            <th scope="row">
              {window.from}–{window.to}
            </th>
            <td>
              {window.cutOffTime} {dayWords(window.cutOffDays)}
            </td>
            <td>{window.price.amount ? window.price.text : 'Free'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayWords(days: number): string {
  if (days === 0) return 'on the day'
  return days === 1 ? 'the day before' : `${days} days before`
}
