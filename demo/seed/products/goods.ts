import type { GiftCardWay } from '../../../contract/types/gift-card-details.ts'
import type { GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'

const ALCOHOL: readonly GiftItem[] = [
  'prosecco',
  'pink-prosecco',
  'champagne',
  'rose-champagne',
  'sparkling-wine',
  'wine',
  'rose-wine',
]
/** Most food is free of VAT; chocolate and everything to drink but tea is not. */
const ZERO_RATED: readonly GiftItem[] = ['tea', 'honey', 'biscuits', 'shortbread-tin', 'macarons']

/** The gift card that comes as a code, without the post. */
const BY_EMAIL = 'LK-006002'

type Goods = {
  alcohol: boolean
  vatRate: 0 | 20
  giftCardBy: GiftCardWay | null
}

/**
 * What the law says of a product by what is in it: whether it is alcohol, and how much VAT is in its price, per cent; and
 * how a gift card is sent.
 */
export function goodsOf({ kind, variants, realId }: SeedProduct): Goods {
  const items = variants.flatMap(({ drawing }): GiftItem[] => {
    if (drawing.kind === 'gift') return [drawing.item]
    return drawing.kind === 'gift-box' ? [...drawing.items] : []
  })
  // VAT is in what a gift card buys, not in the card.
  const isFree = kind === 'gift-card' || (kind === 'gift' && items.every((item) => ZERO_RATED.includes(item)))
  return {
    alcohol: items.some((item) => ALCOHOL.includes(item)),
    vatRate: isFree ? 0 : 20,
    giftCardBy: kind === 'gift-card' ? (realId === BY_EMAIL ? 'email' : 'paper') : null,
  }
}
