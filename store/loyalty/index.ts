/** Loyalty and prices: bonuses, promo codes, the first bouquet, VAT, and the price of an order. */
export {
  accrueForOrder,
  balanceOf,
  returnBonuses,
  revokeForOrder,
  revokeForPartialRefund,
  rewardAction,
  rewardedActions,
  spendBonuses,
} from './bonuses.ts'
export {
  FIRST_BOUQUET_USED,
  firstBouquetDiscount,
  hadFirstBouquet,
  holdFirstBouquet,
  recordFirstBouquet,
  releaseFirstBouquet,
} from './first-bouquet.ts'
export { ACTION_BONUS, CASHBACK_PERCENT, DATES_FOR_BONUS } from './loyalty-rules.ts'
export {
  NOTHING_TO_REFUND,
  cashbackAfterRefunds,
  lockPaidPayments,
  partialRefundsOf,
  refundableOf,
} from './partial-refunds.ts'
export { MIN_PAYMENT, cashbackOf, giftCardShares, goodsCost, priceOf, subtractDiscount } from './pricing.ts'
export type { Price, PriceParts } from './pricing.ts'
export { deliveryDiscountOf, evaluatePromoCode } from './promo-codes/evaluate-promo-code.ts'
export { userPromoCodes } from './promo-codes/promo-codes.ts'
export { IN_APP_ONLY, describePromo } from './promo-codes/promo-rule.ts'
export type { PromoResult } from './promo-codes/promo-rule.ts'
export { recordPromoUse, releasePromoUse } from './promo-codes/promo-use.ts'
export { recurringLineIn } from './recurring-line.ts'
export { subscriberDiscount } from './subscriber-discount.ts'
export { addAtRate, allocateByRate, refundedVat, sumOfVat, vatOf } from './vat.ts'
export type { VatLine } from './vat.ts'
