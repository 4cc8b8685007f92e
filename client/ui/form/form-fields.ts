import { FIELD_WORDS, isEmail, isName, isPhone, ownNameProblem } from '../../../contract/field-rules.ts'
import type { Field } from './form-data.ts'

/** A field of a form: what it is called and what may be in it. */
export type FieldRule = {
  label: string
  /** It may not be left empty; as words, what is said when it is. */
  required?: boolean | string
  /** What is wrong with what was typed; undefined when nothing is. The shop may know better. */
  check?: (text: string) => string | undefined
  /** Its value stands on no page: codes, cards. */
  secret?: boolean
}

/** The fields of a form by their names, in the order they stand in. */
export type FormFields = Readonly<Record<string, FieldRule>>

/** A check that a text fits, and what is said when it does not. */
export const holds =
  (fits: (text: string) => boolean, words: string): NonNullable<FieldRule['check']> =>
  (text) =>
    fits(text) ? undefined : words

export const anEmail = holds(isEmail, FIELD_WORDS.email)
export const aPhone = holds(isPhone, FIELD_WORDS.phone)
export const aName = holds(isName, FIELD_WORDS.name)

/** The fields of an account, where the shop calls the same mistakes otherwise. */
export const OF_ACCOUNT = {
  name: { label: 'Name', required: true, check: ownNameProblem },
  gender: { label: 'Gender', required: FIELD_WORDS.gender },
  email: { label: 'E-mail address', check: holds(isEmail, FIELD_WORDS.mail) },
  phone: { label: 'Phone number', check: holds(isPhone, FIELD_WORDS.number) },
} satisfies FormFields

/** A code as it was sent: what could be none is told apart from a wrong one, so that a try is not wasted on it. */
export const aCode = holds((text) => /^[\d\s-]{6,12}$/.test(text.trim()), FIELD_WORDS.code)

/** What can be said of a field without asking the shop; undefined when nothing is wrong. */
export function fieldProblem({ required, check }: FieldRule, text: string): string | undefined {
  if (text.trim()) return check?.(text)
  if (!required) return undefined
  return typeof required === 'string' ? required : FIELD_WORDS.required
}

/** The same of a whole form: what is wrong, by the names of the fields. */
export function formErrors(fields: FormFields, field: Field): Record<string, string> {
  const problems = Object.entries(fields).map(([name, rule]) => [name, fieldProblem(rule, field(name))])
  return Object.fromEntries(problems.filter(([, words]) => words !== undefined)) as Record<string, string>
}
