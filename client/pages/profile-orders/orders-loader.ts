import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileOrdersPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/page-api.ts'
import { profileMeta, requireUser } from '../profile/require-user.ts'

const LONGEST = 100

export async function ordersLoader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, LONGEST) ?? ''
  const answer = await pageApi(context).query(ProfileOrdersPageDocument, { search: search || null })
  requireUser(answer, request, 'orders')
  return { ...answer, search, meta: profileMeta('Your orders') }
}
