/** Delivery subscriptions: their terms, rhythm, periods, changes, and the e-mails about them. */
export { getSubscriptions, resumeSubscription, updateSubscription } from './delivery-subscription.ts'
export { holdForRenewal, holdNearest } from './renewal-place.ts'
export { nearestOpenDay } from './subscription-day.ts'
export { renewalPaidEmail } from './subscription-email-templates.ts'
export {
  notifyDunningExhausted,
  notifyFlowersGone,
  notifyMissed,
  notifyNoSlot,
  notifyNotCharged,
  sendRenewalNotice,
  subscriberContact,
} from './subscription-emails.ts'
export { orderGivenUp, paidForSubscription } from './subscription-paid.ts'
export {
  TRY_AGAIN_AFTER_DAYS,
  changeUntil,
  chargeTime,
  comesOn,
  nextToAnnounce,
} from './subscription-rules.ts'
