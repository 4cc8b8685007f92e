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
      <Lines of={rows} />
      <div className={styles.total}>
        <dt>Total</dt>
        <dd data-testid="total">{total}</dd>
      </div>
      <Lines of={below} />
    </dl>
  )
}

const Lines = ({ of }: { of: Rows }) =>
  of.map(({ title, text }) => (
    <div key={title}>
      <dt>{title}</dt>
      <dd data-amount={isAmount(text) || undefined}>{text}</dd>
    </div>
  ))
