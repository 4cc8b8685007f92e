import { useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { EARLIEST_YEAR } from '../../../contract/types/field-rules.ts'
import type { ImportantDates_DateFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { SelectField, TextField } from '../../ui/form/text-field.tsx'
import profile from '../../ui/profile/profile.module.css'
import { dateFields, needsDate, needsTitle } from './date-fields.ts'
import styles from './date-form.module.css'
import { LEAD_DAYS, OCCASIONS, leadInWords } from './occasions.ts'

type Props = {
  event?: ImportantDates_DateFragment
  problem: FormProblem | undefined
  intent: 'add' | 'change'
  button: string
}

/** What a date is, when and for whom, and how long before one wants to know. */
export function DateForm({ event, problem, intent, button }: Props) {
  const busy = useNavigation().state !== 'idle'
  const [occasion, setOccasion] = useState<string>(problem?.typed.occasion ?? event?.occasion ?? 'BIRTHDAY')
  const leadDays = problem?.typed.leadDays ?? String(event?.leadDays ?? 7)
  return (
    <CheckedForm
      className={`${profile.form} ${styles.form}`}
      fields={dateFields(occasion)}
      problem={problem}
      preventScrollReset
    >
      {event && <input type="hidden" name="id" value={event.id} />}
      <SelectField name="occasion" defaultValue={occasion} onChange={setOccasion}>
        {Object.entries(OCCASIONS).map(([name, title]) => (
          <option
            key={name}
            value={name}
            data-asks-title={needsTitle(name) || undefined}
            data-asks-date={needsDate(name) || undefined}
          >
            {title}
          </option>
        ))}
      </SelectField>
      <div className={styles.title}>
        <TextField
          name="title"
          maxLength={80}
          defaultValue={event?.occasion === 'OWN' ? event.title : ''}
          hint="If it is none of the above."
        />
      </div>
      <div className={styles.date}>
        <TextField
          name="date"
          type="date"
          min={`${EARLIEST_YEAR}-01-01`}
          defaultValue={event?.date ?? ''}
          hint={`The first one, if you know the year, from ${EARLIEST_YEAR} on. It comes again every year.`}
        />
      </div>
      <TextField
        name="recipientName"
        maxLength={80}
        autoComplete="off"
        defaultValue={event?.recipientName ?? ''}
      />
      <SelectField name="leadDays" defaultValue={leadDays}>
        {[...new Set([...LEAD_DAYS, Number(leadDays)])]
          .filter(Number.isInteger)
          .sort((a, b) => a - b)
          .map((days) => (
            <option key={days} value={days}>
              {leadInWords(days)}
            </option>
          ))}
      </SelectField>
      <label className="check">
        <input
          type="checkbox"
          name="muted"
          defaultChecked={problem ? problem.typed.muted === 'on' : (event?.muted ?? false)}
        />
        Keep it without a reminder
      </label>
      <p>
        <button className="button" name="intent" value={intent} aria-disabled={busy}>
          {button}
        </button>
      </p>
    </CheckedForm>
  )
}
