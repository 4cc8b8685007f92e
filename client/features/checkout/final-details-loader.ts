import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { FinalDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { requireUser } from '../../data/page/require-user.ts'
import { OTHER_CHECKOUT, stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { isOtherCheckout, nothingToCheckOut } from './nothing-to-check-out.ts'

/** What has to be said on the page before this one; when it is the time alone, the one there was has gone. */
const ASKED_BEFORE = ['address', 'slot', 'recipient']
const BEFORE = '/checkout/delivery-details'

export async function finalDetailsLoader({ request, context }: LoaderFunctionArgs) {
  const type = typeOfRequest(request)
  const subscription = type === 'SUBSCRIPTION'
  const answer = await pageApi(context).query(FinalDetailsPageDocument, { type })
  requireField(answer, 'checkout')
  const { checkout } = answer.data
  if (!checkout?.totalCost.amount) throw nothingToCheckOut(answer.data)
  if (isOtherCheckout(answer.data, type)) throw replace(`/cart?${OTHER_CHECKOUT}`)
  const missing = checkout.missing.filter((part) => ASKED_BEFORE.includes(part))
  if (missing.length)
    throw replace(stepPath(missing.join() === 'slot' ? `${BEFORE}?lapsed=1#when` : BEFORE, type))
  if (subscription) requireUser(answer, request)
  const chosen = pageApi(context).kept('payment_method')
  return { ...answer, chosen, meta: { title: 'Final details', robots: 'noindex' } }
}
