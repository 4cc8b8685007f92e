import { data } from 'react-router-dom'
import { fieldName, fieldSentence, refusalSentence } from './sentences.ts'
import type { Field } from './form-data.ts'
import type { FormFields } from './form-fields.ts'
import { formErrors } from './form-fields.ts'

/** What is wrong with one field, for programs and for the shopper. */
export type FieldProblem = { code: string; words: string }

/** Why a form was not taken. What was typed comes along: nothing has to be typed twice. */
export type FormProblem = {
  /** Which form of the page it was. */
  intent: string
  /** What is wrong with which field. */
  errors: Record<string, FieldProblem>
  /** What is said of the whole; empty when all is said of fields. */
  message: string
  /** Why the whole was refused, for programs. */
  code?: string
  typed: Record<string, string>
  /** The page found it without asking the shop: nothing can have changed. */
  isPlain?: boolean
}

/** What an action answers when a form was not taken. */
export type FormAnswer = { problem: FormProblem }

/** What the shop refused; `field` ends with a field of the form (`input.phone`), or the refusal is about the whole. */
export type RefusedForm = Parameters<typeof refusalSentence>[0] & { field?: string | null | undefined }

/** What the page finds wrong with a form; undefined when nothing is. `more` as in `problemOf`. */
export function checkForm(
  field: Field,
  fields: FormFields,
  more: readonly string[] = [],
): FormProblem | undefined {
  const found = Object.entries(formErrors(fields, field))
  if (!found.length) return undefined
  const errors = Object.fromEntries(found.map(([name, code]) => [name, fieldProblemOf({ code })]))
  return { ...problem(field, fields, { errors, message: '' }, more), isPlain: true }
}

/** What the shop refused, for the form it came from. `more` names what is given back beside its fields: hidden ones, boxes. */
export function problemOf(
  field: Field,
  fields: FormFields,
  refused: RefusedForm,
  more: readonly string[] = [],
): FormProblem {
  const at = fieldName(refused.field)
  const said = Object.hasOwn(fields, at)
    ? { errors: { [at]: fieldProblemOf(refused.parts?.[0] ?? refused) }, message: '' }
    : { errors: {}, message: refusalSentence(refused), code: refused.code }
  return problem(field, fields, said, more)
}

/** What is wrong with a field, in the sentence for its code. */
export const fieldProblemOf = (wrong: Parameters<typeof fieldSentence>[0]): FieldProblem => ({
  code: wrong.code,
  words: fieldSentence(wrong),
})

/** Answers a form of buttons, which has no fields: what was refused is about the whole. */
export const refuseButton = (field: Field, refused: RefusedForm, more: readonly string[] = []) =>
  refuseForm(problemOf(field, {}, refused, more))

/** Answers a form with what is wrong with it. */
export function refuseForm(problem: FormProblem) {
  const status = problem.code === 'too_many_requests' ? 429 : 400
  return data({ problem } satisfies FormAnswer, { status })
}

function problem(
  field: Field,
  fields: FormFields,
  said: Pick<FormProblem, 'errors' | 'message' | 'code'>,
  more: readonly string[],
): FormProblem {
  const names = [...Object.keys(fields).filter((name) => !fields[name]?.secret), ...more]
  return {
    intent: field('intent'),
    ...said,
    typed: Object.fromEntries(names.map((name) => [name, field(name)])),
  }
}
