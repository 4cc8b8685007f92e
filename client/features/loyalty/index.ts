/** What the rest of the client may use of bonuses and promo codes. */
export { changeDiscount, isDiscountIntent } from './change-discount.ts'
export { DiscountForms } from './discount-forms.tsx'
export { isDiscountRefusal } from './discount-refusal.ts'
export { giftCardRows, discountRows } from './discount-rows.ts'
export { EarnedBonuses } from './earned-bonuses.tsx'
export { TargetActions } from './target-actions.tsx'
