import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { FinalDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { stepPath, typeOfRequest } from '../../data/checkout-type.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { requireUser } from '../profile/require-user.ts'

/** What has to be said on the page before this one. */
const ASKED_BEFORE = ['address', 'interval', 'recipient']

export async function finalDetailsLoader({ request, context }: LoaderFunctionArgs) {
  const type = typeOfRequest(request)
  const subscription = type === 'SUBSCRIPTION'
  const answer = await pageApi(context).query(FinalDetailsPageDocument, { type, subscription })
  requireField(answer, 'checkout')
  const { checkout } = answer.data
  if (!checkout?.totalCost.amount) throw redirect('/')
  if (checkout.missing.some((part) => ASKED_BEFORE.includes(part)))
    throw redirect(stepPath('/checkout/delivery-details', type))
  if (subscription) requireUser(answer, request)
  const chosen = pageApi(context).kept('payment_method')
  return { ...answer, chosen, meta: { title: 'Final details', robots: 'noindex' } }
}
