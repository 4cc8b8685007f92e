import { useId } from 'react'
import { FieldProblem } from './text-field.tsx'

export const GENDERS = [
  { label: 'Female', value: 'female' },
  { label: 'Male', value: 'male' },
  { label: 'Prefer not to say', value: 'DO_NOT_SPECIFY' },
] as const

type Props = { value: string; problem?: string | undefined }

/** Which of the three a person is addressed as; nothing is chosen for them. */
export function GenderChoice({ value, problem }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Gender</label>
      <select
        id={id}
        name="gender"
        defaultValue={value}
        autoComplete="sex"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <option value="">Choose</option>
        {GENDERS.map((gender) => (
          <option key={gender.value} value={gender.value}>
            {gender.label}
          </option>
        ))}
      </select>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  )
}
