import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { RegisterDocument, SendCodeDocument, SignInDocument } from '../../../../graphql/generated/graphql.ts'
import type { PageApi } from '../../../data/graphql/page-api.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { trackSignIn } from '../../../data/tracking/track-sign-in.ts'
import { refreshVisitor, visitorPatch } from '../../../data/visitor.tsx'
import type { Field } from '../../../ui/form/form-data.ts'
import { fieldsOf, readForm, wholeNumber } from '../../../ui/form/form-data.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import type { FormProblem, RefusedForm } from '../../../ui/form/form-problem.ts'
import { checkForm, problemOf } from '../../../ui/form/form-problem.ts'
import { forgetGuestOrder } from '../../order/index.ts'
import { REGISTRATION, codeFields, receiverFields } from './auth-fields.ts'
import type { AuthActionData, AuthState, AuthStep, Receiver } from './auth-steps.ts'
import { pageOf } from './auth-steps.ts'
import { authPath, nextPath } from './next-path.ts'
import { forgetPending, rememberPending } from './pending-code.ts'

/** Every step of signing in, by the form's `intent`. */
export async function authAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  switch (field('intent')) {
    case 'send':
    case 'sendEdited':
    case 'resend':
      return send(api, field)
    case 'edit':
      forgetPending()
      return show('authEdit', field)
    case 'code':
      return show('code', field)
    case 'codeNotReceived':
      return show('codeNotReceived', field)
    case 'contactUs':
      return show('contactUs', field)
    case 'signIn':
      return signIn(api, field, request)
    case 'register':
      return register(api, field, request)
    default:
      throw data(null, { status: 400 })
  }
}

/** Restores the step of a form, which would be lost without the answer that led to it. */
export function restoreStep(form: FormData): AuthActionData | undefined {
  const field = fieldsOf(form)
  const name = field('intent') === 'sendEdited' ? 'authEdit' : field('step')
  const step = AFTER_THE_FIRST.find((later) => later === name)
  if (!step) return undefined
  const secondsLeft = wholeNumber(field('secondsLeft') || '0') || 0
  const sentAt = Number(field('sentAt')) || 0
  return { step, to: receiverOf(field), secondsLeft, sentAt, notice: '', ...pageOf(step) }
}

const AFTER_THE_FIRST: AuthStep[] = ['authEdit', 'code', 'codeNotReceived', 'contactUs']

function receiverOf(field: Field): Receiver {
  return {
    type: field('type') === 'email' ? 'email' : 'phone',
    receiver: field('receiver').slice(0, 254),
    via: viaOf(field('via')),
  }
}

const viaOf = (text: string): Receiver['via'] => (text === 'whatsapp' ? 'whatsapp' : 'sms')

/** The seconds from one code to the next, where not many were asked for. */
const USUAL_WAIT = 25

/** Whoever asked for it: perhaps here, perhaps in another browser. */
const A_MOMENT_AGO =
  'A code went there a moment ago, and works where it was asked for. Another can be sent soon.'

function show(step: AuthStep, field: Field, more: Partial<AuthState> = {}) {
  const shown = { step, to: receiverOf(field), ...waitingTime(field), notice: '', ...more }
  const status = more.problem || more.notice ? 400 : 200
  return data({ ...shown, ...pageOf(step) } satisfies AuthActionData, { status })
}

/** What is left of the waiting for another code, counted from now. */
function waitingTime(field: Field): Pick<AuthState, 'secondsLeft' | 'sentAt'> {
  const now = Date.now()
  const seconds = wholeNumber(field('secondsLeft') || '0')
  const passed = (now - Number(field('sentAt'))) / 1000
  const secondsLeft = Math.ceil(seconds - passed)
  return { secondsLeft: secondsLeft > 0 && secondsLeft <= seconds ? secondsLeft : 0, sentAt: now }
}

const showProblem = (step: AuthStep, field: Field, problem: FormProblem) => show(step, field, { problem })

const refuse = (step: AuthStep, field: Field, fields: FormFields, refused: RefusedForm) =>
  showProblem(step, field, problemOf(field, fields, refused))

async function send(api: PageApi, field: Field) {
  const to = receiverOf(field)
  const resending = field('intent') === 'resend'
  const from: AuthStep = resending ? 'code' : field('intent') === 'sendEdited' ? 'authEdit' : 'auth'
  const fields = receiverFields(to.type)
  const wrong = checkForm(field, fields)
  if (wrong) return showProblem(from, field, wrong)
  const { sendCode: sent } = await api.mutate(SendCodeDocument, {
    input: {
      type: to.type === 'email' ? 'EMAIL' : 'PHONE',
      receiver: to.receiver,
      via: to.via === 'whatsapp' ? 'WHATSAPP' : 'SMS',
      captchaToken: field('captchaToken') || null,
    },
  })
  const secondsLeft = sent.nextCodeSecondsLeft
  const refused = sent.__typename === 'CodeNotSent' ? sent : null
  // One was asked for a moment ago: that is the code to enter, and soon there may be another. A longer wait is for what
  // others asked for.
  const waiting = refused !== null && secondsLeft > 0 && (resending || secondsLeft <= USUAL_WAIT)
  if (refused && !waiting && !resending) return refuse(from, field, fields, { ...refused, field: 'receiver' })
  // What did not go out did not go that way; the seconds are counted below.
  if (refused) to.via = viaOf(field('sentVia') || to.via)
  if (!refused || waiting) rememberPending(to, secondsLeft)
  const isMoment = waiting && secondsLeft <= USUAL_WAIT
  const notice = !refused ? '' : isMoment ? A_MOMENT_AGO : refused.message
  return show('code', field, { to, secondsLeft, sentAt: Date.now(), notice })
}

async function signIn(api: PageApi, field: Field, request: Request) {
  const to = receiverOf(field)
  const code = field('code')
  const wrong = checkForm(field, codeFields())
  if (wrong) return showProblem('code', field, wrong)
  const { signIn: outcome } = await api.mutate(
    SignInDocument,
    {
      input: {
        type: to.type === 'email' ? 'EMAIL' : 'PHONE',
        receiver: to.receiver,
        code: code.slice(0, 20),
      },
    },
    ({ signIn: done }) => (isRefusal(done) ? [] : [visitorPatch({ user: done.user })]),
  )
  if (isRefusal(outcome)) return refuse('code', field, codeFields(), { ...outcome, field: 'code' })
  if (!import.meta.env.SSR) {
    forgetPending()
    forgetGuestOrder()
    // What the account had before: its cart comes along.
    void refreshVisitor(api).catch(() => {})
    void trackSignIn(outcome)
  }
  return redirect(outcome.isNewUser ? authPath(request) : nextPath(request))
}

async function register(api: PageApi, field: Field, request: Request) {
  const wrong = checkForm(field, REGISTRATION)
  if (wrong) return showProblem('reg', field, wrong)
  const { updatePersonalData: outcome } = await api.mutate(
    RegisterDocument,
    {
      input: {
        name: field('name').slice(0, 200),
        gender: field('gender').slice(0, 30),
        // The one signed in with is not in the form and stays.
        ...(field('email').trim() && { email: field('email').slice(0, 254) }),
        ...(field('phone').trim() && { phone: field('phone').slice(0, 60) }),
      },
    },
    ({ updatePersonalData: done }) => (isRefusal(done) ? [] : [visitorPatch({ user: done })]),
  )
  if (isRefusal(outcome)) return refuse('reg', field, REGISTRATION, outcome)
  return redirect(authPath(request, { step: 'completed' }))
}
