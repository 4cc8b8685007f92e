import * as api from '../../contract/promotions.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { block } from '../block.ts'
import { orNull } from '../errors/refusal.ts'
import { toFilterQuery } from './arguments/filter-query.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'
import { numberOf } from './arguments/number-of.ts'

export const promotionResolvers: Resolvers = {
  Query: {
    promotions: block(({ rest }) => rest.data(api.getPromotions)),
    promotion: (_root, { id: text, sortBy, sortDirection, filters, ...pages }, { rest }) => {
      const id = numberOf(text, 'id')
      const query = {
        order_by: sortBy ?? 'popularity',
        order_direction: sortDirection ?? 'desc',
        ...toFilterQuery(filters),
      }
      return orNull(
        joinPages('offers', partsOf(pages), (part) =>
          rest.data(api.getPromotion, { params: { id }, query: { ...part, ...query } }),
        ),
      )
    },
  },
}
