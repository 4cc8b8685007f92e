/** Bonuses, promo codes, the first bouquet, and what an order's price is made of. */
export {
  accrueForOrder,
  returnSpent,
  rewardAction,
  rewardedActions,
  spendOnOrder,
  takeBackForOrder,
  takeBackForPart,
} from './bonuses.ts'
export {
  HAD_BEFORE,
  firstBouquetOffered,
  hadFirstBouquet,
  keepFirstBouquet,
  returnFirstBouquet,
  takeFirstBouquet,
} from './first-bouquet.ts'
export { ACTION_BONUS, CASHBACK_PERCENT, DATES_FOR_BONUS } from './loyalty-rules.ts'
export {
  NOTHING_TO_REFUND,
  cashbackWithout,
  lockPaidPayments,
  partialRefundsOf,
  refundableOf,
} from './partial-refunds.ts'
export {
  LEAST_PAYMENT,
  cashbackOf,
  goodsCost,
  priceOf,
  sharesOfGiftCards,
  withoutReduction,
} from './pricing.ts'
export type { Price, PriceParts } from './pricing.ts'
export { userPromoCodes } from './promo-codes/promo-codes.ts'
export { IN_APP_ONLY, describe } from './promo-codes/promo-rule.ts'
export type { PromoVerdict } from './promo-codes/promo-rule.ts'
export { returnPromoUse, takePromoUse } from './promo-codes/promo-use.ts'
export { deliveryFreedBy, verdictOn } from './promo-codes/promo-verdict.ts'
export { recurringLineIn } from './recurring-line.ts'
export { subscriberDiscount } from './subscriber-discount.ts'
export { addAtRate, refundedVat, shareOut, sumOfVat, vatOf } from './vat.ts'
export type { VatLine } from './vat.ts'
