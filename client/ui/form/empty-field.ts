import type { FormProblem } from './form-problem.ts'
import { REQUIRED } from './incomplete.ts'

/** What is wrong with a form whose one field was left empty; `typed` is what it held. */
export const emptyField = (name: string, typed: string): FormProblem => ({
  intent: '',
  errors: { [name]: { code: 'required', words: REQUIRED } },
  message: '',
  typed: { [name]: typed },
  isPlain: true,
})
