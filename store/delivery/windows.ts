import type { SQL } from 'drizzle-orm'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Zone } from '../../contract/types/zone.ts'
import { deliveryWindow } from '../db/schema.ts'
import type { Context } from '../kernel/index.ts'
import type { Destination } from './delivery-days.ts'
import type { DeliveryWindow } from './delivery-rule.ts'

/**
 * Selects the delivery windows that exist at a destination, for queries. Whether one of them can be had on a day is for
 * `availability` to say. `existsAt` is the same rule for windows that are known.
 */
export function windowsAt({ zone, outwardCode }: Destination): SQL | undefined {
  const { outwardCodes } = deliveryWindow
  return and(
    eq(deliveryWindow.zone, zone),
    or(isNull(outwardCodes), outwardCode ? sql`jsonb_exists(${outwardCodes}, ${outwardCode})` : undefined),
  )
}

/** Returns true if a delivery window exists at a destination. */
export function existsAt(window: DeliveryWindow, { zone, outwardCode }: Destination): boolean {
  const { outwardCodes } = window
  return window.zone === zone && (!outwardCodes || outwardCodes.includes(outwardCode ?? ''))
}

/** Loads all delivery windows of a zone, those for a part of it as well, in their order. */
export const loadWindowsOfZone = (ctx: Context, zone: Zone): Promise<DeliveryWindow[]> =>
  inOrder(ctx, eq(deliveryWindow.zone, zone))

/** Loads the delivery windows that exist at a destination, in their order. */
export const loadWindows = (ctx: Context, destination: Destination): Promise<DeliveryWindow[]> =>
  inOrder(ctx, windowsAt(destination))

function inOrder(ctx: Context, which: SQL | undefined): Promise<DeliveryWindow[]> {
  return ctx.db.select().from(deliveryWindow).where(which).orderBy(asc(deliveryWindow.position))
}
