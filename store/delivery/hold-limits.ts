import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { slotHold } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { LimitedCaller, TransactionContext } from '../kernel/index.ts'

/** The client that requests a hold, and the limits on its unpaid holds. */
export type Requester = Omit<LimitedCaller, 'sessionId'>

/** The number of unpaid holds that a network can always have in a slot, however small its capacity. */
const MIN_SLOT_SHARE = 3

const SLOT_LIMIT_MESSAGE = 'Many people on your network are choosing this time. Try again in a few minutes'
const TOTAL_LIMIT_MESSAGE = 'Many people on your network are choosing a time. Try again in a few minutes'

/**
 * Returns a select column that serialises the holds of a network until the transaction ends, so that concurrent holds
 * are counted correctly. The network must be locked before the slot's row: all transactions lock in this order.
 */
export function lockNetwork(requester: Requester | undefined): SQL {
  return requester
    ? sql`pg_advisory_xact_lock(hashtextextended(${`places of ${requester.network}`}, 0))`
    : sql`null`
}

/**
 * The holds that count: of the slot, sold and unpaid; unpaid by the network, in the slot and in total; unpaid by the
 * device.
 */
export type HoldCounts = {
  sold: number
  held: number
  heldByNetwork: number
  networkHolds: number
  deviceHolds: number
}

/**
 * Counts the current holds of all orders but `orderId`: those of a slot, and those of a network and a device in any
 * slot.
 */
export async function countHolds(
  tx: TransactionContext,
  now: Temporal.Instant,
  {
    orderId,
    windowId,
    date,
    requester,
  }: { orderId: string; windowId: number; date: string; requester?: Requester | undefined },
): Promise<HoldCounts> {
  const isUnpaid = gt(slotHold.heldUntil, toDate(now))
  const isOfSlot = and(eq(slotHold.windowId, windowId), eq(slotHold.date, date))
  const isOfNetwork = requester ? and(isUnpaid, eq(slotHold.network, requester.network)) : sql`false`
  const isOfDevice = requester?.device ? and(isUnpaid, eq(slotHold.device, requester.device)) : sql`false`
  const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const [counts] = await tx.db
    .select({
      sold: count(and(isOfSlot, isNull(slotHold.heldUntil))),
      held: count(and(isOfSlot, isUnpaid)),
      heldByNetwork: count(and(isOfSlot, isOfNetwork)),
      networkHolds: count(isOfNetwork),
      deviceHolds: count(isOfDevice),
    })
    .from(slotHold)
    .where(and(ne(slotHold.orderId, orderId), or(isOfSlot, isOfNetwork, isOfDevice)))
  return counts ?? { sold: 0, held: 0, heldByNetwork: 0, networkHolds: 0, deviceHolds: 0 }
}

/**
 * Returns the reason why a network or device gets no further unpaid hold of a slot with this `capacity`, or null. Paid
 * holds and the order's own hold do not count.
 */
export function holdLimitReason(
  { limits }: Requester,
  capacity: number,
  { heldByNetwork, networkHolds, deviceHolds }: HoldCounts,
): string | null {
  const share = Math.max(MIN_SLOT_SHARE, Math.ceil((capacity * limits.slotSharePerNetwork) / 100))
  if (heldByNetwork >= share) return SLOT_LIMIT_MESSAGE
  return networkHolds >= limits.holdsPerNetwork || deviceHolds >= limits.holdsPerDevice
    ? TOTAL_LIMIT_MESSAGE
    : null
}
