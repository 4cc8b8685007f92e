import { Link } from 'react-router-dom'
import type { Ledger_EntryFragment } from '../../../graphql/generated/graphql.ts'
import { dateInWords, londonDate } from '../../data/clock.ts'
import styles from './ledger.module.css'

type Props = { entries: Ledger_EntryFragment[]; caption: string }

/** What came and went, with what was there after it; the newest first. */
export function Ledger({ entries, caption }: Props) {
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What for</th>
          <th scope="col">Bonuses</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.at}>{dayOf(entry.at)}</time>
            </td>
            <td>
              {entry.title}{' '}
              {entry.orderId && <Link to={`/profile/order/${entry.orderId}`}>{entry.orderId}</Link>}
            </td>
            <td data-went={entry.amount.amount < 0}>
              {entry.amount.amount > 0 && '+'}
              {entry.amount.text}
            </td>
            <td>{entry.balance.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayOf(at: string): string {
  return `${dateInWords(londonDate(Date.parse(at)), undefined, true)} ${at.slice(0, 4)}`
}
