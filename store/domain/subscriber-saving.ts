import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import type { Queryable } from '../db/database.ts'
import { percentOf } from './money.ts'
import { subscriberPercent, subscriberPrice } from './subscription-terms.ts'

export type Saving = { discount: number; promotion: string | null }

const NOTHING: Saving = { discount: 0, promotion: null }

/**
 * What a subscriber saves on a cart, in pence: the subscriber's per cents on all but gift cards, and once, on the
 * first bouquet, the discount it was offered with. Nothing without flowers: there would be no subscription.
 */
export async function subscriberSaving(
  db: Queryable,
  row: { withSubscription: boolean; firstBouquetPercent: number | null },
  positions: Position[],
): Promise<Saving> {
  const flowers = positions.find((position) => position.policy_id === POLICY.bouquet)
  if (!row.withSubscription || !flowers) return NOTHING
  const percent = await subscriberPercent(db)
  const saved = positions
    .filter((position) => position.policy_id !== POLICY.giftCard)
    .reduce((sum, { unit_price: price, quantity }) => sum + percentOf(price, percent) * quantity, 0)
  if (!row.firstBouquetPercent) return { discount: saved, promotion: `Subscriber’s price, ${percent}% less` }
  const first = percentOf(subscriberPrice(flowers.unit_price, percent), row.firstBouquetPercent)
  return { discount: saved + first, promotion: `${row.firstBouquetPercent}% off the first bouquet` }
}
