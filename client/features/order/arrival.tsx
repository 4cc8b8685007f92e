import { dayTitle } from '../../data/format.ts'
import styles from './arrival.module.css'

type Window = { date: string; from: string; to: string }

/** The day that flowers arrive on, in large letters, and between which hours; London civil time. */
export const Arrival = ({ slot: { date, from, to } }: { slot: Window }) => (
  <p className={styles.arrival}>
    <b>{dayTitle(date)}</b>
    <span>
      {from}–{to}
    </span>
  </p>
)
