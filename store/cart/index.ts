/** The cart: its lines, its price, its link in e-mails, and its reminder. */
export { MAX_LINES, MAX_QUANTITY, lineKey, variantSlugOf, positionKey } from './cart-line.ts'
export { cartUrl } from './cart-link.ts'
export { positionsOf } from './cart-positions.ts'
export { nextDaytime, nextCartReminder } from './cart-reminder-time.ts'
export { cartWithTerms, emptyCart, getCart, linesOf, lockCart, toPromoCode } from './cart.ts'
export type { CartTerms, LoadedCart } from './cart.ts'
export { removeGift, setLine } from './change-cart.ts'
export { IS_PAID_ON_SESSION, paymentInState } from './unpaid-order.ts'
