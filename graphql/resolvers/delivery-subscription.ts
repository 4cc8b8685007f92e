import type { Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as subscriptions from '../rest/delivery-subscription.ts'

export const deliverySubscriptionResolvers: Resolvers = {
  Query: {
    deliverySubscriptions: (_root, _args, context) => ofUser(context, subscriptions.getDeliverySubscriptions),
  },
  Mutation: {
    pauseSubscription: (_root, { id, until }, { rest }) =>
      orRefusal(subscriptions.pauseSubscription(rest, id, until || null)),
    resumeSubscription: (_root, { id }, { rest }) => orRefusal(subscriptions.resumeSubscription(rest, id)),
    skipDelivery: (_root, { id, nextDeliveryOn }, { rest }) =>
      orRefusal(subscriptions.skipDelivery(rest, id, nextDeliveryOn)),
    swapProduct: (_root, { id, productId, positionSlug }, { rest }) =>
      orRefusal(subscriptions.swapProduct(rest, id, productId, positionSlug)),
    changeSlot: (_root, { id, intervalId, date }, { rest }) =>
      orRefusal(subscriptions.changeSlot(rest, id, intervalId, date || undefined)),
    cancelSubscription: (_root, { id }, { rest }) => orRefusal(subscriptions.cancelSubscription(rest, id)),
  },
  DeliverySubscriptionResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'DeliverySubscription'),
  },
}
