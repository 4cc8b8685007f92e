import { useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { ImportantDates_EventFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../components/checked-form.tsx'
import { SelectField, TextField } from '../../components/text-field.tsx'
import type { FormProblem } from '../../data/form-problem.ts'
import profile from '../profile/profile.module.css'
import { dateFields, needsDate, needsTitle } from './date-fields.ts'
import { LEAD_DAYS, OCCASIONS, leadInWords } from './occasions.ts'
import { Shown } from './shown.tsx'

type Props = {
  event?: ImportantDates_EventFragment
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
    <CheckedForm className={profile.form} fields={dateFields(occasion)} problem={problem} preventScrollReset>
      {event && <input type="hidden" name="id" value={event.id} />}
      <SelectField name="occasion" defaultValue={occasion} onChange={setOccasion}>
        {Object.entries(OCCASIONS).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <Shown when={needsTitle(occasion)}>
        <TextField
          name="title"
          maxLength={80}
          defaultValue={event?.occasion === 'OWN' ? event.title : ''}
          hint="If it is none of the above."
        />
      </Shown>
      <Shown when={needsDate(occasion)}>
        <TextField
          name="date"
          type="date"
          defaultValue={event?.date ?? ''}
          hint="The first one, if you know the year. It comes again every year."
        />
      </Shown>
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
