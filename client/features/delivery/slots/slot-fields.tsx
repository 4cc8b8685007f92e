import styles from '../../../ui/form/forms.module.css'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SlotCalendar } from './slot-calendar.tsx'

type Slot = { windowId: string; from: string; to: string }
export type SlotDate = { date: string; slots: Slot[] }

type Props = {
  dates: SlotDate[]
  typed: string | undefined
  /** The day that is open at first, where nothing was typed; else the first. */
  open?: string | undefined
}

/** Dates and slots to choose one of, as a part of a form; what they cost is not said. */
export function SlotFields({ dates, typed, open }: Props) {
  return (
    <RadioGroup name="slot" className={styles.slots}>
      <SlotCalendar days={dates} open={typed?.split(' ')[0] ?? open}>
        {({ date, slots }) => (
          <div className={styles.windows}>
            {slots.map(({ windowId, from, to }) => {
              const value = `${date} ${windowId}`
              return (
                <label className="pick" key={windowId}>
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
        )}
      </SlotCalendar>
    </RadioGroup>
  )
}
