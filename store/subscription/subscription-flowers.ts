import { eq } from 'drizzle-orm'
import type { Position } from '../../contract/basket.ts'
import { variant } from '../db/schema.ts'
import type { DeliverySubscriptionRow, OrderedLine } from '../db/schema.ts'
import { positionsOf } from '../cart/index.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

export type Flowers = { line: OrderedLine; position: Position; price: number }

/**
 * Returns the product and its price in pence: the price at the start of the subscription, or today's
 * subscriber price if lower. Null when it is no longer on sale.
 */
export async function loadFlowers(
  ctx: Context,
  row: Pick<DeliverySubscriptionRow, 'variantId' | 'quantity' | 'price'>,
): Promise<Flowers | null> {
  // A database constraint makes sure that an active subscription has a variant.
  const [found] = await ctx.db
    .select()
    .from(variant)
    .where(eq(variant.id, row.variantId ?? 0))
  if (!found) return null
  const line: OrderedLine = {
    kind: 'variant',
    productId: found.productId,
    variantId: found.id,
    comboId: null,
    bouquet: null,
    positionSlug: found.slug,
    quantity: row.quantity,
    giftCardText: null,
  }
  const [position] = await positionsOf(ctx, [{ ...line, id: 0, cartId: '' }])
  if (!position) return null
  const today = subscriberPrice(position.unit_price, await subscriberPercent(ctx)) * row.quantity
  return { line, position, price: Math.min(row.price, today) }
}
