/** Delivery subscriptions: their terms, dates, orders and changes, and the e-mails about them. */
export {
  getSubscriptions,
  moveDeliveries,
  pauseWithoutFlowers,
  resumeSubscription,
  updateSubscription,
} from './delivery-subscription.ts'
export { nextDeliveryOf, nextDeliveryPrice, nextPrice, secondDelivery } from './next-delivery.ts'
export type { NextDelivery } from './next-delivery.ts'
export { announcementOf, scheduleOn } from './renewal-schedule.ts'
export { holdSlotForRenewal, holdNearestSlot } from './renewal-slot.ts'
export { deliveryOn, firstDateInTime, nearestDelivery, slotWanted } from './subscription-day.ts'
export type { SlotWanted, SubscriptionDelivery } from './subscription-day.ts'
export { renewalPaidEmail } from './subscription-email-templates.ts'
export {
  notifyDunningExhausted,
  notifyMissedDeliveries,
  notifyNoSlot,
  notifyChargeFailed,
  sendRenewalNotice,
  subscriberContact,
} from './subscription-emails.ts'
export { loadFlowers } from './subscription-flowers.ts'
export type { Flowers } from './subscription-flowers.ts'
export { fulfilmentCancelled, hasItsFlowers, subscriptionOrderPaid } from './subscription-paid.ts'
export { RETRY_AFTER_DAYS, chargeTime, nextDeliveryDate, nextWindowId } from './subscription-rules.ts'
