import { eq, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription, deliveryWindow, slotHold, subscriptionPeriod } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { londonDate, inTransaction } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { destinationOf, getDeliveryDates, holdSlot, isSameDay } from '../delivery/index.ts'
import type { Destination, DeliveryWindow } from '../delivery/index.ts'
import { nearestTo } from './subscription-day.ts'

/** A renewal takes a slot at most this many days after its date. */
const MAX_DAYS_LATER = 6

type SlotRequest = {
  orderId: string
  window: DeliveryWindow
  destination: Destination
  /** London civil date. */
  date: string
  sameDay: boolean
  until: Temporal.Instant
  /** Takes no slot of a later day. */
  onlyThatDay?: boolean
}
export type RenewalSlot = { window: DeliveryWindow; date: string }

/**
 * Holds the slot of a renewal. If it is full, closed or past its cut-off, holds the nearest slot on the same
 * day, else on the next days. Returns null when there is none.
 */
export async function holdNearestSlot(
  tx: TransactionContext,
  wanted: SlotRequest,
): Promise<RenewalSlot | null> {
  for (const slot of await candidateSlots(tx, wanted)) {
    if (await tryHold(tx, wanted, slot)) return slot
  }
  return null
}

/** Like `holdNearestSlot`, but for a renewal order that already exists. */
export async function holdSlotForRenewal(
  tx: TransactionContext,
  row: Pick<typeof order.$inferSelect, 'id' | 'positions' | 'shippingAddress'>,
  until: Temporal.Instant,
  { onlyThatDay = false } = {},
): Promise<RenewalSlot | null> {
  const [found] = await tx.db
    .select({
      planned: subscriptionPeriod.deliveryOn,
      announced: subscriptionPeriod.announcedFor,
      held: slotHold.date,
      window: deliveryWindow,
    })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .innerJoin(
      deliveryWindow,
      eq(
        deliveryWindow.id,
        sql`coalesce(${subscriptionPeriod.announcedWindowId}, ${deliverySubscription.windowId})`,
      ),
    )
    .leftJoin(slotHold, eq(slotHold.orderId, subscriptionPeriod.orderId))
    .where(eq(subscriptionPeriod.orderId, row.id))
  if (!found || !row.shippingAddress) return null
  const sameDay = isSameDay(row.positions)
  return holdNearestSlot(tx, {
    ...{
      window: found.window,
      date: found.held ?? found.announced ?? found.planned,
      orderId: row.id,
      sameDay,
      until,
      onlyThatDay,
    },
    destination: destinationOf(row.shippingAddress),
  })
}

/** Returns the slots that look free, nearest first. Takes no locks. */
async function candidateSlots(tx: TransactionContext, wanted: SlotRequest): Promise<RenewalSlot[]> {
  const { window, destination, date, orderId, sameDay } = wanted
  const last = Temporal.PlainDate.from(date).add({ days: wanted.onlyThatDay ? 0 : MAX_DAYS_LATER })
  if (Temporal.PlainDate.compare(last, londonDate(tx.clock.now())) < 0) return []
  const dates = await getDeliveryDates(tx, destination, { orderId, sameDay }, date)
  const compare = nearestTo(window)
  return dates
    .filter((day) => day.date <= last.toString())
    .flatMap((day) =>
      day.intervals
        .filter((interval) => !interval.disabled)
        .map(({ id, from, to, price }) => ({
          date: day.date,
          window: { ...window, id, startsAt: from, endsAt: to, price },
        }))
        .sort((one, other) => compare(one.window, other.window)),
    )
}

/** Runs in a savepoint: the lock of a full slot is released, so that concurrent searches cannot deadlock. */
async function tryHold(tx: TransactionContext, wanted: SlotRequest, slot: RenewalSlot): Promise<boolean> {
  const { orderId, destination, sameDay, until } = wanted
  try {
    await inTransaction(tx, async (attempt) => {
      const result = await holdSlot(attempt, {
        orderId,
        destination,
        windowId: slot.window.id,
        date: slot.date,
        sameDay,
        until,
      })
      if (!result.held) throw new SlotTaken()
    })
    return true
  } catch (error) {
    if (error instanceof SlotTaken) return false
    throw error
  }
}

class SlotTaken extends Error {
  override name = 'SlotTaken'
}
