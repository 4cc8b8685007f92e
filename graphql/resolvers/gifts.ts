import { GIFT_POLICIES } from '../../contract/basket.ts'
import { getGiftCardBalance } from '../../contract/gift-card.ts'
import * as api from '../../contract/gifts.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orRefusal, refusalOf } from '../errors/refusal.ts'
import { visitorsCart } from './cart.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'

export const giftResolvers: Resolvers = {
  Query: {
    gifts: (_root, { sortBy, sortDirection, ...pages }, { rest }) =>
      joinPages('list', partsOf(pages), (part) =>
        rest.data(api.getGifts, {
          query: {
            ...part,
            order_by: sortBy ?? 'popularity',
            order_direction: sortDirection ?? 'desc',
          },
        }),
      ),
    giftCards: async (_root, _args, { rest }) => (await rest.data(api.getGiftCards)).list,
    popularCategoriesItems: (_root, _args, { rest }) => rest.data(api.getPopularCategoryItems),
  },
  Mutation: {
    giftCardBalance: async (_root, { code }, { rest }) => {
      const answer = await orRefusal(rest.call(getGiftCardBalance, { body: { code } }))
      if (answer instanceof Refusal) return answer
      return answer.data ?? refusalOf(answer.code ?? 'refused', answer.message, answer)
    },
  },
  Gifts: {
    // The list is shared and comes from the cache; the cart is the visitor's.
    cartHasGift: async (_gifts, _args, context) =>
      (await visitorsCart(context))?.positions.some((position) =>
        GIFT_POLICIES.includes(position.policy_id),
      ) ?? false,
  },
}
