import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PromotionsPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** What costs less at present. */
export async function promotionsLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(PromotionsPageDocument, {})
  for (const field of ['page', 'promotions']) requireField(answer, field)
  const { page, promotions } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: { ...pageMeta(page), image: promotions?.[0]?.image.url } })
}
