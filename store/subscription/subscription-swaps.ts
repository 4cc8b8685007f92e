import { collectionPreviewOf, subscriberPercent, subscriberPrice } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

/** The product kinds that can be subscribed to: flowers, not gifts. */
export const SUBSCRIPTION_KINDS = ['bouquet', 'roses', 'letterbox']

/** The number of best sellers to choose from; other kinds among them are left out. */
const CANDIDATES = 12

/** A product the subscriber can change to; `unitPrice` is the subscriber price of one, in pence. */
export type SwapOffer = { product_id: number; position_slug: string; title: string; unitPrice: number }

/** Returns the current best sellers that can be subscribed to. */
export async function swapOffers(ctx: Context): Promise<SwapOffer[]> {
  const percent = await subscriberPercent(ctx)
  const rail = await collectionPreviewOf(ctx, 'best-sellers', CANDIDATES)
  return (rail?.list ?? [])
    .filter(({ kind }) => SUBSCRIPTION_KINDS.includes(kind))
    .map(({ id, position_slug, title, price }) => ({
      product_id: id,
      position_slug,
      title,
      unitPrice: subscriberPrice(price, percent),
    }))
}
