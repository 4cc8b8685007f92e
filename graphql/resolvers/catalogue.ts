import { toContract, toEnum } from '../enum-case.ts'
import type { InputMaybe, ListingFilters, Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as catalogue from '../rest/catalogue.ts'
import { joinPages, partsOf } from './joined-pages.ts'

export const catalogueResolvers: Resolvers = {
  Query: {
    listing: (_root, { type, slug, page, from, orderBy, orderDirection, filters, limit }, { rest }) => {
      const order = {
        order_by: toContract(orderBy ?? 'POPULARITY'),
        order_direction: toContract(orderDirection ?? 'DESC'),
      }
      const query = { ...order, ...toQuery(filters) }
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
  },
  Product: {
    realId: (product) => product.real_id,
    oldPrice: (product) => product.old_price,
    reviewCount: (product) => product.review_count,
    sameDay: (product) => product.same_day,
    ratingBreakdown: (product) => product.rating_breakdown,
  },
  Variant: { oldPrice: (variant) => variant.old_price },
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
  },
  Pagination: {
    perPage: (pagination) => pagination.per_page,
    totalPages: (pagination) => pagination.total_pages,
    isExact: (pagination) => pagination.is_exact,
  },
}

/** Nothing chosen is not sent, so that equal questions have one address. */
function toQuery(filters: InputMaybe<ListingFilters> | undefined) {
  const several = (values: InputMaybe<string[]> | undefined) =>
    values?.length ? [...new Set(values)].sort().join(',') : undefined
  return {
    price_min: filters?.priceMin ?? undefined,
    price_max: filters?.priceMax ?? undefined,
    colour: several(filters?.colour),
    stem: several(filters?.stem),
    size: several(filters?.size),
    occasion: several(filters?.occasion),
    recipient: several(filters?.recipient),
    same_day: filters?.sameDay ? 'true' : undefined,
  }
}
