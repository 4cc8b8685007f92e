import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import { getProductReviews } from '../rest/catalogue.ts'
import { joinPages, partsOf } from './joined-pages.ts'

const VIEWS = { front: 'FRONT', detail: 'DETAIL', 'at-home': 'AT_HOME' } as const

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
  Product: {
    flowerSettings: (product) => product.flower_settings,
    cardText: (product) => product.card_text,
    extraOffers: (product) => product.extra_offers,
    createdOn: (product) => product.created_on,
  },
  ProductReviews: { ratingBreakdown: (reviews) => reviews.rating_breakdown },
  GalleryPicture: { view: (picture) => VIEWS[picture.view] },
  FlowerSettings: {
    flowerColor: (settings) => settings.flower_color,
    flowerCount: (settings) => settings.flower_count,
    cardConstructor: (settings) => settings.card_constructor,
  },
  CardConstructor: {
    activeColor: (card) => card.active_color,
    activeCount: (card) => card.active_count,
    activeType: (card) => card.active_type,
  },
  CardText: { maxLength: (card) => card.max_length },
  ExtraOffer: { extraOfferVariantId: (offer) => offer.extra_offer_variant_id },
  SubscriptionOffer: { percentOff: (offer) => offer.percent_off },
}
