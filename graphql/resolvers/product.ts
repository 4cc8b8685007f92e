import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import { getProductReviews } from '../rest/catalogue.ts'
import { joinPages, partsOf } from './joined-pages.ts'

/** What only the product page asks for. */
export const productResolvers: Resolvers = {
  Query: {
    productReviews: (_root, { id, page, from, rating }, { rest }) =>
      orNull(
        joinPages(partsOf(page ?? 1, from), (part) =>
          getProductReviews(rest, id, { ...part, rating: rating ?? undefined }),
        ),
      ),
  },
}
