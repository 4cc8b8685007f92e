import styles from './summary.module.css'

type Props = { rows: { title: string; text: string }[]; total: string }

/** What there is to pay, line by line. */
export function Summary({ rows, total }: Props) {
  return (
    <dl className={styles.summary}>
      {rows.map((row) => (
        <div key={row.title}>
          <dt>{row.title}</dt>
          <dd>{row.text}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd data-testid="total">{total}</dd>
      </div>
    </dl>
  )
}
