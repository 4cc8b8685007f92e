import { data, redirect, redirectDocument } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  ErasePersonalDataDocument,
  SavePersonalDataDocument,
  SendContactCodeDocument,
  SendErasureCodeDocument,
} from '../../../graphql/generated/graphql.ts'
import type { PersonalDataInput } from '../../../graphql/generated/graphql.ts'
import type { Field } from '../../data/form.ts'
import { readForm } from '../../data/form.ts'
import { FILL_ALL } from '../../data/form-problem.ts'
import type { FormProblem } from '../../data/form-problem.ts'
import type { PageApi } from '../../data/page-api.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { setVisitor } from '../../data/visitor.tsx'

/** A code is on its way; what it is to confirm. */
export type CodeSent = { secondsLeft: number; notice: string; sentAt: number }
export type PersonalDataAnswer = {
  problem?: FormProblem
  contact?: CodeSent & { type: 'email' | 'phone'; receiver: string }
  erasing?: CodeSent
}

const PAGE = '/profile/personal-data'
const TYPED = ['name', 'gender', 'type', 'receiver']

/** Every form of the page, by its `intent`. */
export async function personalDataAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  switch (field('intent')) {
    case 'details':
      return save(api, field, {}, {})
    case 'removeContact':
      return save(api, field, { [typeOf(field)]: '' }, {})
    case 'sendContact':
      return sendContactCode(api, field)
    case 'confirmContact':
      return confirmContact(api, field)
    case 'sendErasure':
      return sendErasureCode(api)
    case 'erase':
      return erase(api, field)
    default:
      throw data(null, { status: 400 })
  }
}

type Wrong = { message: string; field?: string | null | undefined }

function refuse(field: Field, { message, field: wrong }: Wrong, more: PersonalDataAnswer = {}) {
  const typed = Object.fromEntries(TYPED.map((name) => [name, field(name)]))
  const problem = { intent: field('intent'), field: wrong ?? null, message, typed }
  return data({ ...more, problem } satisfies PersonalDataAnswer, { status: 400 })
}

const typeOf = (field: Field): 'email' | 'phone' => (field('type') === 'email' ? 'email' : 'phone')

async function save(api: PageApi, field: Field, contact: PersonalDataInput, again: PersonalDataAnswer) {
  const { savePersonalData: outcome } = await api.mutate(SavePersonalDataDocument, {
    input: { name: field('name').slice(0, 200), gender: field('gender').slice(0, 30), ...contact },
  })
  // An address that cannot be had is a matter of the address, not of its code any more.
  if (isRefusal(outcome)) return refuse(field, outcome, outcome.field === again.contact?.type ? {} : again)
  if (!import.meta.env.SSR) setVisitor({ name: outcome.name ?? null })
  return redirect(`${PAGE}?done=saved`)
}

async function sendContactCode(api: PageApi, field: Field) {
  const type = typeOf(field)
  const receiver = field('receiver').slice(0, 254)
  if (!receiver.trim()) return refuse(field, { message: FILL_ALL, field: type })
  const { sendContactCode: sent } = await api.mutate(SendContactCodeDocument, {
    type: type === 'email' ? 'EMAIL' : 'PHONE',
    receiver,
  })
  const code = sentCode(sent)
  return code
    ? ({ contact: { type, receiver, ...code } } satisfies PersonalDataAnswer)
    : refuse(field, { message: sent.message, field: type })
}

async function confirmContact(api: PageApi, field: Field) {
  const type = typeOf(field)
  const code = field('code')
  const receiver = field('receiver').slice(0, 254)
  const contact = { type, receiver, secondsLeft: 0, notice: '', sentAt: 0 }
  const wrong = codeProblem(code)
  if (wrong) return refuse(field, { message: wrong, field: 'code' }, { contact })
  const input = type === 'email' ? { email: receiver, emailCode: code } : { phone: receiver, phoneCode: code }
  return save(api, field, input, { contact })
}

async function sendErasureCode(api: PageApi) {
  const { sendErasureCode: sent } = await api.mutate(SendErasureCodeDocument, {})
  const erasing = sentCode(sent) ?? { secondsLeft: 0, notice: sent.message, sentAt: 0 }
  return { erasing } satisfies PersonalDataAnswer
}

async function erase(api: PageApi, field: Field) {
  const code = field('code')
  const erasing = { secondsLeft: 0, notice: '', sentAt: 0 }
  const wrong = codeProblem(code)
  if (wrong) return refuse(field, { message: wrong, field: 'code' }, { erasing })
  const { erasePersonalData: outcome } = await api.mutate(ErasePersonalDataDocument, { code })
  if (isRefusal(outcome)) return refuse(field, { ...outcome, field: 'code' }, { erasing })
  // Nothing of the account is to stay in the browser's memory.
  return redirectDocument('/auth?done=erased')
}

/** Undefined when none was sent and none is on its way. */
function sentCode(sent: { success: boolean; nextCodeSecondsLeft: number; message: string }) {
  const { success, nextCodeSecondsLeft: secondsLeft, message } = sent
  if (!success && secondsLeft === 0) return undefined
  return { secondsLeft, notice: success ? '' : message, sentAt: Date.now() }
}

/** What could not be a code is told apart from a wrong one: a try is not wasted on it. */
function codeProblem(code: string): string | undefined {
  if (!code.trim()) return FILL_ALL
  return /^[\d\s-]{6,12}$/.test(code.trim()) ? undefined : 'Invalid fomat'
}
