/** Orders: checkout, states, access, tracking, history and invoices. */
export { assignGuest } from './assign-guest.ts'
export { draftOf } from './checkout/checkout.ts'
export type { Outcome } from './checkout/checkout.ts'
export { confirmDelivery } from './checkout/confirm-delivery.ts'
export { availablePayments, canTake, lastPaymentMethod, paymentNames } from './checkout/payment-methods.ts'
export { HOLD_WHILE_PAYING, lapseReservation, reserve, reserveForPayment } from './checkout/reservation.ts'
export type { ReservationFailure } from './checkout/reservation.ts'
export { senderLink, takeOverAddress } from './checkout/sender-link.ts'
export { withPageParts } from './checkout/shown-order.ts'
export { deliveryAddressView } from './delivery-address-view.ts'
export { endsFulfilment } from './ends-fulfilment.ts'
export { isGuestOrderOf } from './guest-orders.ts'
export { allOrdersOf } from './history.ts'
export { creditPartialRefund } from './invoice/invoice.ts'
export type { Seller } from './invoice/invoice.ts'
export { GIVEN_UP, UNSETTLED } from './open-payments.ts'
export { buyerOrderUrl } from './order-access.ts'
export { ORDER_EMAILS, addOrderEmailJob } from './order-email-job.ts'
export { attachPhoto, photosOf } from './order-photo.ts'
export { isFinished, mayCancel, moveOrder, mustMove, timelineOf } from './order-state.ts'
export { isRenewal, periodOf } from './order-subscription.ts'
export type { Period } from './order-subscription.ts'
export { newestUnpaidOrder, ownOrder, toOrder } from './order.ts'
export {
  CHOICE_GRACE_PERIOD,
  unchosenOrderEndsAt,
  isAwaitingChoice,
  linkOf,
  linkState,
  linkUrl,
  newLink,
  removeLink,
  updateLink,
} from './recipient-link.ts'
export type { LinkRow } from './recipient-link.ts'
export { RECONCILE_PAYMENT, queueReconcile, requestRefund } from './refund.ts'
export { DRAFT_DAYS, KEPT_YEARS, removeOldOrder } from './remove-old-orders.ts'
export { trackingUrl } from './tracking.ts'
