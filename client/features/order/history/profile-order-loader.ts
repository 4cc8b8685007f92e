import { data, redirect, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileOrderPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'
import { withoutType, orderTypeOfRequest } from '../../../data/paths/checkout-type.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'

/** One order of the user; without a number there is the list. */
export async function orderLoader({ request, params, context }: LoaderFunctionArgs) {
  if (!params.id) throw redirect('/profile/orders')
  const orderType = orderTypeOfRequest(request)
  const answer = await pageApi(context).query(ProfileOrderPageDocument, { id: params.id, orderType })
  requireUser(answer, request, 'order')
  if (!answer.data.order && orderType) throw replace(withoutType(request))
  if (!answer.data.order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: profileMeta(`Order ${params.id}`) })
}
