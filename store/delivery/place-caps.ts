import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { slotHold } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { LimitedCaller, TransactionContext } from '../kernel/index.ts'

/** From where a place is asked for, and how many are kept for it unpaid. */
export type Requester = Omit<LimitedCaller, 'sessionId'>

/** So few of a time are anybody's, however small the time is. */
const ALWAYS = 3

const OF_THIS_TIME = 'Many people on your network are choosing this time. Try again in a few minutes'
const OF_ALL_TIMES = 'Many people on your network are choosing a time. Try again in a few minutes'

/**
 * Makes a network's choices come one after the other until the transaction ends, so that no two are counted at once: a
 * column of a statement that finds one row. It comes before the row of a slot is locked: all who lock both do it in this order.
 */
export function waitForTurn(by: Requester | undefined): SQL {
  return by ? sql`pg_advisory_xact_lock(hashtextextended(${`places of ${by.network}`}, 0))` : sql`null`
}

/** How many places are taken: of a time, paid for and not yet; and unpaid by a network (of the time, of all), by a device. */
export type HoldCounts = {
  sold: number
  held: number
  heldByNetwork: number
  networkHolds: number
  deviceHolds: number
}

/** Counts what others than an order hold of a time at this moment, and what a network and a device do of all. */
export async function countHolds(
  tx: TransactionContext,
  now: Temporal.Instant,
  {
    orderId,
    windowId,
    date,
    by,
  }: { orderId: string; windowId: number; date: string; by?: Requester | undefined },
): Promise<HoldCounts> {
  const isUnpaid = gt(slotHold.heldUntil, toDate(now))
  const isOfTime = and(eq(slotHold.windowId, windowId), eq(slotHold.date, date))
  const isOfNetwork = by ? and(isUnpaid, eq(slotHold.network, by.network)) : sql`false`
  const isOfDevice = by?.device ? and(isUnpaid, eq(slotHold.device, by.device)) : sql`false`
  const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const [counts] = await tx.db
    .select({
      sold: count(and(isOfTime, isNull(slotHold.heldUntil))),
      held: count(and(isOfTime, isUnpaid)),
      heldByNetwork: count(and(isOfTime, isOfNetwork)),
      networkHolds: count(isOfNetwork),
      deviceHolds: count(isOfDevice),
    })
    .from(slotHold)
    .where(and(ne(slotHold.orderId, orderId), or(isOfTime, isOfNetwork, isOfDevice)))
  return counts ?? { sold: 0, held: 0, heldByNetwork: 0, networkHolds: 0, deviceHolds: 0 }
}

/**
 * Why a network or a device gets no further unpaid place of a time that has `capacity` places, or null. What is paid for
 * is not counted, nor is what the order itself holds.
 */
export function whyTooManyHeld(
  { limits }: Requester,
  capacity: number,
  { heldByNetwork, networkHolds, deviceHolds }: HoldCounts,
): string | null {
  const share = Math.max(ALWAYS, Math.ceil((capacity * limits.heldShare) / 100))
  if (heldByNetwork >= share) return OF_THIS_TIME
  return networkHolds >= limits.heldPerNetwork || deviceHolds >= limits.heldPerDevice ? OF_ALL_TIMES : null
}
