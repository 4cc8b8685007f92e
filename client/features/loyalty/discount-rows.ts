import type { Price_MoneyFragment, Discount_CartFragment } from '../../../graphql/generated/graphql.ts'

/** The lines below a total: what gift cards pay of it, and what is left to pay; none without gift cards. */
export function giftCardRows(
  {
    giftCards,
    giftCardAmount,
    amountDue,
  }: Pick<Discount_CartFragment, 'giftCards' | 'giftCardAmount' | 'amountDue'>,
  isPaid = false,
): { title: string; text: string }[] {
  if (!giftCardAmount.amount) return []
  const cards = giftCards.filter(({ amount }) => amount.amount > 0)
  return [
    ...cards.map(({ last4, amount }) => ({ title: `Gift card ending in ${last4}`, text: `−${amount.text}` })),
    { title: isPaid ? 'Paid otherwise' : 'Left to pay', text: amountDue.text },
  ]
}

/** The lines of a summary that take something off: a discount, named after what it is by, and bonuses. */
export function discountRows(
  discount: Price_MoneyFragment,
  { promoCode, usedBonusAmount }: Pick<Discount_CartFragment, 'promoCode' | 'usedBonusAmount'>,
  promotion: string | null = null,
): { title: string; text: string }[] {
  const code = promoCode?.discount.amount ? `Promo code ${promoCode.code}` : null
  const title = [promotion, code].filter(Boolean).join(', ') || 'Discount'
  return [
    ...(discount.amount ? [{ title, text: `−${discount.text}` }] : []),
    ...(usedBonusAmount.amount ? [{ title: 'Bonuses', text: `−${usedBonusAmount.text}` }] : []),
  ]
}
