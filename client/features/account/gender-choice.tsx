import { SelectField } from '../../ui/form/text-field.tsx'

export const GENDERS = [
  { label: 'Female', value: 'female' },
  { label: 'Male', value: 'male' },
  { label: 'Prefer not to say', value: 'DO_NOT_SPECIFY' },
] as const

/** Which of the three a person is addressed as; nothing is chosen for them. */
export function GenderChoice({ value }: { value: string }) {
  return (
    <SelectField name="gender" defaultValue={value} autoComplete="sex">
      <option value="">Choose</option>
      {GENDERS.map((gender) => (
        <option key={gender.value} value={gender.value}>
          {gender.label}
        </option>
      ))}
    </SelectField>
  )
}
