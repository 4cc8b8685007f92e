import { data, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CheckPaymentDocument, PaymentPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { withoutType, orderTypeOfRequest, stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'
import { paymentPath } from '../order/index.ts'

/**
 * An order that awaits its payment; one that is paid has a page of its own. `?method=` is the way to pay; without it, that of
 * its last payment or that was chosen last. `?returned=1` says that the shopper comes back from paying: then the payment service is asked, and the page
 * opened anew, without what the service wrote into its address. Where it leads elsewhere it takes no place in the
 * history: "back" would end at it for ever.
 */
export async function paymentLoader({ request, params, context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  if (!params.order) {
    const { checkPayment: newest } = await api.mutate(CheckPaymentDocument, {})
    throw replace(newest ? `/payment/stripe/${newest.id}` : '/')
  }
  const search = new URL(request.url).searchParams
  const method = search.get('method')
  const type = typeOfRequest(request)
  if (search.has('returned')) {
    const { checkPayment: checked } = await api.mutate(CheckPaymentDocument, { orderId: params.order })
    throw replace(
      checked?.paid
        ? stepPath(`/order/${params.order}`, type)
        : paymentPath({ id: params.order, type }, { method }),
    )
  }
  const orderType = orderTypeOfRequest(request)
  const answer = await api.query(PaymentPageDocument, { id: params.order, type, orderType })
  requireField(answer, 'order')
  const { order, paymentMethods } = answer.data
  if (!order && orderType) throw replace(withoutType(request))
  if (!order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  if (order.state === 'DRAFT') throw replace(stepPath('/checkout/final-details', order.type))
  if (order.state !== 'AWAITING_PAYMENT') throw replace(stepPath(`/order/${order.id}`, order.type))
  // Which ways to pay there are depends on it.
  if (order.type !== type) throw replace(paymentPath(order, { method }))
  const isOffered = (code: string) => paymentMethods?.methods.some((offered) => offered.code === code)
  if (method && paymentMethods && !isOffered(method)) throw replace(paymentPath(order))
  if (method && isOffered(method)) api.keep('payment_method', method)
  const kept = api.kept('payment_method')
  const usual = order.payment?.method ?? (kept && isOffered(kept) ? kept : 'stripe')
  // A subscription is paid by a card that can be charged again.
  const chosen = order.type === 'SUBSCRIPTION' ? 'stripe' : (method ?? usual)
  return data({ ...answer, chosen, meta: { title: 'Payment', robots: 'noindex' } })
}
