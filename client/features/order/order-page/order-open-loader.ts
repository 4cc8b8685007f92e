import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { OpenOrderDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { isLinkToken } from '../../../data/link-token.ts'
import { stepPath } from '../../../data/paths/checkout-type.ts'
import { signInPath } from '../../../data/paths/sign-in-path.ts'

/**
 * The link in a letter about a guest's order: opens it in this browser and leads to its page, with `?pay=1` to where it
 * is paid. What does not open says so on the order's own address. A mail programme that follows it takes nothing away.
 */
export async function orderOpenLoader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '' } = params
  const elsewhere = () => replace(`/order/${encodeURIComponent(token.split('.')[0] ?? '')}`)
  if (!isLinkToken(token)) throw elsewhere()
  const { openOrder } = await pageApi(context).mutate(OpenOrderDocument, { token })
  if (isRefusal(openOrder)) throw elsewhere()
  const { orderId, type, needsSignIn } = openOrder
  const path = new URL(request.url).searchParams.has('pay')
    ? stepPath(`/payment/stripe/${orderId}`, type)
    : `/order/${orderId}`
  throw replace(needsSignIn ? signInPath(path) : path)
}
