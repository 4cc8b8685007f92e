import { dayTitle } from '../../data/format.ts'
import styles from './arrival.module.css'

type Window = { date: string; from: string; to: string }

/** The day that flowers arrive on, in large letters, and between which hours; London civil time. */
export const Arrival = ({ interval: { date, from, to } }: { interval: Window }) => (
  <p className={styles.arrival}>
    <b>{dayTitle(date)}</b>
    <span>
      {from}–{to}
    </span>
  </p>
)
