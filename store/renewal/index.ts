/**
 * Renewals: the later deliveries of subscriptions, which are announced, ordered and charged automatically.
 */
export { chargeRenewal } from './renewal-charge.ts'
export { announceRenewal } from './renewal-notice.ts'
export { orderRenewal } from './renewal-order.ts'
