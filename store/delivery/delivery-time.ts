import { heldSlot } from './slots.ts'
import { formatDelivery } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** Returns the formatted delivery of an order, e.g. `Friday 13 March, 10:00–14:00`, or null when no slot is chosen. */
export async function deliveryTimeOf(ctx: Context, orderId: string): Promise<string | null> {
  const held = await heldSlot(ctx, orderId)
  return held ? formatDelivery(held.hold.date, held.window) : null
}
