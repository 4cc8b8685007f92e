import { dayTitle } from '../../../data/format.ts'
import styles from '../../../ui/form/forms.module.css'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { DayList } from './day-list.tsx'

type Slot = { id: number; from: string; to: string }
export type SlotDate = { date: string; intervals: Slot[] }

/** Dates and slots to choose one of, as a part of a form; what they cost is not said. */
export function SlotFields({ dates, typed }: { dates: SlotDate[]; typed: string | undefined }) {
  const day = ({ date, intervals }: SlotDate) => {
    return (
      <fieldset className={styles.day}>
        <legend>{dayTitle(date)}</legend>
        <div className={styles.windows}>
          {intervals.map(({ id, from, to }) => {
            const value = `${date} ${id}`
            return (
              <label className="pick" key={id}>
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
  return (
    <RadioGroup name="slot" className={styles.slots}>
      <DayList
        days={dates}
        titleOf={({ date }) => dayTitle(date)}
        isChosen={({ date }) => Boolean(typed?.startsWith(date))}
      >
        {day}
      </DayList>
    </RadioGroup>
  )
}
