/** Why a code or bonuses were not used, to be shown beside their form. */
export type DiscountRefusal = {
  discountKind: 'promo' | 'bonuses' | 'gift-card'
  refused: string
  advice: string | null
  isForApp: boolean
  /** The code as it was typed. */
  typed: string
}

/** In which field the code of it is typed. */
export const codeField = (discountKind: DiscountRefusal['discountKind']) =>
  discountKind === 'gift-card' ? 'giftCardCode' : 'code'

export function isDiscountRefusal(answer: unknown): answer is DiscountRefusal {
  return typeof answer === 'object' && answer !== null && 'discountKind' in answer
}
