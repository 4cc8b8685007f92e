import type { Price_MoneyFragment, Saving_CartFragment } from '../../graphql/generated/graphql.ts'

/** The lines of a summary that take something off: a discount, named after the code it is by, or bonuses. */
export function savingRows(
  discount: Price_MoneyFragment,
  { promoCode, usedBonusAmount }: Pick<Saving_CartFragment, 'promoCode' | 'usedBonusAmount'>,
): { title: string; text: string }[] {
  const title = promoCode ? `Promo code ${promoCode.code}` : 'Discount'
  return [
    ...(discount.amount ? [{ title, text: `−${discount.text}` }] : []),
    ...(usedBonusAmount.amount ? [{ title: 'Bonuses', text: `−${usedBonusAmount.text}` }] : []),
  ]
}
