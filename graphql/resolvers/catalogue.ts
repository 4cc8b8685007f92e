import { toContract, toEnum } from '../enum-case.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as catalogue from '../rest/catalogue.ts'
import { toFilterQuery } from './filter-query.ts'
import { joinPages, partsOf } from './joined-pages.ts'

export const catalogueResolvers: Resolvers = {
  Query: {
    listing: (_root, { type, slug, page, from, orderBy, orderDirection, filters, limit }, { rest }) => {
      const order = {
        order_by: toContract(orderBy ?? 'POPULARITY'),
        order_direction: toContract(orderDirection ?? 'DESC'),
      }
      const query = { ...order, ...toFilterQuery(filters) }
      return orNull(
        joinPages(partsOf(page ?? 1, from, limit ?? undefined), (part) =>
          catalogue.getListing(rest, toContract(type), slug, { ...part, ...query }),
        ),
      )
    },
    product: (_root, { id }, { rest }) => orNull(catalogue.getProduct(rest, id)),
    recentlyViewed: (_root, { ids }, { rest }) => catalogue.getRecentlyViewed(rest, ids.slice(0, 12)),
  },
  ProductCard: {
    realId: (card) => card.real_id,
    oldPrice: (card) => card.old_price,
    hasOptions: (card) => card.has_options,
    positionSlug: (card) => card.position_slug,
    reviewCount: (card) => card.review_count,
    sameDay: (card) => card.same_day,
    giftCardBy: (card) => card.gift_card_by && toEnum(card.gift_card_by),
  },
  Product: {
    realId: (product) => product.real_id,
    oldPrice: (product) => product.old_price,
    reviewCount: (product) => product.review_count,
    sameDay: (product) => product.same_day,
    giftCardBy: (product) => product.gift_card_by && toEnum(product.gift_card_by),
    ratingBreakdown: (product) => product.rating_breakdown,
  },
  Variant: {
    oldPrice: (variant) => variant.old_price,
    subscriberPrice: (variant) => variant.subscriber_price,
  },
  Review: {
    publishedOn: (review) => review.published_on,
    productId: (review) => review.product_id,
  },
  Combo: { oldPrice: (combo) => combo.old_price },
  CollectionSummary: { type: (collection) => toEnum(collection.type) },
  Collection: {
    type: (collection) => toEnum(collection.type),
    metaTitle: (collection) => collection.meta_title,
    metaDescription: (collection) => collection.meta_description,
    blockHeading: (collection) => collection.block_heading,
    blockLead: (collection) => collection.block_lead,
  },
  Pagination: {
    perPage: (pagination) => pagination.per_page,
    totalPages: (pagination) => pagination.total_pages,
    isExact: (pagination) => pagination.is_exact,
  },
}
