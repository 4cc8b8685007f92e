import type { Ledger_EntryFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { shortDay } from '../../data/format.ts'
import { Link } from '../../ui/link.tsx'
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
              <time dateTime={entry.at}>{shortDay(londonDate(Date.parse(entry.at)))}</time>
            </td>
            <td>
              <Title entry={entry} />
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

/** What it was for; the number of an order in it leads there. */
function Title({ entry: { title, orderId } }: { entry: Ledger_EntryFragment }) {
  const at = orderId ? title.indexOf(orderId) : -1
  if (!orderId || at < 0) return title
  return (
    <>
      {title.slice(0, at)}
      <Link to={`/profile/order/${orderId}`}>{orderId}</Link>
      {title.slice(at + orderId.length)}
    </>
  )
}
