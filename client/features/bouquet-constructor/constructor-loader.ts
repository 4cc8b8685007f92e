import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ConstructorPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** The choices of the bouquet constructor. */
export async function constructorLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ConstructorPageDocument, {})
  requireField(answer, 'page')
  const { page, constructorBlock } = answer.data
  const comes = [...answer.deferred, ...answer.failed].includes('constructorBlock')
  // A shop that has nothing to make bouquets of has no such page.
  if (!page || (!constructorBlock && !comes))
    return data({ ...answer, data: { ...answer.data, page: null }, meta: NOT_FOUND_META }, { status: 404 })
  // There is no end of bouquets: search engines read the page without any.
  const robots = new URL(request.url).search ? 'noindex, follow' : undefined
  return data({ ...answer, crumbs: [{ title: page.title }], meta: { ...pageMeta(page), robots } })
}
