import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileFavoritesPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function profileFavoritesLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileFavoritesPageDocument, {})
  requireUser(answer, request, 'favorites')
  return { ...answer, meta: profileMeta('Favourites') }
}
