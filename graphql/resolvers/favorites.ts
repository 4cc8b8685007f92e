import * as api from '../../contract/favorites.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import { ownOnly } from '../visitor-data.ts'
import { numberOf } from './arguments/number-of.ts'

export const favoriteResolvers: Resolvers = {
  Query: { favorites: (_root, _args, context) => ownOnly(context, (rest) => rest.data(api.getFavorites)) },
  Mutation: {
    addFavorite: (_root, { productId }, { rest }) =>
      orRefusal(rest.data(api.addFavorite, { params: { id: numberOf(productId, 'productId') } })),
    removeFavorite: (_root, { productId }, { rest }) =>
      orRefusal(rest.data(api.removeFavorite, { params: { id: numberOf(productId, 'productId') } })),
  },
}
