import type {
  Favorites_FavoritesFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import { FavoritesPageDocument, ProfileFavoritesPageDocument } from '../../../graphql/generated/graphql.ts'
import type { Patch } from '../../data/graphql/answer-cache.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { visitorPatch } from '../../data/visitor.tsx'

/**
 * What a change of the favourites changes in kept answers: every heart, and the pages of favourites. A product that was added is not known
 * here: then those pages are loaded again when they are opened.
 */
export function favoritePatches(outcome: Favorites_FavoritesFragment | Refusal_RefusalFragment): Patch[] {
  if (isRefusal(outcome)) return []
  const isLiked = ({ id }: { id: string }) => outcome.ids.includes(id)
  const withoutRemoved = <Favorites extends { list: { id: string }[] }>(
    favorites: Favorites | null | undefined,
  ) =>
    favorites && favorites.list.filter(isLiked).length === outcome.ids.length
      ? { favorites: { ...favorites, list: favorites.list.filter(isLiked) } }
      : null
  return [
    visitorPatch({ favorites: outcome }),
    patch(FavoritesPageDocument, ({ favorites }) => withoutRemoved(favorites)),
    patch(ProfileFavoritesPageDocument, ({ favorites }) => withoutRemoved(favorites)),
  ]
}
