import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  ImportantDateInput,
  ImportantDates_DateFragment,
  ImportantDates_DatesFragment,
  Occasion,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  AddImportantDateDocument,
  UpdateImportantDateDocument,
  ProfileImportantDatesPageDocument,
  RemoveImportantDateDocument,
  SetMutedOccasionsDocument,
} from '../../../graphql/generated/graphql.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { showToast } from '../../data/toasts.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm, wholeNumber } from '../../ui/form/form-data.ts'
import type { RefusedForm } from '../../ui/form/form-problem.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { fieldName } from '../../ui/form/sentences.ts'
import { dateFields, dateOfParts } from './date-fields.ts'
import { nameOf, rowId } from './date-name.ts'
import { OCCASIONS, isOccasion } from './occasions.ts'

/** What is given back beside the fields. */
const MORE = ['id', 'muted']

/** Keeps, changes, mutes and forgets dates, and says which occasions are never written about. */
export async function importantDatesAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  const done = (outcome: { __typename: string }, told: string) =>
    isRefusal(outcome)
      ? refuseForm(problemOf(field, dateFields(field('occasion')), refusedAt(outcome), MORE))
      : redirect(`/profile/important-dates?done=${told}`)
  const intent = field('intent')
  const wrong = ['add', 'change'].includes(intent) && checkForm(field, dateFields(field('occasion')), MORE)
  if (wrong) return refuseForm(wrong)
  switch (intent) {
    case 'add': {
      const input = inputOf(field)
      const added = await api.mutate(AddImportantDateDocument, { input }, (answer) =>
        shown(answer.addImportantDate),
      )
      const { addImportantDate: kept } = added
      return isRefusal(kept) ? done(kept, 'added') : leadTo(newestOf(kept), 'added')
    }
    case 'change': {
      const input = inputOf(field)
      const changed = await api.mutate(UpdateImportantDateDocument, { id: field('id'), input }, (answer) =>
        shown(answer.updateImportantDate),
      )
      const { updateImportantDate: kept } = changed
      const event = isRefusal(kept) ? undefined : kept.list.find(({ id }) => id === field('id'))
      return event ? leadTo(event, 'changed') : done(kept, 'changed')
    }
    case 'remove': {
      const removed = await api.mutate(RemoveImportantDateDocument, { id: field('id') }, (answer) =>
        shown(answer.removeImportantDate),
      )
      return done(removed.removeImportantDate, 'removed')
    }
    case 'muteOccasions': {
      const occasions = (Object.keys(OCCASIONS) as Occasion[]).filter(
        (name) => field(`mute ${name}`) === 'on',
      )
      const muted = await api.mutate(
        SetMutedOccasionsDocument,
        { occasions },
        ({ updateNotifications: settings }) =>
          isRefusal(settings)
            ? []
            : [
                patch(ProfileImportantDatesPageDocument, {
                  importantDates: settings.importantDates,
                  notificationSettings: { mutedOccasions: settings.mutedOccasions },
                }),
              ],
      )
      return done(muted.updateNotifications, 'muted')
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** Leads to the row of a date. With scripts a toast says what was done, wherever on the page that is; else the head of the page does. */
function leadTo(event: ImportantDates_DateFragment, told: 'added' | 'changed') {
  const row = `#${rowId(event)}`
  if (import.meta.env.SSR) return redirect(`/profile/important-dates?done=${told}${row}`)
  showToast(`${nameOf(event)} is ${told === 'added' ? 'kept' : 'changed'}`)
  return redirect(`/profile/important-dates${row}`)
}

/** The shop numbers dates in the order in which they are kept. */
function newestOf({ list }: ImportantDates_DatesFragment): ImportantDates_DateFragment {
  const [newest] = list.toSorted((one, other) => Number(other.id) - Number(one.id))
  if (!newest) throw new Error('A date was kept, and the answer has none')
  return newest
}

/** The page after a change that has answered with all dates. */
const shown = (importantDates: ImportantDates_DatesFragment | Refusal_RefusalFragment) =>
  isRefusal(importantDates) ? [] : [patch(ProfileImportantDatesPageDocument, { importantDates })]

/** No form of ours sends an unknown occasion. */
function inputOf(field: Field): ImportantDateInput {
  const occasion = field('occasion')
  if (!isOccasion(occasion)) throw data(null, { status: 400 })
  return {
    occasion,
    title: occasion === 'OWN' ? field('title').trim() : null,
    date: dateOfParts(field('day'), field('month'), field('year').trim()),
    yearKnown: field('year').trim() !== '',
    recipientName: field('recipientName').trim() || null,
    recipientId: field('recipientId') || null,
    leadDays: wholeNumber(field('leadDays') || '7'),
    muted: field('muted') === 'on',
  }
}

/** The fields of the form by argument; a date is asked for in parts. */
const FORM_FIELD: Record<string, string> = {
  title: 'title',
  date: 'day',
  recipientName: 'recipientName',
  recipientId: 'recipientId',
  leadDays: 'leadDays',
}

/** Beside a field the page says no more than that it is missing or incorrect. */
function refusedAt(refusal: Refusal_RefusalFragment): RefusedForm {
  const named = FORM_FIELD[fieldName(refusal.field)]
  if (!named) return { ...refusal, field: null }
  const wrong = refusal.parts[0]?.code
  // Its day and month may be right when the date is not one to remember.
  const at = wrong === 'not_a_date_to_remember' ? 'year' : named
  return { code: wrong === 'required' ? 'required' : 'incorrect', message: refusal.message, field: at }
}
