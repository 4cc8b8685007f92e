import type { SQL } from 'drizzle-orm'
import { asc, eq } from 'drizzle-orm'
import { deliveryWindow } from '../db/schema.ts'
import type { Context } from '../kernel/index.ts'
import type { Destination } from './delivery-days.ts'
import type { DeliveryWindow } from './delivery-rule.ts'

/**
 * Selects the delivery windows that exist at a destination, for queries. Whether one of them can be had on a day is for
 * `availability` to say. `existsAt` is the same rule for windows that are known.
 */
export function windowsAt({ zone }: Destination): SQL {
  return eq(deliveryWindow.zone, zone)
}

/** Returns true if a delivery window exists at a destination. */
export function existsAt(window: DeliveryWindow, { zone }: Destination): boolean {
  return window.zone === zone
}

/** Loads the delivery windows that exist at a destination, in their order. */
export function loadWindows(ctx: Context, destination: Destination): Promise<DeliveryWindow[]> {
  return ctx.db
    .select()
    .from(deliveryWindow)
    .where(windowsAt(destination))
    .orderBy(asc(deliveryWindow.position))
}
