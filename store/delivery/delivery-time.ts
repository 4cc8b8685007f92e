import { heldSlot } from './intervals.ts'
import { formatDelivery } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** When an order is delivered as a person says it, e.g. `Friday 13 March, 10:00–14:00`; null when nothing is chosen. */
export async function deliveryTimeOf(ctx: Context, orderId: string): Promise<string | null> {
  const held = await heldSlot(ctx, orderId)
  return held ? formatDelivery(held.hold.date, held.window) : null
}
