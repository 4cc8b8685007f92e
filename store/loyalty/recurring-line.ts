import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'

type Line = { productId: number | null; positionSlug: string; isRecurring: boolean }

/**
 * Of a cart with a subscription, the flowers that come again: those that were chosen for it, else the first flowers in
 * it. Undefined without flowers: there would be no subscription. Everything else comes once, with the first delivery.
 */
export function recurringLineIn(lines: Line[], positions: Position[]): Position | undefined {
  const chosen = lines.find((line) => line.isRecurring)
  const flowers = positions.filter((position) => position.policy_id === POLICY.bouquet)
  return (
    flowers.find(
      (position) =>
        position.product_id === chosen?.productId && position.position_slug === chosen.positionSlug,
    ) ?? flowers[0]
  )
}
