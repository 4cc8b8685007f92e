import { dayTitle } from '../../../data/format.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { DayList } from './day-list.tsx'
import styles from '../../../ui/form/forms.module.css'

type Window = { id: number; from: string; to: string }
export type ChoiceDate = { date: string; intervals: Window[] }

/** Dates and windows to choose one of, as a part of a form; what they cost is not said. */
export function WindowChoice({ dates, typed }: { dates: ChoiceDate[]; typed: string | undefined }) {
  const day = ({ date, intervals }: ChoiceDate) => {
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
    <ChoiceField name="slot" className={styles.slots}>
      <DayList
        days={dates}
        titleOf={({ date }) => dayTitle(date)}
        isChosen={({ date }) => Boolean(typed?.startsWith(date))}
      >
        {day}
      </DayList>
    </ChoiceField>
  )
}
