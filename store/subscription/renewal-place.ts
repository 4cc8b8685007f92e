import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription, deliveryWindow, slotHold, subscriptionPeriod } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { londonDate, inTransaction } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { destinationOf, getDeliveryDates, holdSlot, isSameDay } from '../delivery/index.ts'
import type { Destination, DeliveryWindow } from '../delivery/index.ts'

/** A delivery that cannot come when it should comes at most so many days later, or not at all. */
const LATEST_DAYS = 6

type Wanted = {
  orderId: string
  window: DeliveryWindow
  destination: Destination
  /** London civil date. */
  date: string
  sameDay: boolean
  until: Temporal.Instant
}
export type Place = { window: DeliveryWindow; date: string }

/**
 * Holds the place a later delivery ought to have; where it is full, closed or too late to be had, the nearest time of
 * the same day, else of the next days. Null when there is none.
 */
export async function holdNearest(tx: TransactionContext, wanted: Wanted): Promise<Place | null> {
  for (const place of await candidates(tx, wanted)) {
    if (await tryHold(tx, wanted, place)) return place
  }
  return null
}

/** The same for an order that is there already. */
export async function holdForRenewal(
  tx: TransactionContext,
  row: Pick<typeof order.$inferSelect, 'id' | 'positions' | 'shippingAddress'>,
  until: Temporal.Instant,
): Promise<Place | null> {
  const [found] = await tx.db
    .select({ planned: subscriptionPeriod.deliveryOn, held: slotHold.date, window: deliveryWindow })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, deliverySubscription.windowId))
    .leftJoin(slotHold, eq(slotHold.orderId, subscriptionPeriod.orderId))
    .where(eq(subscriptionPeriod.orderId, row.id))
  if (!found || !row.shippingAddress) return null
  const sameDay = isSameDay(row.positions)
  return holdNearest(tx, {
    ...{ window: found.window, date: found.held ?? found.planned, orderId: row.id, sameDay, until },
    destination: destinationOf(row.shippingAddress),
  })
}

/** What looks free, the nearest first. Nothing is locked for that. */
async function candidates(tx: TransactionContext, wanted: Wanted): Promise<Place[]> {
  const { window, destination, date, orderId, sameDay } = wanted
  const last = Temporal.PlainDate.from(date).add({ days: LATEST_DAYS })
  if (Temporal.PlainDate.compare(last, londonDate(tx.clock.now())) < 0) return []
  const dates = await getDeliveryDates(tx, destination, { orderId, sameDay }, date)
  const away = (from: string) => Math.abs(minutesOf(from) - minutesOf(window.startsAt))
  return dates
    .filter((day) => day.date <= last.toString())
    .flatMap((day) =>
      day.intervals
        .filter((interval) => !interval.disabled)
        .sort((a, b) => away(a.from) - away(b.from) || rank(a.id, window) - rank(b.id, window))
        .map(({ id, from, to, price }) => ({
          date: day.date,
          window: { ...window, id, startsAt: from, endsAt: to, price },
        })),
    )
}

const rank = (id: number, window: DeliveryWindow) => (id === window.id ? 0 : 1)

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** In a savepoint: the lock of a place that turns out to be taken is let go, so that two who look never wait in a ring. */
async function tryHold(tx: TransactionContext, wanted: Wanted, place: Place): Promise<boolean> {
  const { orderId, destination, sameDay, until } = wanted
  try {
    await inTransaction(tx, async (attempt) => {
      const result = await holdSlot(attempt, {
        orderId,
        destination,
        windowId: place.window.id,
        date: place.date,
        sameDay,
        until,
      })
      if (!result.held) throw new Taken()
    })
    return true
  } catch (error) {
    if (error instanceof Taken) return false
    throw error
  }
}

class Taken extends Error {
  override name = 'Taken'
}
