import { dateInWords } from '../data/clock.ts'
import styles from '../pages/delivery-details/forms.module.css'

type Window = { id: number; from: string; to: string }
export type ChoiceDate = { date: string; intervals: Window[] }

/** Days shown before "more days" is asked for. */
const DAYS_AT_ONCE = 4

/** Dates and windows to choose one of, as a part of a form; what they cost is not said. */
export function WindowChoice({ dates, typed }: { dates: ChoiceDate[]; typed: string | undefined }) {
  const day = ({ date, intervals }: ChoiceDate) => {
    const words = dateInWords(date)
    return (
      <fieldset key={date} className={styles.day}>
        <legend>{words.charAt(0).toUpperCase() + words.slice(1)}</legend>
        <div className={styles.windows}>
          {intervals.map(({ id, from, to }) => {
            const value = `${date} ${id}`
            return (
              <label key={id}>
                <input type="radio" name="slot" value={value} defaultChecked={value === typed} required />
                <span>
                  <b>
                    {from}–{to}
                  </b>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    )
  }
  const later = dates.slice(DAYS_AT_ONCE)
  return (
    <div className={styles.slots}>
      {dates.slice(0, DAYS_AT_ONCE).map(day)}
      {later.length > 0 && (
        <details
          className={styles.more}
          open={later.some(({ date }) => typed?.startsWith(date)) || undefined}
        >
          <summary>More days</summary>
          <div className={styles.slots}>{later.map(day)}</div>
        </details>
      )}
    </div>
  )
}
