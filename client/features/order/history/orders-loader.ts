import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileOrdersPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'
import { pageHref } from '../../../data/paths/page-href.ts'
import { readPage } from '../../catalogue/index.ts'

const LONGEST = 100

/** A page of the history, the newest first. */
export async function ordersLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('q')?.trim().slice(0, LONGEST) ?? ''
  const page = readPage(searchParams)
  const answer = await pageApi(context).query(ProfileOrdersPageDocument, { search: search || null, page })
  requireUser(answer, request, 'orders')
  const last = answer.data.orders?.pageInfo.totalPages ?? 1
  if (page > last) throw replace(pageHref('/profile/orders', last, { q: search }))
  return { ...answer, search, meta: profileMeta('Your orders') }
}
