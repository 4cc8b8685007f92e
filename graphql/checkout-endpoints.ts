import type { z } from 'zod'
import type { Endpoint } from '../contract/types/endpoint.ts'
import type { OrderType } from '../contract/types/order-type.ts'
import * as order from '../contract/order.ts'
import * as subscription from '../contract/subscription-checkout.ts'

const USUAL = {
  createOrder: order.createOrder,
  getDeliveryDetails: order.getDeliveryDetails,
  getFinalDetails: order.getFinalDetails,
  getOrder: order.getOrder,
  setAddress: order.setAddress,
  setRecipient: order.setRecipient,
  useSavedRecipient: order.useSavedRecipient,
  setContact: order.setContact,
  setSlot: order.setSlot,
  addGift: order.addGift,
  removeGift: order.removeGift,
  placeOrder: order.placeOrder,
  applyPromoCode: order.applyPromoCode,
  removePromoCode: order.removePromoCode,
  applyBonuses: order.applyBonuses,
}

/** The same endpoint at another path. */
type Likewise<E extends Endpoint> = Endpoint &
  Pick<E, Extract<keyof E, 'params' | 'query' | 'body'>> & { response: z.ZodType<z.output<E['response']>> }
type CheckoutEndpoints = { [Step in keyof typeof USUAL]: Likewise<(typeof USUAL)[Step]> }

const OF_SUBSCRIPTION: CheckoutEndpoints = {
  createOrder: subscription.createSubscriptionOrder,
  getDeliveryDetails: subscription.getAddressDetails,
  getFinalDetails: subscription.getSubscriptionFinalDetails,
  getOrder: subscription.getSubscriptionOrder,
  setAddress: subscription.setSubscriptionAddress,
  setRecipient: subscription.setSubscriptionRecipient,
  useSavedRecipient: subscription.useSavedRecipientForSubscription,
  setContact: subscription.setSubscriptionContact,
  setSlot: subscription.setFirstDeliveryDate,
  addGift: subscription.addSubscriptionGift,
  removeGift: subscription.removeSubscriptionGift,
  // The order is the visitor's draft, so the path has no number.
  placeOrder: { ...subscription.placeSubscriptionOrder, params: order.placeOrder.params },
  applyPromoCode: subscription.applySubscriptionPromoCode,
  removePromoCode: subscription.removeSubscriptionPromoCode,
  applyBonuses: subscription.applySubscriptionBonuses,
}

/** The endpoints of a checkout; subscriptions have their own for each step. */
export function checkoutEndpoints(type: OrderType | null | undefined): CheckoutEndpoints {
  return type === 'subscription' ? OF_SUBSCRIPTION : USUAL
}
