import { collectionPreviewOf, subscriberPercent, subscriberPrice } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

/** What comes by itself: flowers, not gifts. */
export const SUBSCRIPTION_KINDS = ['bouquet', 'roses', 'letterbox']

/** So many are looked at; what is no flowers is left out. */
const LOOKED_AT = 12

/** Flowers to swap for; `each` is pence for one of them, for a subscriber. */
export type SwapOffer = { product_id: number; position_slug: string; title: string; each: number }

/** What is loved most at present, as other flowers for a subscription. */
export async function swapOffers(ctx: Context): Promise<SwapOffer[]> {
  const percent = await subscriberPercent(ctx)
  const rail = await collectionPreviewOf(ctx, 'best-sellers', LOOKED_AT)
  return (rail?.list ?? [])
    .filter(({ kind }) => SUBSCRIPTION_KINDS.includes(kind))
    .map(({ id, position_slug, title, price }) => ({
      product_id: id,
      position_slug,
      title,
      each: subscriberPrice(price, percent),
    }))
}
