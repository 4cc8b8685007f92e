import { useId, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { ImportantDates_EventFragment } from '../../../graphql/generated/graphql.ts'
import { PostForm } from '../../components/post-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import type { FormProblem } from '../../data/form-problem.ts'
import profile from '../profile/profile.module.css'
import { LEAD_DAYS, OCCASIONS, leadInWords } from './occasions.ts'
import { Shown } from './shown.tsx'

type Props = {
  event?: ImportantDates_EventFragment
  problem: FormProblem | undefined
  intent: 'add' | 'change'
  button: string
}

/** Where the calendar decides, no date is asked for. */
const MOVING = ['VALENTINES_DAY', 'MOTHERS_DAY']

/** What a date is, when and for whom, and how long before one wants to know. */
export function DateForm({ event, problem, intent, button }: Props) {
  const id = useId()
  const form = useProblemFocus(problem)
  const busy = useNavigation().state !== 'idle'
  const wrong = (field: string) => (problem?.field === field ? problem.message : undefined)
  const value = (field: string, kept: string | number | null | undefined) =>
    problem?.typed[field] ?? String(kept ?? '')
  const [occasion, setOccasion] = useState(value('occasion', event?.occasion ?? 'BIRTHDAY'))
  const leadDays = value('leadDays', event?.leadDays ?? 7)
  return (
    <PostForm className={profile.form} ref={form} noValidate preventScrollReset>
      {event && <input type="hidden" name="id" value={event.id} />}
      <div className="field">
        <label htmlFor={`${id}-occasion`}>Occasion</label>
        <select
          id={`${id}-occasion`}
          name="occasion"
          value={occasion}
          onChange={(change) => setOccasion(change.target.value)}
        >
          {Object.entries(OCCASIONS).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <Shown when={occasion === 'OWN'}>
        <TextField
          label="What is it?"
          name="title"
          maxLength={80}
          defaultValue={value('title', event?.occasion === 'OWN' ? event.title : '')}
          problem={wrong('title')}
          hint="If it is none of the above."
        />
      </Shown>
      <Shown when={!MOVING.includes(occasion)}>
        <TextField
          label="Date"
          name="date"
          type="date"
          defaultValue={value('date', event?.date)}
          problem={wrong('date')}
          hint="The first one, if you know the year. It comes again every year."
        />
      </Shown>
      <TextField
        label="For whom? (optional)"
        name="recipientName"
        maxLength={80}
        autoComplete="off"
        defaultValue={value('recipientName', event?.recipientName)}
        problem={wrong('recipientName')}
      />
      <div className="field">
        <label htmlFor={`${id}-lead`}>Remind me</label>
        <select id={`${id}-lead`} name="leadDays" defaultValue={leadDays}>
          {[...new Set([...LEAD_DAYS, Number(leadDays)])]
            .filter(Number.isInteger)
            .sort((a, b) => a - b)
            .map((days) => (
              <option key={days} value={days}>
                {leadInWords(days)}
              </option>
            ))}
        </select>
      </div>
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
    </PostForm>
  )
}
