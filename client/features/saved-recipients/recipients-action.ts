import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  Refusal_RefusalFragment,
  SavedRecipients_AllFragment,
  SavedRecipientInput,
} from '../../../graphql/generated/graphql.ts'
import {
  AddSavedRecipientDocument,
  UpdateSavedRecipientDocument,
  ProfileRecipientsPageDocument,
  RemoveSavedRecipientDocument,
} from '../../../graphql/generated/graphql.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { showToast } from '../../data/toasts.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { RECIPIENT_FIELDS } from './recipient-fields.ts'
import { rowId } from './row-id.ts'

/** What is given back beside the fields. */
const MORE = ['id', 'myself']
/** What is told once it is done: by the head of the page in its address, and by a toast. */
const TOLD = new Map([
  ['add', { done: 'added', toast: (name: string) => `${name} is kept` }],
  ['change', { done: 'changed', toast: (name: string) => `${name} is changed` }],
  ['remove', { done: 'removed', toast: () => 'Removed' }],
])

/** Keeps, changes and erases the people one sends flowers to. */
export async function recipientsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const told = TOLD.get(field('intent'))
  if (!told) throw data(null, { status: 400 })
  const fields = field('intent') === 'remove' ? {} : RECIPIENT_FIELDS
  const wrong = checkForm(field, fields, MORE)
  if (wrong) return refuseForm(wrong)
  const outcome = await change(pageApi(context), field)
  if (isRefusal(outcome)) return refuseForm(problemOf(field, fields, outcome, MORE))
  const row = changedRow(outcome, field)
  const place = row ? `#${rowId(row.id)}` : ''
  if (import.meta.env.SSR) return redirect(`/profile/recipients?done=${told.done}${place}`)
  showToast(told.toast(row?.name ?? ''))
  return redirect(`/profile/recipients${place}`)
}

/** Who was kept or changed. The shop numbers people in the order in which they are kept. */
function changedRow({ list }: SavedRecipients_AllFragment, field: Field) {
  if (field('intent') === 'change') return list.find(({ id }) => id === field('id'))
  return field('intent') === 'add'
    ? list.toSorted((one, other) => Number(other.id) - Number(one.id))[0]
    : undefined
}

async function change(api: PageApi, field: Field) {
  switch (field('intent')) {
    case 'add':
      return (
        await api.mutate(AddSavedRecipientDocument, { input: inputOf(field) }, (done) =>
          shown(done.addSavedRecipient),
        )
      ).addSavedRecipient
    case 'change':
      return (
        await api.mutate(UpdateSavedRecipientDocument, { id: field('id'), input: inputOf(field) }, (done) =>
          shown(done.updateSavedRecipient),
        )
      ).updateSavedRecipient
    default:
      return (
        await api.mutate(RemoveSavedRecipientDocument, { id: field('id') }, (done) =>
          shown(done.removeSavedRecipient),
        )
      ).removeSavedRecipient
  }
}

/** The page after a change that has answered with everybody. */
const shown = (outcome: SavedRecipients_AllFragment | Refusal_RefusalFragment) =>
  isRefusal(outcome) ? [] : [patch(ProfileRecipientsPageDocument, { savedRecipients: outcome.list })]

function inputOf(field: Field): SavedRecipientInput {
  return {
    name: field('name'),
    phone: field('phone') || null,
    note: field('note') || null,
    myself: field('myself') === 'yes',
    address: {
      postcode: field('postcode'),
      line1: field('line1'),
      line2: field('line2') || null,
      city: field('city'),
    },
  }
}
