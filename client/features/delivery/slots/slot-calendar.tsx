import { Fragment, useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { dayTitle, shortMonth, weekdayOf } from '../../../data/format.ts'
import { dayByKey } from './day-by-key.ts'
import styles from './slot-calendar.module.css'

type Props<Day> = {
  /** Days in their order; those between them that are not there cannot be chosen. */
  days: Day[]
  /** The civil date of today in London, which is named so. */
  today?: string | undefined
  /** The day that is open at first; else the first that can be had. */
  open?: string | undefined
  /** What the day costs at least, in words; null when nothing is to be said. */
  costOf?: ((day: Day) => string) | undefined
  /** Whether nothing of a day can be looked at. */
  isClosed?: ((day: Day) => boolean) | undefined
  /** The windows of a day. */
  children: (day: Day) => ReactNode
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * A calendar of days, and below it the windows of the one that is chosen, with scripts or without. For the keyboard the days are one
 * group of radio buttons: left and right go by days, up and down by weeks, Home and End to the ends of a week, Page Up and Page Down by
 * four weeks, and Tab goes on to the windows.
 */
export function SlotCalendar<Day extends { date: string }>({
  days,
  today,
  open,
  costOf,
  isClosed = () => false,
  children,
}: Props<Day>) {
  const id = useId()
  const isOpen = (day: Day) => !isClosed(day)
  const first = days.find((day) => day.date === open && isOpen(day)) ?? days.find(isOpen)
  return (
    <div className={styles.calendar} onKeyDown={byKeys}>
      {WEEKDAYS.map((name) => (
        <span key={name} className={styles.weekday} aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((day, index) => {
        const { date } = day
        const cost = isOpen(day) ? costOf?.(day) : undefined
        return (
          <Fragment key={date}>
            <input
              type="radio"
              id={`${id}${date}`}
              name="day"
              value={date}
              defaultChecked={day === first}
              disabled={!isOpen(day)}
              aria-label={[dayTitle(date, today), cost].filter(Boolean).join(', ')}
            />
            <label
              htmlFor={`${id}${date}`}
              data-weekday={weekdayOf(date)}
              data-above={wordsAbove(date, index === 0, today)}
            >
              <b>{Number(date.slice(8))}</b>
              {cost && <small>{cost}</small>}
            </label>
            {isOpen(day) && (
              <fieldset className={styles.windows}>
                <legend>{dayTitle(date, today)}</legend>
                {children(day)}
              </fieldset>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

/** What stands above the number of a day: that it is today, or which month begins. */
function wordsAbove(date: string, isFirst: boolean, today: string | undefined): string | undefined {
  if (date === today) return 'Today'
  return isFirst || date.endsWith('-01') ? shortMonth(date) : undefined
}

/** Goes to another day by the keys that a browser would take otherwise, or not at all. */
function byKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLInputElement) || target.name !== 'day') return
  const open = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name=day]:enabled')]
  const other = dayByKey(
    key,
    target.value,
    open.map(({ value }) => value),
  )
  if (other === undefined) return
  event.preventDefault()
  const found = open.find(({ value }) => value === other)
  found?.click()
  found?.focus()
}
