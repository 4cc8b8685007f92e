import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { AppLandingPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** What the app does and where it is to be had. */
export async function appLandingLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(AppLandingPageDocument, {})
  requireField(answer, 'page')
  const { page } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: pageMeta(page) })
}
