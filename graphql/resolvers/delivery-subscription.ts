import { toEnum } from '../enum-case.ts'
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
  DeliverySubscription: {
    state: (row) => toEnum(row.state),
    productId: (row) => row.product_id,
    positionSlug: (row) => row.position_slug,
    variantTitle: (row) => row.variant_title,
    everyWeeks: (row) => row.every_weeks,
    deliveryPrice: (row) => row.delivery_price,
    chargedTo: (row) => row.charged_to,
    shippingAddress: (row) => row.shipping_address,
    nextDeliveryOn: (row) => row.next_delivery_on,
    movedFrom: (row) => row.moved_from,
    changeUntil: (row) => row.change_until,
    pausedUntil: (row) => row.paused_until,
    may: (row) => row.may.map((action) => toEnum(action)),
  },
  SubscriptionSwap: {
    productId: (swap) => swap.product_id,
    positionSlug: (swap) => swap.position_slug,
    deliveryCost: (swap) => swap.delivery_cost,
  },
  OrderedDelivery: {
    orderId: (ordered) => ordered.order_id,
    state: (ordered) => toEnum(ordered.state),
  },
  SubscriptionInterval: { intervalId: (interval) => interval.interval_id },
}
