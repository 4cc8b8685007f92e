import { isEmail, isName, isPhone, ownNameProblem } from '../../../contract/types/field-rules.ts'
import type { SentenceCode } from './sentences.ts'
import type { Field } from './form-data.ts'

/** A field of a form: what it is called and what may be in it. */
export type FieldRule = {
  label: string
  /** It may not be left empty; a code of its own stands for another sentence than `Field is required`. */
  required?: boolean | SentenceCode
  /** What is wrong with what was typed; undefined when nothing is. The shop may know better. */
  check?: (text: string) => SentenceCode | undefined
  /** Its value is never rendered: codes, cards. */
  secret?: boolean
}

/** The fields of a form by their names, in the order they stand in. */
export type FormFields = Readonly<Record<string, FieldRule>>

/** A check that a text fits; `code` says what is wrong when it does not. */
export const holds =
  (fits: (text: string) => boolean, code: SentenceCode): NonNullable<FieldRule['check']> =>
  (text) =>
    fits(text) ? undefined : code

export const anEmail = holds(isEmail, 'invalid_email')
export const aPhone = holds(isPhone, 'invalid_phone')
export const aName = holds(isName, 'invalid_name')

/** The fields of an account, where the same mistakes have sentences of their own. */
export const OF_ACCOUNT = {
  name: { label: 'Name', required: true, check: ownNameProblem },
  gender: { label: 'Gender', required: 'invalid_gender' },
  email: { label: 'E-mail address', check: holds(isEmail, 'invalid_account_email') },
  phone: { label: 'Phone number', check: holds(isPhone, 'invalid_account_phone') },
} satisfies FormFields

/** A code as typed. What cannot be a code is refused here: the shop would count it as a try. */
export const aCode = holds((text) => /^[\d\s-]{6,12}$/.test(text.trim()), 'not_a_code')

/** What is wrong with a field as far as the page knows; undefined when nothing is. */
export function fieldProblem({ required, check }: FieldRule, text: string): SentenceCode | undefined {
  if (text.trim()) return check?.(text)
  if (!required) return undefined
  return required === true ? 'required' : required
}

/** What is wrong with a form as far as the page knows, by the names of the fields. */
export function formErrors(fields: FormFields, field: Field): Record<string, SentenceCode> {
  const errors: Record<string, SentenceCode> = {}
  for (const [name, rule] of Object.entries(fields)) {
    const code = fieldProblem(rule, field(name))
    if (code) errors[name] = code
  }
  return errors
}
