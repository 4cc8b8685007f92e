import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  RecipientChoice_ChoiceFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  ChooseDeliveryDocument,
  RecipientChoicePageDocument,
  SetChoiceAddressDocument,
} from '../../../graphql/generated/graphql.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { fieldName } from '../../ui/form/sentences.ts'
import { addressForm, readSlot } from '../delivery/index.ts'
import { CHOICE, CHOICE_WITH_PHONE } from './choice-fields.ts'

/** What the recipient says: where, and then when. */
export async function recipientChoiceAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const here = `/for-you/${encodeURIComponent(params.token ?? '')}`
  const change = { token: params.token ?? '', field, api: pageApi(context) }
  if (intent === 'address') return (await sayWhere(change)) ?? redirect(`${here}#when`)
  if (intent === 'choose') return (await sayWhen(change)) ?? redirect(here)
  throw data(null, { status: 400 })
}

type Change = { token: string; field: Field; api: ReturnType<typeof pageApi> }

async function sayWhere({ token, field, api }: Change) {
  const { input, wrong, refuse } = addressForm(field)
  if (wrong) return refuseForm(wrong)
  const { setChoiceAddress } = await api.mutate(SetChoiceAddressDocument, { token, input }, (done) =>
    shown(done.setChoiceAddress),
  )
  // The page itself shows that a link no longer works.
  if (!isRefusal(setChoiceAddress) || isOver(setChoiceAddress.code)) return null
  return refuseForm(refuse(setChoiceAddress))
}

async function sayWhen({ token, field, api }: Change) {
  // The form says that it asks for one.
  const fields = field('asks') === 'phone' ? CHOICE_WITH_PHONE : CHOICE
  const wrong = checkForm(field, fields)
  if (wrong) return refuseForm(wrong)
  const slot = readSlot(field('slot'))
  if (!slot) throw data(null, { status: 400 })
  const input = { ...slot, phone: field('phone') || null, note: field('note') || null }
  const { chooseDelivery } = await api.mutate(ChooseDeliveryDocument, { token, input }, (done) =>
    shown(done.chooseDelivery),
  )
  if (!isRefusal(chooseDelivery) || isOver(chooseDelivery.code)) return null
  const at = fieldName(chooseDelivery.field) === 'phone' ? 'phone' : 'slot'
  return refuseForm(problemOf(field, fields, { ...chooseDelivery, field: at }))
}

/** The page after a choice: one browser shows one link at a time. */
const shown = (recipientChoice: RecipientChoice_ChoiceFragment | Refusal_RefusalFragment) =>
  isRefusal(recipientChoice) ? [] : [patch(RecipientChoicePageDocument, { recipientChoice })]

const isOver = (code: string) => ['gone', 'chosen', 'not_found', 'too_many'].includes(code)
