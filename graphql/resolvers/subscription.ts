import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as subscription from '../rest/subscription.ts'

export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptionPrices: (_root, _args, { rest }) => subscription.getSubscriptionPrices(rest),
    firstBouquet: (_root, { discount }, { rest }) => orNull(subscription.getFirstBouquet(rest, discount)),
  },
  SubscriptionPrices: {
    percentOff: (prices) => prices.percent_off,
    firstBouquetDiscounts: (prices) => prices.first_bouquet_discounts,
  },
  SubscriptionPlan: { everyWeeks: (plan) => plan.every_weeks },
  SubscriptionSize: { oldPrice: (size) => size.old_price },
  SubscriptionFlowers: { productId: (flowers) => flowers.product_id },
  SubscriptionFlowersSize: {
    positionSlug: (size) => size.position_slug,
    oldPrice: (size) => size.old_price,
  },
  FirstBouquet: { productId: (offer) => offer.product_id },
  FirstBouquetOffer: {
    everyWeeks: (offer) => offer.every_weeks,
    planTitle: (offer) => offer.plan_title,
    sizeTitle: (offer) => offer.size_title,
    firstPrice: (offer) => offer.first_price,
    thenPrice: (offer) => offer.then_price,
  },
}
