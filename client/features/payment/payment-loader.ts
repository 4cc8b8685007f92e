import { data, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import {
  NewestOrderDocument,
  PaymentPageDocument,
  PaymentReturnDocument,
} from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { withoutType, orderTypeOfRequest, stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'
import { paymentPath } from '../order/index.ts'

/**
 * An order that awaits its payment; one that is paid has a page of its own. `?method=` is another way to pay than was
 * chosen, `?returned=1` says that the shopper comes back from paying: then the payment service is asked, and the page
 * opened anew, without what the service wrote into its address. Where it leads elsewhere it takes no place in the
 * history: "back" would end at it for ever.
 */
export async function paymentLoader({ request, params, context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  if (!params.order) {
    const { newestOrder } = (await api.query(NewestOrderDocument, {})).data
    throw replace(newestOrder?.orderId ? `/payment/stripe/${newestOrder.orderId}` : '/')
  }
  const search = new URL(request.url).searchParams
  const method = search.get('method')
  const type = typeOfRequest(request)
  if (search.has('returned')) {
    const { orderPaid } = (await api.query(PaymentReturnDocument, { id: params.order })).data
    throw replace(
      orderPaid
        ? stepPath(`/order/${params.order}`, type)
        : paymentPath({ id: params.order, type }, { method }),
    )
  }
  const orderType = orderTypeOfRequest(request)
  const answer = await api.query(PaymentPageDocument, { id: params.order, method, type, orderType })
  requireField(answer, 'order')
  const { order, paymentMethods } = answer.data
  if (!order && orderType) throw replace(withoutType(request))
  if (!order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  if (order.state === 'DRAFT') throw replace(stepPath('/checkout/final-details', order.type))
  if (order.state !== 'AWAITING_PAYMENT') throw replace(stepPath(`/order/${order.id}`, order.type))
  // Which ways to pay there are depends on it.
  if (order.type !== type) throw replace(paymentPath(order, { method }))
  if (method && paymentMethods?.methods.some(({ code }) => code === method))
    api.keep('payment_method', method)
  return data({ ...answer, meta: { title: 'Payment', robots: 'noindex' } })
}
