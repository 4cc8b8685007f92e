import * as api from '../../contract/favorites.ts'
import type { Favorites } from '../../contract/favorites.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import { UpstreamError } from '../errors/upstream-error.ts'
import { numberOf } from './arguments/number-of.ts'

export const favoriteResolvers: Resolvers = {
  Query: { favorites: (_root, _args, context) => visitorsFavorites(context) },
  Mutation: {
    addFavorite: (_root, { productId }, { rest }) =>
      orRefusal(rest.data(api.addFavorite, { params: { id: numberOf(productId, 'productId') } })),
    removeFavorite: (_root, { productId }, { rest }) =>
      orRefusal(rest.data(api.removeFavorite, { params: { id: numberOf(productId, 'productId') } })),
  },
}

/** The visitor's favourites; null without a valid session. Reading them starts no session. */
async function visitorsFavorites({ rest }: GatewayContext): Promise<Favorites | null> {
  if (!rest.hasSession) return null
  try {
    return await rest.data(api.getFavorites)
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  }
}
