import type { Resolvers } from '../generated/resolvers.ts'

/** Where a page stands in its list, as /v1 says it. */
const pageInfo = <Info>({ pagination }: { pagination: Info }): Info => pagination

export const pageInfoResolvers: Resolvers = {
  Listing: { pageInfo },
  ProductReviews: { pageInfo },
  SearchResult: { pageInfo },
  Gifts: { pageInfo },
  PromotionPage: { pageInfo },
  Bonuses: { pageInfo },
  PageInfo: { hasNextPage: ({ page, total_pages: last }) => page < last },
}
