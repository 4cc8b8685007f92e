import * as api from '../../contract/catalogue.ts'
import { variantIdOf } from '../add-ons.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'
import { toFilterQuery } from './arguments/filter-query.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'
import { numberOf } from './arguments/number-of.ts'

export const catalogueResolvers: Resolvers = {
  AddOn: { variantId: async (addOn, _args, { rest }) => String(await variantIdOf(rest, addOn)) },
  Query: {
    listing: (_root, { type, slug, sortBy, sortDirection, filters, ...pages }, { rest }) => {
      const order = {
        order_by: sortBy ?? 'popularity',
        order_direction: sortDirection ?? 'desc',
      }
      const query = { ...order, ...toFilterQuery(filters) }
      return orNull(
        joinPages('list', partsOf(pages), (part) =>
          rest.data(api.getListing, { params: { type, slug }, query: { ...part, ...query } }),
        ),
      )
    },
    product: (_root, args, { rest }) => {
      const id = numberOf(args.id, 'id')
      return orNull(rest.data(api.getProduct, { params: { id } }))
    },
    productReviews: (_root, { id, rating, ...pages }, { rest }) => {
      const params = { id: numberOf(id, 'id') }
      return orNull(
        joinPages('list', partsOf(pages), (part) =>
          rest.data(api.getProductReviews, {
            params,
            query: { ...part, rating: rating ?? undefined },
          }),
        ),
      )
    },
    recentlyViewed: async (_root, { ids }, { rest }) => {
      const numbers = ids.map((id) => numberOf(id, 'ids'))
      const { list } = await rest.data(api.getRecentlyViewed, {
        query: { ids: numbers.slice(0, 12).join(',') || undefined },
      })
      return list
    },
  },
}
