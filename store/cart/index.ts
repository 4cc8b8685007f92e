/** The cart: its lines, what they cost, its link in e-mails, and when it is reminded of. */
export { MAX_LINES, MAX_QUANTITY, lineKey, plainSlug, positionKey } from './cart-line.ts'
export { cartUrl } from './cart-link.ts'
export { positionsOf } from './cart-positions.ts'
export { byDay, nextCartReminder } from './cart-reminder-time.ts'
export { cartWithTerms, emptyCart, getCart, linesOf, lockCart, shownPromo } from './cart.ts'
export type { CartTerms, LoadedCart } from './cart.ts'
export { removeGift, setLine } from './change-cart.ts'
export { IS_PAID_BY_HAND, paymentThatIs } from './unpaid-order.ts'
