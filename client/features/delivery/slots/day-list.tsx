import { Fragment } from 'react'
import type { ReactNode } from 'react'
import styles from '../../../ui/form/forms.module.css'

/** Days shown before "more days" is asked for. */
const DAYS_AT_ONCE = 4

type Props<Day> = {
  days: Day[]
  /** The day in words. */
  titleOf: (day: Day) => string
  /** Whether a day is the chosen one: it is seen at once. */
  isChosen: (day: Day) => boolean
  /** The slots of a day, a group with the day's name. */
  children: (day: Day) => ReactNode
}

/**
 * Days to choose a slot of: the first few, and the others on asking, each folded up, so that what comes after the
 * days does not move out of sight.
 */
export function DayList<Day>({ days, titleOf, isChosen, children }: Props<Day>) {
  const later = days.slice(DAYS_AT_ONCE)
  return (
    <>
      {days.slice(0, DAYS_AT_ONCE).map((day) => (
        <Fragment key={titleOf(day)}>{children(day)}</Fragment>
      ))}
      {later.length > 0 && (
        <details className={`unfold ${styles.more}`} open={later.some(isChosen) || undefined}>
          <summary>More days</summary>
          {later.map((day) => (
            <details
              key={titleOf(day)}
              className={`unfold ${styles.later}`}
              name="later-day"
              open={isChosen(day) || undefined}
            >
              <summary>{titleOf(day)}</summary>
              {children(day)}
            </details>
          ))}
        </details>
      )}
    </>
  )
}
