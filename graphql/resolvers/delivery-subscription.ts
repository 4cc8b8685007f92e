import * as api from '../../contract/delivery-subscription.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import { signedInOnly } from '../visitor-data.ts'
import { numberOf } from './arguments/number-of.ts'

export const deliverySubscriptionResolvers: Resolvers = {
  Query: {
    deliverySubscriptions: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getDeliverySubscriptions)),
  },
  Mutation: {
    pauseSubscription: (_root, { id, until }, { rest }) =>
      orRefusal(rest.data(api.pauseSubscription, { params: { id }, body: { until: until || null } })),
    resumeSubscription: (_root, { id }, { rest }) =>
      orRefusal(rest.data(api.resumeSubscription, { params: { id }, body: {} })),
    skipDelivery: (_root, { id, nextDeliveryOn }, { rest }) =>
      orRefusal(rest.data(api.skipDelivery, { params: { id }, body: { next_delivery_on: nextDeliveryOn } })),
    swapSubscriptionProduct: (_root, { id, productId, variantSlug }, { rest }) =>
      orRefusal(
        rest.data(api.swapSubscriptionProduct, {
          params: { id },
          body: { product_id: numberOf(productId, 'productId'), position_slug: variantSlug },
        }),
      ),
    setSubscriptionWindow: (_root, { id, windowId, date }, { rest }) =>
      orRefusal(
        rest.data(api.setSubscriptionWindow, {
          params: { id },
          body: { interval_id: numberOf(windowId, 'windowId'), date: date || undefined },
        }),
      ),
    cancelSubscription: (_root, { id }, { rest }) =>
      orRefusal(rest.data(api.cancelSubscription, { params: { id }, body: {} })),
  },
}
