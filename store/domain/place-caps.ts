import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { slotHold } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import type { Limits } from './limits.ts'

/** How many unpaid places are kept for one network and for one device. */
export type PlaceCaps = Pick<Limits, 'heldShare' | 'heldPerNetwork' | 'heldPerDevice'>

/** From where a place is asked for, and how many are kept for it unpaid. */
export type Chooser = { network: string; device: string | null; caps: PlaceCaps }

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
  { network, device, caps }: Chooser,
  place: { orderId: string; windowId: number; date: string; capacity: number },
): Promise<string | null> {
  const held = async (...whose: SQL[]): Promise<number> => {
    const live = and(gt(slotHold.heldUntil, toDate(clock.now())), ne(slotHold.orderId, place.orderId))
    const [row] = await tx
      .select({ held: count() })
      .from(slotHold)
      .where(and(live, ...whose))
    return row?.held ?? 0
  }
  const ofNetwork = eq(slotHold.network, network)
  const share = Math.max(ALWAYS, Math.ceil((place.capacity * caps.heldShare) / 100))
  const ofTime = [eq(slotHold.windowId, place.windowId), eq(slotHold.date, place.date)]
  if ((await held(ofNetwork, ...ofTime)) >= share) return OF_THIS_TIME
  if ((await held(ofNetwork)) >= caps.heldPerNetwork) return OF_ALL_TIMES
  if (device && (await held(eq(slotHold.device, device))) >= caps.heldPerDevice) return OF_ALL_TIMES
  return null
}
