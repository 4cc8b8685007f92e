import type { Price_MoneyFragment, Saving_CartFragment } from '../../graphql/generated/graphql.ts'

/** The lines of a summary that take something off: a discount, named after what it is by, and bonuses. */
export function savingRows(
  discount: Price_MoneyFragment,
  { promoCode, usedBonusAmount }: Pick<Saving_CartFragment, 'promoCode' | 'usedBonusAmount'>,
  promotion: string | null = null,
): { title: string; text: string }[] {
  const code = promoCode?.discount.amount ? `Promo code ${promoCode.code}` : null
  const title = [promotion, code].filter(Boolean).join(', ') || 'Discount'
  return [
    ...(discount.amount ? [{ title, text: `−${discount.text}` }] : []),
    ...(usedBonusAmount.amount ? [{ title: 'Bonuses', text: `−${usedBonusAmount.text}` }] : []),
  ]
}
