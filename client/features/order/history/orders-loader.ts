import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileOrdersPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'

const LONGEST = 100
const NUMBER = /^[0-9A-Z]{8}$/

/** A page of the history; `before` is the order it comes after, and what is no number begins at the newest. */
export async function ordersLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('q')?.trim().slice(0, LONGEST) ?? ''
  const asked = searchParams.get('before') ?? ''
  const before = NUMBER.test(asked) ? asked : null
  const answer = await pageApi(context).query(ProfileOrdersPageDocument, { search: search || null, before })
  requireUser(answer, request, 'orders')
  return { ...answer, search, before, meta: profileMeta('Your orders') }
}
