import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as promotions from '../rest/promotions.ts'
import { toFilterQuery } from './filter-query.ts'

export const promotionResolvers: Resolvers = {
  Query: {
    promotions: (_root, _args, { rest }) => promotions.getPromotions(rest),
    promotion: (_root, { id, page, orderBy, orderDirection, concat, filters }, { rest }) =>
      orNull(
        promotions.getPromotion(rest, id, {
          page: page ?? 1,
          order_by: orderBy ?? 'popularity',
          order_direction: orderDirection ?? 'desc',
          concat: concat ? 'true' : 'false',
          ...toFilterQuery(filters),
        }),
      ),
  },
}
