import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ContentPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'
import { pageMeta } from './page-meta.ts'

/** A page that the store keeps, by its address: `/subscription/second` is `subscription-second`. */
export async function contentLoader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const slug = pathname.slice(1).replaceAll('/', '-')
  const answer = await pageApi(context).query(ContentPageDocument, { slug })
  requireField(answer, 'page')
  const { page } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, crumbs: [{ title: page.title }], meta: pageMeta(page) })
}
