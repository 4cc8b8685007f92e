import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'

type Line = { productId: number | null; positionSlug: string; isRecurring: boolean }

/**
 * Returns the recurring line of a cart with a subscription: the chosen flowers, or the first flowers in the cart.
 * Returns undefined without flowers, as there is nothing to subscribe to. All other lines are delivered once, with the
 * first delivery.
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
