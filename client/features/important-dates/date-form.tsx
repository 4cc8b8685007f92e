import { useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { ImportantDates_DateFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { MONTHS } from '../../data/format.ts'
import { SelectField, TextField } from '../../ui/form/text-field.tsx'
import profile from '../../ui/profile/profile.module.css'
import { dateFields, needsDate, needsTitle, partsOfDate } from './date-fields.ts'
import styles from './date-form.module.css'
import { LEAD_DAYS, OCCASIONS, leadInWords } from './occasions.ts'

type Props = {
  event?: ImportantDates_DateFragment
  /** Whose date it can be. */
  recipients: { id: string; name: string }[]
  /** Whose it is, of a new one. */
  recipientId?: string | undefined
  problem: FormProblem | undefined
  intent: 'add' | 'change'
  button: string
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

/** What a date is, when and for whom, and how long before one wants to know. */
export function DateForm({ event, recipients, recipientId, problem, intent, button }: Props) {
  const busy = useNavigation().state !== 'idle'
  const [occasion, setOccasion] = useState<string>(problem?.typed.occasion ?? event?.occasion ?? 'BIRTHDAY')
  const parts = event?.date ? partsOfDate(event.date, event.yearKnown) : undefined
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
        <SelectField name="day" defaultValue={parts?.day ?? ''}>
          <option value="">Day</option>
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
        <SelectField name="month" defaultValue={parts?.month ?? ''}>
          <option value="">Month</option>
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </SelectField>
        <TextField
          name="year"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={parts?.year ?? ''}
        />
      </div>
      {recipients.length > 0 && (
        <SelectField name="recipientId" defaultValue={event?.recipientId ?? recipientId ?? ''}>
          <option value="">Somebody else</option>
          {recipients.map(({ id, name }) => (
            <option key={id} value={id} data-is-kept>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.name}>
        <TextField
          name="recipientName"
          maxLength={80}
          autoComplete="off"
          defaultValue={event?.recipientId ? '' : (event?.recipientName ?? '')}
        />
      </div>
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
