import type { Meta } from '../../../data/page/meta.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'

export type AuthStep = 'auth' | 'authEdit' | 'code' | 'codeNotReceived' | 'contactUs' | 'reg' | 'regCompleted'

/** Which page a step is, for analytics and in the document's title. */
const PAGE: Record<AuthStep, { name: string; title: string }> = {
  auth: { name: 'signin', title: 'Sign in' },
  authEdit: { name: 'signin', title: 'Sign in' },
  code: { name: 'signin-code', title: 'Sign in: enter the code' },
  codeNotReceived: { name: 'signin-code-notReceived', title: 'Sign in: the code has not come' },
  contactUs: { name: 'signin-code-notReceived', title: 'Sign in: contact us' },
  reg: { name: 'signup', title: 'Sign up' },
  regCompleted: { name: 'signup-completed', title: 'Sign up: all done' },
}

/** Where the code goes, as typed. It travels from step to step in hidden fields, never in an address. */
export type Receiver = { type: 'phone' | 'email'; receiver: string; via: 'sms' | 'whatsapp' }

/** What the page shows after a form was sent. */
export type AuthState = {
  step: AuthStep
  to: Receiver
  /** Until another code can be asked for, from `sentAt` (ms since 1970) on. */
  secondsLeft: number
  sentAt: number
  /** Said above the form, e.g. why no other code was sent. */
  notice: string
  problem?: FormProblem | undefined
}

export type AuthActionData = AuthState & { page: string; meta: Meta }

/** The name and the title of a step's page. */
export function pageOf(step: AuthStep): { page: string; meta: Meta } {
  const { name, title } = PAGE[step]
  return { page: name, meta: { title, robots: 'noindex' } }
}
