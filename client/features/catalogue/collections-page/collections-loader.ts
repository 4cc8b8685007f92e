import type { LoaderFunctionArgs } from 'react-router-dom'
import { CollectionsPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'

export async function collectionsLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(CollectionsPageDocument, {})
  requireField(answer, 'categories')
  const title = new URL(request.url).pathname === '/filter' ? 'All collections' : 'All categories'
  const description =
    'Flowers, roses, letterbox flowers, plants and gifts by occasion, recipient, colour and price.'
  return { ...answer, crumbs: [{ title }], meta: { title, description } }
}
