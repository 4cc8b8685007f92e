import type {
  Favorites_FavoritesFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  FavoritesPageDocument,
  ProfileFavoritesPageDocument,
  VisitorDocument,
} from '../../../graphql/generated/graphql.ts'
import type { Patch } from '../../data/graphql/answer-cache.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'

/** Every heart in the shop, and the pages of favourites, after a change. What was added shows there when they are asked for again. */
export function favoritePatches(outcome: Favorites_FavoritesFragment | Refusal_RefusalFragment): Patch[] {
  if (isRefusal(outcome)) return []
  const isLiked = ({ id }: { id: number }) => outcome.ids.includes(id)
  const still = <Favorites extends { list: { id: number }[] }>(favorites: Favorites | null | undefined) =>
    favorites && favorites.list.filter(isLiked).length === outcome.ids.length
      ? { favorites: { ...favorites, list: favorites.list.filter(isLiked) } }
      : null
  return [
    patch(VisitorDocument, { favorites: outcome }),
    patch(FavoritesPageDocument, ({ favorites }) => still(favorites)),
    patch(ProfileFavoritesPageDocument, ({ favorites }) => still(favorites)),
  ]
}
