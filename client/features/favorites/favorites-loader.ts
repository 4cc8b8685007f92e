import type { LoaderFunctionArgs } from 'react-router-dom'
import { FavoritesPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

/** What the visitor likes; for those who like nothing yet, what others do. */
export async function favoritesLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(FavoritesPageDocument, {})
  requireField(answer, 'favorites')
  const title = 'Favourites'
  return { ...answer, crumbs: [{ title }], meta: { title, robots: 'noindex' } }
}
