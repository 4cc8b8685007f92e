import type { ActionFunctionArgs } from 'react-router-dom'
import type { GiftCardPage_BalanceFragment } from '../../../graphql/generated/graphql.ts'
import { GiftCardBalanceDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { readForm } from '../../ui/form/form-data.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { GIFT_CARD_BALANCE_FIELDS } from './gift-card-balance-fields.ts'

export type GiftCardAnswer = Partial<FormAnswer & { balance: GiftCardPage_BalanceFragment }>

/** Says what is left on a gift card. A code is in no address: it would stay in the history of the browser. */
export async function giftCardAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const wrong = checkForm(field, GIFT_CARD_BALANCE_FIELDS)
  if (wrong) return refuseForm(wrong)
  const code = field('code').trim()
  const { giftCardBalance: outcome } = await pageApi(context).mutate(GiftCardBalanceDocument, { code })
  if (isRefusal(outcome))
    return refuseForm(problemOf(field, GIFT_CARD_BALANCE_FIELDS, { ...outcome, field: 'code' }))
  return { balance: outcome } satisfies GiftCardAnswer
}
