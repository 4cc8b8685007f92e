import { eq } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { deliveryWindow } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import type { DeliveryWindow } from '../delivery/index.ts'
import { toInstant } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { nearestDelivery } from './subscription-day.ts'
import type { SlotWanted } from './subscription-day.ts'
import { loadFlowers } from './subscription-flowers.ts'
import { changeDeadline, nextDeliveryDate } from './subscription-rules.ts'

/** The next delivery of a subscription as shoppers are told it. */
export type NextDelivery = {
  /** London civil date. */
  date: string
  /** When it is charged; until then it can be changed. */
  chargeAt: Temporal.Instant
}

/** Returns the next delivery of a subscription; null while it is paused and when it has ended. */
export function nextDeliveryOf(
  row: Pick<DeliverySubscriptionRow, 'state' | 'nextDeliveryOn' | 'movedTo' | 'renewAt'>,
): NextDelivery | null {
  const date = nextDeliveryDate(row)
  if (row.state !== 'active' || !date || !row.renewAt) return null
  return { date, chargeAt: toInstant(row.renewAt) }
}

/**
 * Returns what the flowers of the next delivery cost, in pence: what was announced, or else what would be announced now.
 * Flowers that are no longer sold cost what was agreed.
 */
export async function nextPrice(
  ctx: Context,
  row: Pick<DeliverySubscriptionRow, 'announcedPrice' | 'variantId' | 'quantity' | 'price'>,
): Promise<number> {
  return row.announcedPrice ?? (await loadFlowers(ctx, row))?.price ?? row.price
}

/**
 * Returns what the next delivery costs, in pence, without its flowers: what was announced, or else what its window
 * costs. Another window costs no more than the usual one.
 */
export function deliveryPriceOf(
  { announcedDeliveryPrice }: Pick<DeliverySubscriptionRow, 'announcedDeliveryPrice'>,
  usual: DeliveryWindow,
  moved: DeliveryWindow = usual,
): number {
  return announcedDeliveryPrice ?? Math.min(moved.price, usual.price)
}

/** The same for who has yet to look the other window up. */
export async function nextDeliveryPrice(
  ctx: Context,
  row: Pick<DeliverySubscriptionRow, 'announcedDeliveryPrice' | 'movedWindowId'>,
  usual: DeliveryWindow,
): Promise<number> {
  if (row.announcedDeliveryPrice !== null || row.movedWindowId === null) return deliveryPriceOf(row, usual)
  const [moved] = await ctx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, row.movedWindowId))
  return deliveryPriceOf(row, usual, moved)
}

/**
 * Returns the second delivery of a subscription that does not exist yet, as it would be if it started now: where the
 * nearest open window is.
 */
export async function secondDelivery(
  ctx: Context,
  wanted: SlotWanted,
  first: Temporal.PlainDate,
  everyWeeks: number,
): Promise<NextDelivery> {
  const planned = first.add({ weeks: everyWeeks })
  const date = (await nearestDelivery(ctx, wanted, planned))?.date ?? planned
  return { date: date.toString(), chargeAt: changeDeadline(date) }
}
