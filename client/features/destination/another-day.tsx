import { DAYS_AHEAD } from '../../../contract/types/field-rules.ts'
import { addDays } from '../../data/clock.ts'
import { dayTitle } from '../../data/format.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import styles from './postcode.module.css'
import type { ClosedDay } from './wanted-day.ts'

type Props = {
  postcode: string
  /** The current civil date in London. */
  today: string
  /** The first day on which what is looked at can arrive. */
  from: string
  /** A day that was asked for and cannot be had. */
  closed: ClosedDay | null
  /** Stays on the page at hand; without it, and without scripts, the form leads to the page of the postcode. */
  onChoose?: ((date: string) => void) | undefined
}

/** Any day on which orders are taken, for which there is no button. */
export function AnotherDay({ postcode, today, from, closed, onChoose }: Props) {
  return (
    <details className="unfold" open={closed ? true : undefined}>
      <summary>Another day</summary>
      {closed && (
        <p role="alert">
          Nothing arrives on {dayTitle(closed.date, today)}
          {closed.reason && `: ${closed.reason.charAt(0).toLowerCase()}${closed.reason.slice(1)}`}. Choose
          another day.
        </p>
      )}
      <BaseForm
        method="get"
        action="/delivery/check"
        className={styles.another}
        onSubmit={(event) => {
          const date = new FormData(event.currentTarget).get('date')
          if (!onChoose || typeof date !== 'string') return
          event.preventDefault()
          onChoose(date)
        }}
      >
        <input type="hidden" name="postcode" value={postcode} />
        <label className="field">
          <span>Day</span>
          <input
            type="date"
            name="date"
            defaultValue={closed?.date ?? from}
            min={from}
            max={addDays(today, DAYS_AHEAD - 1)}
          />
        </label>
        <button className="button quiet">Choose</button>
      </BaseForm>
    </details>
  )
}
