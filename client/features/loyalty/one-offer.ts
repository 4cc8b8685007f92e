/** The sentence beside a promo code and bonuses, in the cart and at the checkout: only one of them counts. */
export const ONE_OFFER =
  "You can't use a promo code and bonuses together. Only one offer can be applied per order."
