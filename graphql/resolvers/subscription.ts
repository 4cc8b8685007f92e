import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as subscription from '../rest/subscription.ts'

export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptionPrices: (_root, _args, { rest }) => subscription.getSubscriptionPrices(rest),
    firstBouquet: (_root, { discount }, { rest }) => orNull(subscription.getFirstBouquet(rest, discount)),
  },
}
