import type { GiftItem } from '../illustrator/drawing.ts'
import type { SeedProduct } from './catalogue-types.ts'

const ALCOHOL: readonly GiftItem[] = ['prosecco', 'champagne', 'wine']
/** Most food is free of VAT; chocolate and everything to drink but tea is not. */
const ZERO_RATED: readonly GiftItem[] = ['tea', 'honey', 'biscuits', 'macarons']

/** What the law says of a product by what is in it: whether it is alcohol, and how much VAT is in its price, per cent. */
export function goodsOf({ kind, variants }: SeedProduct): { alcohol: boolean; vatRate: 0 | 20 } {
  const items = variants.flatMap(({ drawing }): GiftItem[] => {
    if (drawing.kind === 'gift') return [drawing.item]
    return drawing.kind === 'gift-box' ? [...drawing.items] : []
  })
  // VAT is in what a gift card buys, not in the card.
  const isFree = kind === 'gift-card' || (kind === 'gift' && items.every((item) => ZERO_RATED.includes(item)))
  return { alcohol: items.some((item) => ALCOHOL.includes(item)), vatRate: isFree ? 0 : 20 }
}
