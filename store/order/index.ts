/** Orders: the checkout, their states, who may see them, their tracking, history and invoices. */
export { assignGuest } from './assign-guest.ts'
export { draftOf } from './checkout/checkout.ts'
export type { Outcome } from './checkout/checkout.ts'
export { confirmDelivery } from './checkout/confirm-delivery.ts'
export { availablePayments, suits } from './checkout/payment-methods.ts'
export { HOLD_WHILE_PAYING, lapseReservation, reserve, reserveForPaid } from './checkout/reservation.ts'
export type { Lost } from './checkout/reservation.ts'
export { senderLink, takeOverAddress } from './checkout/sender-link.ts'
export { deliveryAddressView } from './delivery-address-view.ts'
export { endsFulfilment } from './ended-fulfilment.ts'
export { everyOrder } from './history.ts'
export { creditPart } from './invoice/invoice.ts'
export type { Seller } from './invoice/invoice.ts'
export { buyersUrl } from './order-access.ts'
export { ORDER_EMAILS, addOrderEmailJob } from './order-email-job.ts'
export { attachPhoto } from './order-photo.ts'
export { moveOrder, mustMove, timelineOf } from './order-state.ts'
export { isRenewal, periodOf } from './order-subscription.ts'
export type { Period } from './order-subscription.ts'
export { newestAwaiting, ownOrder, toOrder } from './order.ts'
export {
  WAITS_ON,
  endsUnchosen,
  isWaiting,
  linkOf,
  linkState,
  linkUrl,
  newLink,
  removeLink,
  updateLink,
} from './recipient-link.ts'
export type { LinkRow } from './recipient-link.ts'
export { SETTLE_PAYMENT, askSoon, requestRefund } from './refund.ts'
export { removeOldOrder } from './remove-old-orders.ts'
export { trackingUrl } from './tracking.ts'
