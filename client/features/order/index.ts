/** What the rest of the client may use of orders. */
export { forgetGuestOrder, keepGuestOrder, useGuestOrder } from './guest-order.ts'
export { OrderRow } from './history/order-row.tsx'
export { OrderNotFound } from './order-not-found.tsx'
export { OrderAtAGlance } from './order-at-a-glance.tsx'
export { OrderSummary } from './order-summary.tsx'
export { paymentPath } from './payment-path.ts'
