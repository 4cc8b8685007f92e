import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as catalogue from '../rest/catalogue.ts'
import { toFilterQuery } from './filter-query.ts'
import { joinPages, partsOf } from './joined-pages.ts'

export const catalogueResolvers: Resolvers = {
  Query: {
    listing: (_root, { type, slug, page, from, orderBy, orderDirection, filters, limit }, { rest }) => {
      const order = {
        order_by: orderBy ?? 'popularity',
        order_direction: orderDirection ?? 'desc',
      }
      const query = { ...order, ...toFilterQuery(filters) }
      return orNull(
        joinPages(partsOf(page ?? 1, from, limit ?? undefined), (part) =>
          catalogue.getListing(rest, type, slug, { ...part, ...query }),
        ),
      )
    },
    product: (_root, { id }, { rest }) => orNull(catalogue.getProduct(rest, id)),
    recentlyViewed: (_root, { ids }, { rest }) => catalogue.getRecentlyViewed(rest, ids.slice(0, 12)),
  },
}
