import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { ShippingAddress } from '../../contract/order.ts'
import { product, variant } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { destinationOf, plannedSlots } from '../delivery/index.ts'
import type { DeliveryWindow, PlannedSlot } from '../delivery/index.ts'
import { USUAL_DELAY, chargeTime, firstAnnounceableDate, renewalTimes } from './subscription-rules.ts'
import type { Context } from '../kernel/index.ts'

/** A delivery moves at most this many days to avoid a closed day. */
export const MAX_DAYS_AWAY = 6

/** What a delivery of a subscription needs of a slot. */
export type SlotWanted = {
  shippingAddress: ShippingAddress
  windowId: number
  /** The flowers can be prepared on the day of the delivery. */
  sameDay: boolean
}

/** Why a delivery does not come as planned, in words for brackets (`Christmas Day`); null if there are none. */
type Obstacle = { why: string | null }

export type SubscriptionDelivery = {
  /** London civil date. */
  date: Temporal.PlainDate
  /** The usual window, or the nearest one that can be had on that day. */
  window: DeliveryWindow
  /** Why it does not come on the planned day or in the usual window; null where it does. */
  movedFrom: { day: Obstacle | null; window: Obstacle | null }
}

/**
 * With `isOwnersChoice` the owner is told at this moment, so the charge need not wait for a notice. With `inTimeOnly` the
 * planned day, too, counts only if it can still be announced. `chargeAt` is when the delivery is charged, where that is
 * known: then it is to be in time, whatever another announcement would lead to.
 */
type Options = { isOwnersChoice?: boolean; inTimeOnly?: boolean; chargeAt?: Temporal.Instant | null }

/** Returns what the deliveries of a subscription need. */
export async function slotWanted(
  ctx: Context,
  row: Pick<DeliverySubscriptionRow, 'shippingAddress' | 'windowId' | 'variantId'>,
): Promise<SlotWanted> {
  const [flowers] = await ctx.db
    .select({ sameDay: product.sameDay })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, row.variantId ?? 0))
  const { shippingAddress, windowId } = row
  return { shippingAddress, windowId, sameDay: flowers?.sameDay ?? false }
}

/**
 * Returns where a delivery comes that is planned for a London civil date: on that day or the nearest one with an open
 * window, the earlier of two equally near ones. A delivery moves only to a day that can still be announced. Null if
 * there is none within six days.
 */
export async function nearestDelivery(
  ctx: Context,
  wanted: SlotWanted,
  planned: Temporal.PlainDate,
  options: Options = {},
): Promise<SubscriptionDelivery | null> {
  const now = ctx.clock.now()
  const first = firstAnnounceableDate(now)
  const isInTime = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(day, planned) < 0
      ? Temporal.PlainDate.compare(day, first) >= 0
      : chargeTime(now, day) !== null
  const deliveryOn = await deliveriesAround(ctx, wanted, planned, options)
  for (const day of datesByDistance(planned)) {
    const isPossible = isInTime(day) || (day.equals(planned) && !options.inTimeOnly)
    const delivery = isPossible ? deliveryOn(day).delivery : null
    if (delivery) return delivery
  }
  return null
}

/**
 * Returns the first scheduled date from `from` on whose delivery comes on a day that is in time. That day may be
 * another one, because the scheduled one is closed. All are London civil dates.
 */
export async function firstDateInTime(
  ctx: Context,
  wanted: SlotWanted,
  { from, everyWeeks }: { from: Temporal.PlainDate; everyWeeks: number },
  isInTime: (day: Temporal.PlainDate) => boolean,
  options: Options = {},
): Promise<Temporal.PlainDate> {
  for (let planned = from; ; planned = planned.add({ weeks: everyWeeks })) {
    // A subscription may have been paused for years.
    if (!isInTime(planned.add({ days: MAX_DAYS_AWAY }))) continue
    const delivery = await nearestDelivery(ctx, wanted, planned, options)
    if (isInTime(delivery?.date ?? planned)) return planned
  }
}

/**
 * Returns how a delivery that is planned for one London civil date comes on another, or why it cannot come on that day.
 * The dates are at most six days apart.
 */
export async function deliveryOn(
  ctx: Context,
  wanted: SlotWanted,
  { date, planned = date }: { date: Temporal.PlainDate; planned?: Temporal.PlainDate },
  options: Options = {},
): Promise<{ delivery: SubscriptionDelivery | null; obstacle: Obstacle }> {
  return (await deliveriesAround(ctx, wanted, planned, options))(date)
}

/** Formats why something is not possible, e.g. ` (Christmas Day)`. */
export const inBrackets = ({ why }: Obstacle) => (why ? ` (${why})` : '')

function datesByDistance(planned: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: MAX_DAYS_AWAY * 2 + 1 }, (_, n) =>
    n % 2 ? planned.subtract({ days: (n + 1) / 2 }) : planned.add({ days: n / 2 }),
  )
}

async function deliveriesAround(
  ctx: Context,
  { shippingAddress, windowId, sameDay }: SlotWanted,
  planned: Temporal.PlainDate,
  { isOwnersChoice = false, chargeAt = null }: Options,
) {
  const now = ctx.clock.now()
  const slots = await plannedSlots(ctx, destinationOf(shippingAddress), {
    sameDay,
    range: [planned.subtract({ days: MAX_DAYS_AWAY }), planned.add({ days: MAX_DAYS_AWAY })],
    orderAt: (date) => {
      const announcedNow = isOwnersChoice ? null : chargeTime(now, date)
      return (chargeAt ?? announcedNow ?? renewalTimes(date).renewAt).add(USUAL_DELAY)
    },
  })
  const onDay = (date: Temporal.PlainDate) => byNearness(slots.get(date.toString()) ?? [], windowId)
  const obstacleOf = (slot: PlannedSlot | undefined): Obstacle => ({ why: slot?.availability.why ?? null })
  return (date: Temporal.PlainDate) => {
    const [usual, ...others] = onDay(date)
    const slot = [usual, ...others].find((one) => one?.availability.available)
    const obstacle = obstacleOf(usual)
    if (!slot) return { delivery: null, obstacle }
    const plannedSlot = onDay(planned)
    const isPlannedOpen = plannedSlot.some(({ availability }) => availability.available)
    const day = date.equals(planned) || isPlannedOpen ? null : obstacleOf(plannedSlot[0])
    const window = slot === usual ? null : obstacle
    return { delivery: { date, window: slot.window, movedFrom: { day, window } }, obstacle }
  }
}

/** Sorts the slots of a day: the usual window first, then those that begin nearest to it. */
function byNearness(slots: PlannedSlot[], windowId: number): PlannedSlot[] {
  const usual = slots.find(({ window }) => window.id === windowId)?.window
  if (!usual) return slots
  const compare = nearestTo(usual)
  return slots.toSorted(({ window: one }, { window: other }) => compare(one, other))
}

type Beginning = Pick<DeliveryWindow, 'id' | 'startsAt'>

/** Compares windows by how near they begin to another one, which itself comes first. */
export function nearestTo(usual: Beginning): (one: Beginning, other: Beginning) => number {
  const distance = ({ startsAt }: Beginning) => Math.abs(minutesOf(startsAt) - minutesOf(usual.startsAt))
  const rank = ({ id }: Beginning) => (id === usual.id ? 0 : 1)
  return (one, other) => distance(one) - distance(other) || rank(one) - rank(other)
}

/** Returns the minutes since midnight of a time, e.g. 630 for `10:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
