/** The rule that shoppers meet when they pay; better known before. */
export const ONE_OFFER =
  "You can't use a promo code and bonuses together. Only one offer can be applied per order."
