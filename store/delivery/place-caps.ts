import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { slotHold } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { toDate } from '../kernel/clock.ts'
import type { LimitedCaller } from '../kernel/limits.ts'

/** From where a place is asked for, and how many are kept for it unpaid. */
export type Chooser = Omit<LimitedCaller, 'sessionId'>

/** So few of a time are anybody's, however small the time is. */
const ALWAYS = 3

const OF_THIS_TIME = 'Many people on your network are choosing this time. Try again in a few minutes'
const OF_ALL_TIMES = 'Many people on your network are choosing a time. Try again in a few minutes'

/**
 * Makes a network's choices come one after the other until the transaction ends, so that no two are counted at once.
 * It comes before the row of a slot is locked: all who lock both do it in this order.
 */
export async function lockNetwork(tx: Transaction, { network }: Chooser): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places of ${network}`}, 0))`)
}

/**
 * Why a network or a device gets no further unpaid place of a time that has `capacity` places, or null. What is paid for
 * is not counted, nor is what the order itself holds.
 */
export async function whyTooManyHeld(
  tx: Transaction,
  clock: Clock,
  { network, device, limits }: Chooser,
  place: { orderId: string; windowId: number; date: string; capacity: number },
): Promise<string | null> {
  const ofNetwork = eq(slotHold.network, network)
  const ofDevice = device ? eq(slotHold.device, device) : sql`false`
  const ofTime = and(ofNetwork, eq(slotHold.windowId, place.windowId), eq(slotHold.date, place.date))
  const held = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const [row] = await tx
    .select({ time: held(ofTime), network: held(ofNetwork), device: held(ofDevice) })
    .from(slotHold)
    .where(
      and(
        gt(slotHold.heldUntil, toDate(clock.now())),
        ne(slotHold.orderId, place.orderId),
        or(ofNetwork, ofDevice),
      ),
    )
  if (!row) return null
  const share = Math.max(ALWAYS, Math.ceil((place.capacity * limits.heldShare) / 100))
  if (row.time >= share) return OF_THIS_TIME
  return row.network >= limits.heldPerNetwork || row.device >= limits.heldPerDevice ? OF_ALL_TIMES : null
}
