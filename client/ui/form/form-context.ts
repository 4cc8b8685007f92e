import { createContext, use } from 'react'
import type { FormFields } from './form-fields.ts'
import type { FieldProblem } from './form-problem.ts'

type FormParts = {
  /** What the ids of its fields begin with. */
  id: string
  fields: FormFields
  /** What is wrong with which field at the moment. */
  errors: Record<string, FieldProblem>
  /** What had been typed when it was refused. */
  typed: Record<string, string>
}

/** The form around a field. */
export const FormContext = createContext<FormParts | null>(null)

export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll(/\s/g, '-')}`

/** What a field is to the form around it: its label, what had been typed, what is wrong, and what an element needs for all that. */
export function useField(name: string, hasHint = false) {
  const form = use(FormContext)
  const rule = form?.fields[name]
  if (!form || !rule) throw new Error(`There is no form with a field ${name} here`)
  const id = fieldId(form.id, name)
  const problem = form.errors[name]?.words
  const notes = [hasHint && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean).join(' ')
  return {
    id,
    label: rule.label,
    typed: form.typed[name],
    problem,
    control: {
      id,
      name,
      required: Boolean(rule.required),
      'aria-invalid': problem === undefined ? undefined : true,
      'aria-describedby': notes || undefined,
    },
  }
}
