import type { Position } from '../../contract/basket.ts'
import { percentOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'

/**
 * The discount on a cart, its description, and the price of the recurring line in later deliveries. Amounts are in
 * pence.
 */
export type Discount = { discount: number; promotion: string | null; price: number }

const NOTHING: Discount = { discount: 0, promotion: null, price: 0 }

/**
 * Returns a subscriber's discount on a cart, in pence: the subscriber's percentage on the recurring line and, on one
 * item of it, the first-bouquet discount. Other lines are not discounted.
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
