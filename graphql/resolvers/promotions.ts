import * as api from '../../contract/promotions.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import { toFilterQuery } from './filter-query.ts'

export const promotionResolvers: Resolvers = {
  Query: {
    promotions: (_root, _args, { rest }) => rest.data(api.getPromotions),
    promotion: (_root, { id, page, orderBy, orderDirection, concat, filters }, { rest }) =>
      orNull(
        rest.data(api.getPromotion, {
          params: { id },
          query: {
            page: page ?? 1,
            order_by: orderBy ?? 'popularity',
            order_direction: orderDirection ?? 'desc',
            concat: concat ? 'true' : 'false',
            ...toFilterQuery(filters),
          },
        }),
      ),
  },
}
