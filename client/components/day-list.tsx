import type { ReactNode } from 'react'
import styles from './forms.module.css'

/** Days shown before "more days" is asked for. */
const DAYS_AT_ONCE = 4

type Props<Day> = {
  days: Day[]
  /** Whether a day is the chosen one: it is seen at once. */
  isChosen: (day: Day) => boolean
  children: (day: Day) => ReactNode
}

/** Days to choose a window of: the first few, and the others on asking. */
export function DayList<Day>({ days, isChosen, children }: Props<Day>) {
  const later = days.slice(DAYS_AT_ONCE)
  return (
    <>
      {days.slice(0, DAYS_AT_ONCE).map(children)}
      {later.length > 0 && (
        <details className={`unfold ${styles.more}`} open={later.some(isChosen) || undefined}>
          <summary>More days</summary>
          <div className={styles.slots}>{later.map(children)}</div>
        </details>
      )}
    </>
  )
}
