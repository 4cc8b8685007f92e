import type { Position } from '../../contract/basket.ts'
import { percentOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'

/** What is off a cart, why, and what the flowers that come again cost each later time. Pence. */
export type Discount = { discount: number; promotion: string | null; price: number }

const NOTHING: Discount = { discount: 0, promotion: null, price: 0 }

/**
 * What a subscriber saves on a cart, in pence: the subscriber's per cents on the flowers that come again, and once, on
 * one of them, the discount the first bouquet was offered with. What comes once costs what it costs everybody.
 */
export async function subscriberDiscount(
  ctx: Context,
  row: { firstBouquetPercent: number | null },
  recurring: Position | undefined,
): Promise<Discount> {
  if (!recurring) return NOTHING
  const percent = await subscriberPercent(ctx)
  const each = subscriberPrice(recurring.unit_price, percent)
  const price = each * recurring.quantity
  const saved = recurring.cost - price
  if (!row.firstBouquetPercent)
    return { discount: saved, promotion: `Subscriber’s price, ${percent}% less`, price }
  return {
    discount: saved + percentOf(each, row.firstBouquetPercent),
    promotion: `${row.firstBouquetPercent}% off the first bouquet`,
    price,
  }
}
