import styles from './price-summary.module.css'

type Rows = { title: string; text: string }[]
/** `below` the total: how it is paid. */
type Props = { rows: Rows; total: string; below?: Rows }

/** An amount is one word: its minus stays beside it. */
const isAmount = (text: string) => /^[−£]\S+$/.test(text)

/** What there is to pay, line by line. */
export function PriceSummary({ rows, total, below = [] }: Props) {
  return (
    <dl className={styles.summary}>
      {rows.map((row) => (
        <div key={row.title}>
          <dt>{row.title}</dt>
          <dd data-amount={isAmount(row.text) || undefined}>{row.text}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd data-testid="total">{total}</dd>
      </div>
      {below.map((row) => (
        <div key={row.title}>
          <dt>{row.title}</dt>
          <dd data-amount={isAmount(row.text) || undefined}>{row.text}</dd>
        </div>
      ))}
    </dl>
  )
}
