/**
 * Why a change was not made, where the answer is one with `success: false` and its `message` names what only the shop knows: the `code` beside
 * it. Wrong fields have the codes of `field-errors.ts`.
 */
export const OUTCOME_CODES = {
  address_fixed: 'it is known already where the order goes',
  address_missing: 'nobody has said where the flowers go',
  app_only: 'the promo code works in the app only',
  bonuses_not_for_this: 'bonuses take nothing off what is in the cart',
  bonuses_none: 'there are no bonuses to spend',
  bonuses_spent: 'the bonuses of the order were spent otherwise',
  cart_empty: 'the cart is empty',
  first_bouquet_used: 'the discount on the first bouquet was used before',
  flowers_withdrawn: 'the flowers of the subscription are no longer sold',
  gift_card_empty: 'nothing is left on the gift card',
  gift_card_not_for_this: 'gift cards do not pay for what is in the cart',
  gift_card_not_needed: 'other gift cards pay for everything',
  gift_card_spent: 'a gift card of the order was spent otherwise, or has expired',
  gift_card_unknown: 'no gift card with this code can be spent',
  gift_cards_too_many: 'an order is paid with no more gift cards',
  one_discount_only: 'a promo code and bonuses cannot be used together',
  order_fixed: 'the order can no longer be changed',
  order_incomplete: 'something is missing; `missing` of the order says what',
  order_not_cancellable: 'the order can no longer be cancelled',
  other_checkout: 'the cart belongs to the other of the two checkouts',
  promo_code_expired: 'the promo code has expired',
  promo_code_minimum: 'the products cost less than the promo code asks for',
  promo_code_not_for_this: 'the promo code takes nothing off what is in the cart',
  promo_code_not_yet: 'the promo code does not work yet',
  promo_code_unknown: 'there is no such promo code',
  promo_code_used: 'the customer has used the promo code before',
  promo_code_used_up: 'the promo code was used as often as it can be',
  recipient_chooses: 'the recipient says where and when',
  sign_in_first: 'it is for those who are signed in',
  slot_all_held: 'others are choosing the last places of the slot',
  slot_closed: 'the shop does not deliver in the slot',
  slot_full: 'the slot is fully booked',
  slot_limit: 'enough slots are held from this network or device',
  slot_lost: 'the slot of the order is no longer held',
  slot_not_offered: 'the window is not on offer for the address',
  slot_not_same_day: 'something in the cart cannot be sent on the same day',
  slot_past: 'the day is past',
  slot_too_early: 'the day is before the first that can be chosen',
  slot_too_far: 'the day is further ahead than orders are taken for',
  slot_too_late: 'the time to order for the slot is over',
  subscription_address: 'where a subscription goes is changed by a letter to the shop',
  total_changed: 'the total is not the one that was shown',
} as const satisfies Record<string, string>

export type OutcomeCode = keyof typeof OUTCOME_CODES

/** A change that is not made: the code for programs, and the reason as shoppers read it. */
export type NotMade = { code: OutcomeCode; message: string }
