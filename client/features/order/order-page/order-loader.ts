import { data, redirect, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CheckPaymentDocument, OrderPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { withoutType, orderTypeOfRequest } from '../../../data/paths/checkout-type.ts'
import { askedAddress } from '../../delivery/index.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'
import { asksForTimes } from './reschedule-path.ts'

/**
 * Loads an order of this visitor. An address without a number leads to the newest order: checking its payment answers with
 * that, and learns what a payment at the bank has come to meanwhile.
 */
export async function orderLoader({ request, params, context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  if (!params.id) {
    const { checkPayment: newest } = await api.mutate(CheckPaymentDocument, {})
    throw redirect(newest ? `/order/${newest.id}` : '/')
  }
  const orderType = orderTypeOfRequest(request)
  const answer = await api.query(OrderPageDocument, {
    ...{ id: params.id, orderType, ...askedAddress(request) },
    reschedule: asksForTimes(new URL(request.url)),
  })
  requireField(answer, 'order')
  if (!answer.data.order && orderType) throw replace(withoutType(request))
  if (!answer.data.order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: { title: `Order ${params.id}`, robots: 'noindex' } })
}
