/** The later deliveries of subscriptions: announced, ordered and charged. */
export { chargeRenewal } from './renewal-charge.ts'
export { announceRenewal } from './renewal-notice.ts'
export { orderRenewal } from './renewal-order.ts'
