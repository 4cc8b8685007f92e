import { data } from 'react-router-dom'
import type { Field } from './form-data.ts'
import type { FormFields } from './form-fields.ts'
import { formErrors } from './form-fields.ts'

/** Why a form was not taken. What was typed comes along: nothing has to be typed twice. */
export type FormProblem = {
  /** Which form of the page it was. */
  intent: string
  /** What is wrong with which field. */
  errors: Record<string, string>
  /** What is said of the whole; empty when all is said of fields. */
  message: string
  typed: Record<string, string>
  /** It was told without asking the shop: nothing can have changed. */
  isPlain?: boolean
}

/** What an action answers when a form was not taken. */
export type FormAnswer = { problem: FormProblem }

/** What the shop refused; what is about no field of the form is about the whole. */
export type Refused = { message: string; field?: string | null | undefined }

/** What can be told of a form without asking the shop; undefined when nothing is wrong. `more` as below. */
export function checkForm(
  field: Field,
  fields: FormFields,
  more: readonly string[] = [],
): FormProblem | undefined {
  const errors = formErrors(fields, field)
  if (!Object.keys(errors).length) return undefined
  return { ...problem(field, fields, { errors, message: '' }, more), isPlain: true }
}

/** What the shop refused, for the form it came from. `more` names what is given back beside its fields: hidden ones, boxes. */
export function problemOf(
  field: Field,
  fields: FormFields,
  { message, field: at }: Refused,
  more: readonly string[] = [],
): FormProblem {
  const isAtField = typeof at === 'string' && Object.hasOwn(fields, at)
  const said = isAtField ? { errors: { [at]: message }, message: '' } : { errors: {}, message }
  return problem(field, fields, said, more)
}

/** The same for a form of buttons, about which nothing can be said but on the whole. */
export const refuseButton = (field: Field, refused: Refused, more: readonly string[] = []) =>
  refuseForm(problemOf(field, {}, refused, more))

/** Answers a form with what is wrong with it. */
export function refuseForm(problem: FormProblem) {
  return data({ problem } satisfies FormAnswer, { status: 400 })
}

function problem(
  field: Field,
  fields: FormFields,
  said: Pick<FormProblem, 'errors' | 'message'>,
  more: readonly string[],
): FormProblem {
  const names = [...Object.keys(fields).filter((name) => !fields[name]?.secret), ...more]
  return {
    intent: field('intent'),
    ...said,
    typed: Object.fromEntries(names.map((name) => [name, field(name)])),
  }
}
