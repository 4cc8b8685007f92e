import { data, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileOrderPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/page-api.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'
import { profileMeta, requireUser } from '../profile/require-user.ts'

/** One order of the user; without a number there is the list. */
export async function orderLoader({ request, params, context }: LoaderFunctionArgs) {
  if (!params.id) throw redirect('/profile/orders')
  const answer = await pageApi(context).query(ProfileOrderPageDocument, { id: params.id })
  requireUser(answer, request, 'order')
  if (!answer.data.order) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: profileMeta(`Order ${params.id}`) })
}
