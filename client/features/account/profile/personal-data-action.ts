import { data, redirect, redirectDocument } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type { CodeResult_ResultFragment, PersonalDataInput } from '../../../../graphql/generated/graphql.ts'
import {
  ErasePersonalDataDocument,
  ProfilePersonalDataPageDocument,
  UpdatePersonalDataDocument,
  SendContactCodeDocument,
  SendErasureCodeDocument,
} from '../../../../graphql/generated/graphql.ts'
import { forgetOrders } from '../../../data/browser/kept-orders.ts'
import { patch } from '../../../data/graphql/answer-cache.ts'
import type { PageApi } from '../../../data/graphql/page-api.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { visitorPatch } from '../../../data/visitor.tsx'
import type { Field } from '../../../ui/form/form-data.ts'
import { fieldsOf, readForm } from '../../../ui/form/form-data.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import type { FormProblem, RefusedForm } from '../../../ui/form/form-problem.ts'
import { checkForm, problemOf } from '../../../ui/form/form-problem.ts'
import { fieldName } from '../../../ui/form/sentences.ts'
import type { ContactType } from './personal-data-fields.ts'
import { CODE, DETAILS, contactFields } from './personal-data-fields.ts'

/** A code is on its way; what it is to confirm. */
export type CodeSent = { secondsLeft: number; notice: string; sentAt: number }
export type PersonalDataAnswer = {
  problem?: FormProblem
  contact?: CodeSent & { type: ContactType; receiver: string }
  erasing?: CodeSent
}

const PAGE = '/profile/personal-data'

/** Every form of the page, by its `intent`. */
export async function personalDataAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  switch (field('intent')) {
    case 'details': {
      const wrong = checkForm(field, DETAILS)
      return wrong ? answer(wrong) : save(api, field, DETAILS, {}, {})
    }
    case 'removeContact':
      return save(api, field, contactFields(typeOf(field)), { [typeOf(field)]: '' }, {})
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

/** The question for a code, which only the answer shows that one was sent: its form alone has a field for it. */
export function restoreCode(form: FormData): PersonalDataAnswer | undefined {
  if (!form.has('code')) return undefined
  const field = fieldsOf(form)
  const sent = { secondsLeft: 0, notice: '', sentAt: 0 }
  if (['sendErasure', 'erase'].includes(field('intent'))) return { erasing: sent }
  return { contact: { type: typeOf(field), receiver: field('receiver').slice(0, 254), ...sent } }
}

const answer = (problem: FormProblem, more: PersonalDataAnswer = {}) =>
  data({ ...more, problem } satisfies PersonalDataAnswer, { status: 400 })

const refuse = (field: Field, fields: FormFields, refused: RefusedForm, more?: PersonalDataAnswer) =>
  answer(problemOf(field, fields, refused, ['type']), more)

const typeOf = (field: Field): ContactType => (field('type') === 'email' ? 'email' : 'phone')

async function save(
  api: PageApi,
  field: Field,
  fields: FormFields,
  contact: PersonalDataInput,
  again: PersonalDataAnswer,
  done = 'saved',
) {
  const { updatePersonalData: outcome } = await api.mutate(
    UpdatePersonalDataDocument,
    { input: { name: field('name').slice(0, 200), gender: field('gender').slice(0, 30), ...contact } },
    ({ updatePersonalData: me }) =>
      isRefusal(me) ? [] : [visitorPatch({ user: me }), patch(ProfilePersonalDataPageDocument, { me })],
  )
  // An address that cannot be had is a matter of the address, not of its code any more.
  if (isRefusal(outcome)) {
    const type = typeOf(field)
    const at = fieldName(outcome.field)
    if (at === `${type}Code`) return refuse(field, fields, { ...outcome, field: 'code' }, again)
    if (at === again.contact?.type)
      return refuse(field, contactFields(type), { ...outcome, field: 'receiver' })
    return refuse(field, fields, outcome, again)
  }
  return redirect(`${PAGE}?done=${done}`)
}

async function sendContactCode(api: PageApi, field: Field) {
  const type = typeOf(field)
  const receiver = field('receiver').slice(0, 254)
  const fields = contactFields(type)
  const wrong = checkForm(field, fields, ['type'])
  if (wrong) return answer(wrong)
  const { sendContactCode: sent } = await api.mutate(SendContactCodeDocument, {
    type: type === 'email' ? 'EMAIL' : 'PHONE',
    receiver,
  })
  const code = sentCode(sent)
  if (code) return { contact: { type, receiver, ...code } } satisfies PersonalDataAnswer
  if (sent.__typename === 'CodeSent') throw data(null, { status: 500 })
  return refuse(field, fields, { ...sent, field: 'receiver' })
}

async function confirmContact(api: PageApi, field: Field) {
  const type = typeOf(field)
  const code = field('code')
  const receiver = field('receiver').slice(0, 254)
  const contact = { type, receiver, secondsLeft: 0, notice: '', sentAt: 0 }
  const wrong = checkForm(field, CODE, ['type'])
  if (wrong) return answer(wrong, { contact })
  const input = type === 'email' ? { email: receiver, emailCode: code } : { phone: receiver, phoneCode: code }
  return save(api, field, CODE, input, { contact }, type === 'email' ? 'email' : 'saved')
}

async function sendErasureCode(api: PageApi) {
  const { sendErasureCode: sent } = await api.mutate(SendErasureCodeDocument, {})
  const erasing = sentCode(sent) ?? { secondsLeft: 0, notice: noticeOf(sent), sentAt: 0 }
  return { erasing } satisfies PersonalDataAnswer
}

async function erase(api: PageApi, field: Field) {
  const code = field('code')
  const erasing = { secondsLeft: 0, notice: '', sentAt: 0 }
  const wrong = checkForm(field, CODE)
  if (wrong) return answer(wrong, { erasing })
  const { erasePersonalData: outcome } = await api.mutate(ErasePersonalDataDocument, { code })
  if (isRefusal(outcome)) return refuse(field, CODE, { ...outcome, field: 'code' }, { erasing })
  if (!import.meta.env.SSR) await forgetOrders()
  // Nothing of the account is to stay in the browser's memory.
  return redirectDocument('/auth?done=erased')
}

const noticeOf = (sent: CodeResult_ResultFragment) => (sent.__typename === 'CodeSent' ? '' : sent.message)

/** Undefined when none was sent and none is on its way. */
function sentCode(sent: CodeResult_ResultFragment) {
  const { nextCodeSecondsLeft: secondsLeft } = sent
  if (sent.__typename === 'CodeNotSent' && secondsLeft === 0) return undefined
  return { secondsLeft, notice: noticeOf(sent), sentAt: Date.now() }
}
