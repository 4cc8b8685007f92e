import type { OrderType } from '../../contract/order-type.ts'
import * as orders from './order.ts'
import * as subscriptions from './subscription-checkout.ts'

const usual = {
  createOrder: orders.createOrder,
  getCheckout: orders.getCheckout,
  getDeliveryDetails: orders.getDeliveryDetails,
  getFinalDetails: orders.getFinalDetails,
  getOrder: orders.getOrder,
  setAddress: orders.setAddress,
  setRecipient: orders.setRecipient,
  setContact: orders.setContact,
  setInterval: orders.setInterval,
  addPosition: orders.addPosition,
  removePosition: orders.removePosition,
  toPay: orders.toPay,
  applyPromoCode: orders.applyPromoCode,
  removePromoCode: orders.removePromoCode,
  useBonuses: orders.useBonuses,
}

const ofSubscription: typeof usual = {
  createOrder: subscriptions.createOrder,
  // A subscription's draft has no call of its own beside those of the steps.
  getCheckout: subscriptions.getFinalDetails,
  getDeliveryDetails: subscriptions.getDeliveryDetails,
  getFinalDetails: subscriptions.getFinalDetails,
  getOrder: subscriptions.getOrder,
  setAddress: subscriptions.setAddress,
  setRecipient: subscriptions.setRecipient,
  setContact: subscriptions.setContact,
  setInterval: subscriptions.setInterval,
  addPosition: subscriptions.addPosition,
  removePosition: subscriptions.removePosition,
  toPay: subscriptions.toPay,
  applyPromoCode: subscriptions.applyPromoCode,
  removePromoCode: subscriptions.removePromoCode,
  useBonuses: subscriptions.useBonuses,
}

/** The calls of a checkout: a subscription has endpoints of its own for every step. */
export function checkoutOf(type: OrderType): typeof usual {
  return type === 'subscription' ? ofSubscription : usual
}
