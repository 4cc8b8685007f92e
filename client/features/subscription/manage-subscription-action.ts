import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  ManageSubscription_SubscriptionFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  CancelSubscriptionDocument,
  SetSubscriptionWindowDocument,
  PauseSubscriptionDocument,
  ProfileManageSubscriptionPageDocument,
  ResumeSubscriptionDocument,
  SkipDeliveryDocument,
  SwapSubscriptionProductDocument,
} from '../../../graphql/generated/graphql.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm } from '../../ui/form/form-data.ts'
import type { RefusedForm } from '../../ui/form/form-problem.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { fieldName } from '../../ui/form/sentences.ts'
import { fieldsOf } from './subscription-fields.ts'

/** Pauses, skips, swaps, moves and ends a subscription, by the form's `intent`. */
export async function manageSubscriptionAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const fields = fieldsOf(intent)
  const wrong = checkForm(field, fields, ['id'])
  if (wrong) return refuseForm(wrong)
  const outcome = await change(pageApi(context), intent, field)
  if (isRefusal(outcome)) return refuseForm(problemOf(field, fields, refusedAt(outcome), ['id']))
  return redirect(`/profile/manage-subscription?done=${intent}`)
}

async function change(api: PageApi, intent: string, field: Field) {
  const id = field('id').slice(0, 40)
  switch (intent) {
    case 'pause': {
      const pause = { id, until: field('until') || null }
      return (await api.mutate(PauseSubscriptionDocument, pause, (done) => shown(done.pauseSubscription)))
        .pauseSubscription
    }
    case 'resume':
      return (await api.mutate(ResumeSubscriptionDocument, { id }, (done) => shown(done.resumeSubscription)))
        .resumeSubscription
    case 'skip': {
      const delivery = { id, nextDeliveryOn: field('nextDeliveryOn') }
      return (await api.mutate(SkipDeliveryDocument, delivery, (done) => shown(done.skipDelivery)))
        .skipDelivery
    }
    case 'swap': {
      const [productId = '', variantSlug = ''] = field('product').split(' ')
      const flowers = { id, productId, variantSlug }
      return (
        await api.mutate(SwapSubscriptionProductDocument, flowers, (done) =>
          shown(done.swapSubscriptionProduct),
        )
      ).swapSubscriptionProduct
    }
    case 'slot': {
      const slot = { id, windowId: field('window'), date: field('date') || null }
      return (
        await api.mutate(SetSubscriptionWindowDocument, slot, (done) => shown(done.setSubscriptionWindow))
      ).setSubscriptionWindow
    }
    case 'cancel':
      return (await api.mutate(CancelSubscriptionDocument, { id }, (done) => shown(done.cancelSubscription)))
        .cancelSubscription
    default:
      throw data(null, { status: 400 })
  }
}

/** The page with the subscription as the change has left it. */
const shown = (changed: ManageSubscription_SubscriptionFragment | Refusal_RefusalFragment) =>
  isRefusal(changed)
    ? []
    : [
        patch(ProfileManageSubscriptionPageDocument, ({ deliverySubscriptions }) => ({
          deliverySubscriptions:
            deliverySubscriptions?.map((one) => (one.id === changed.id ? changed : one)) ?? null,
        })),
      ]

const SAID_OF: Record<string, { message: string; field: string }> = {
  until: { field: 'until', message: 'Choose a date to come, a year ahead at most' },
  date: {
    field: 'date',
    message: 'Choose a date from the day after tomorrow on, two deliveries ahead at most',
  },
  windowId: { field: 'window', message: 'This time is not on offer for the address' },
}

/** Where a refusal that speaks for itself belongs. */
const SAID_AT: Record<string, string> = {
  not_offered: 'product',
  ordered_already: 'date',
  closed_day: 'date',
  closed_time: 'window',
}

function refusedAt({ code, message, field, parts }: Refusal_RefusalFragment): RefusedForm {
  const at = SAID_AT[code]
  if (at) return { code, message, field: at }
  const said = SAID_OF[fieldName(field)]
  return said ? { code, ...said } : { code, message, parts, field: null }
}
