/** A promo code is spoken of in the cart, while checking out, and on the order. */
const PROMO_CODE_PAGES = ['cart', 'checkout-delivery-details', 'checkout-final-details', 'order-id']

/** A way to pay was chosen for one purchase. */
const PAYMENT_PAGES = [
  ...PROMO_CODE_PAGES,
  'payment-stripe',
  'payment-stripe-mobile-success',
  'payment-stripe-mobile-fail',
  'payment-revolut',
  'preorder-id',
]

/** The cookies of a purchase that a visitor leaves behind by going to a page (its name in the route table). */
export function passingCookies(page: string, present: Record<string, string | undefined>): string[] {
  if (PAYMENT_PAGES.includes(page)) return []
  return ['promo_code', 'payment_method'].filter((name) => present[name] !== undefined)
}
