import { data, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { NewestOrderDocument, PaymentPageDocument } from '../../../graphql/generated/graphql.ts'
import { stepPath, typeOfRequest } from '../../data/checkout-type.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

/**
 * An order that awaits its payment; one that is paid has a page of its own. `?method=` is another way to pay than was
 * chosen, `?returned=1` says that the shopper comes back from paying: then the payment service is asked.
 */
export async function paymentLoader({ request, params, context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  if (!params.order) {
    const { newestOrder } = (await api.query(NewestOrderDocument, {})).data
    throw redirect(newestOrder?.orderId ? `/payment/stripe/${newestOrder.orderId}` : '/')
  }
  const search = new URL(request.url).searchParams
  const answer = await api.query(PaymentPageDocument, {
    id: params.order,
    method: search.get('method'),
    returned: search.has('returned'),
    type: typeOfRequest(request),
  })
  requireField(answer, 'order')
  const { order } = answer.data
  if (!order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  if (answer.data.orderPaid) throw redirect(`/order/${order.id}`)
  if (order.state === 'DRAFT') throw redirect(stepPath('/checkout/final-details', order.type))
  if (order.state !== 'AWAITING_PAYMENT') throw redirect(`/order/${order.id}`)
  // Which ways to pay there are depends on it.
  if (order.type !== typeOfRequest(request))
    throw redirect(stepPath(`/payment/stripe/${order.id}`, order.type))
  return data({ ...answer, meta: { title: 'Payment', robots: 'noindex' } })
}
