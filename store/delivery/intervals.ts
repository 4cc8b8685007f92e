import { and, asc, between, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliveryDate, EarliestDelivery, OpenWindow } from '../../contract/intervals.ts'
import { deliveryWindow, slot, slotHold } from '../db/schema.ts'
import { londonDate, toDate, invalid } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { DAYS_AHEAD, availability } from './delivery-rule.ts'
import type { DeliveryWindow } from './delivery-rule.ts'
import { countHolds, waitForTurn, whyTooManyHeld } from './place-caps.ts'
import type { Requester } from './place-caps.ts'
import type { Destination } from './delivery-days.ts'
import { anywhereIn, calendarOf, closingDaysColumn, deliveryDays } from './delivery-days.ts'
import type { Zone } from './addresses/postcode.ts'

/** Nobody plans further; PostgreSQL and the calendar end somewhere behind it. */
const MAX_DAYS_ASKED = 366

type SlotRequest = {
  orderId: string
  destination: Destination
  windowId: number
  date: string
  sameDay: boolean
  until: Temporal.Instant
  /** Which unpaid holds of other orders end with it. */
  lapse?: SQL | undefined
} & (
  | { by?: undefined; current?: undefined }
  /** From where it is asked for, and what the order holds by now. */
  | { by: Requester; current: HeldSlot | undefined }
)
type Held = { held: true; hold: typeof slotHold.$inferSelect; window: DeliveryWindow }
type Holder = { orderId?: string | undefined; sameDay: boolean }

/** The dates from `from` (London, today without it) on, each with its windows and whether they can be had. */
export async function getIntervals(
  ctx: Context,
  destination: Destination,
  { orderId, sameDay }: Holder,
  from?: string,
): Promise<DeliveryDate[]> {
  const now = ctx.clock.now()
  const today = londonDate(now)
  const asked = from ? Temporal.PlainDate.from(from) : today
  if (today.until(asked).days > MAX_DAYS_ASKED) throw invalid('query.intervals_date_from', 'too_far_ahead')
  const first = Temporal.PlainDate.compare(asked, today) < 0 ? today : asked
  const last = first.add({ days: DAYS_AHEAD - 1 })
  const windows = await windowsOf(ctx, destination.zone)
  const calendar = await deliveryDays(ctx, first, last)
  const taken = await takenPlaces(ctx, windows, [first, last], orderId)
  const slots = await ctx.db
    .select()
    .from(slot)
    .where(and(inArray(slot.windowId, idsOf(windows)), between(slot.date, first.toString(), last.toString())))
  const slotAt = new Map(slots.map((row) => [`${row.windowId} ${row.date}`, row]))
  return Array.from({ length: DAYS_AHEAD }, (_, days) => {
    const date = first.add({ days })
    const intervals = windows.map((window) => {
      const key = `${window.id} ${date.toString()}`
      const capacity = slotAt.get(key)?.capacity ?? window.capacity
      const places = placesOf(capacity, taken.get(key))
      const closed = slotAt.get(key)?.closed ?? false
      const answer = availability({
        ...{ now, date, window, destination, sameDay, closed },
        days: calendar,
        ...places,
      })
      return {
        id: window.id,
        from: window.startsAt,
        to: window.endsAt,
        price: window.price,
        disabled: !answer.available,
        reason: answer.reason,
        places_left: places.placesLeft,
        order_by: answer.orderBy.toString(),
      }
    })
    return { date: date.toString(), disabled: intervals.every((interval) => interval.disabled), intervals }
  })
}

/**
 * The soonest window of a destination that can still be had, with its price in pence and the soonest one that is free; null when
 * there is none within the bookable days.
 */
export async function earliestDelivery(
  ctx: Context,
  destination: Destination,
  sameDay: boolean,
): Promise<EarliestDelivery | null> {
  const dates = await getIntervals(ctx, destination, { sameDay })
  const open = dates.flatMap(({ date, intervals }) =>
    intervals
      .filter((interval) => !interval.disabled)
      .sort((a, b) => a.to.localeCompare(b.to) || a.price - b.price)
      .map((interval) => ({ ...interval, date })),
  )
  const [first] = open
  if (!first) return null
  const free = open.find(({ price }) => price === 0)
  return {
    zone: destination.zone,
    ...toOpenWindow(first),
    price: first.price,
    free: free ? toOpenWindow(free) : null,
  }
}

const toOpenWindow = ({ date, from, to, order_by }: OpenWindow): OpenWindow => ({ date, from, to, order_by })

/**
 * Holds a place for an order until `until`, in place of the one it may hold. The slot's row is locked while
 * places are counted, so the last place goes to one buyer. With `by`, a place it does not hold yet counts among the
 * unpaid ones of a network and a device. Answers with the reason when it cannot be had.
 */
export async function holdSlot(
  tx: TransactionContext,
  request: SlotRequest,
): Promise<Held | { held: false; reason: string }> {
  const now = tx.clock.now()
  const date = Temporal.PlainDate.from(request.date)
  const [found] = await tx.db
    .select({ window: deliveryWindow, days: closingDaysColumn(date, date), turn: waitForTurn(request.by) })
    .from(deliveryWindow)
    .where(and(eq(deliveryWindow.id, request.windowId), eq(deliveryWindow.zone, request.destination.zone)))
  if (!found) return { held: false, reason: 'This delivery time is not on offer for the address' }
  const { window } = found
  const days = londonDate(now).until(date).days
  // Also keeps rows for absurd dates out of the table.
  if (days < 0 || days >= DAYS_AHEAD) {
    return {
      held: false,
      reason: days < 0 ? 'This date is past' : `We take orders up to ${DAYS_AHEAD} days ahead`,
    }
  }
  const { capacity, closed } = await lockedSlot(tx, window, request.date)
  const counts = await countHolds(tx, now, { ...request, windowId: window.id })
  const answer = availability({
    now,
    date,
    window,
    destination: request.destination,
    days: calendarOf(found.days),
    sameDay: request.sameDay,
    closed,
    ...placesOf(capacity, counts),
  })
  if (!answer.available) return { held: false, reason: answer.reason ?? 'This time is not available' }
  if (request.by && !isItsOwn(tx.clock, request)) {
    const reason = whyTooManyHeld(request.by, capacity, counts)
    if (reason) return { held: false, reason }
  }
  const values = {
    windowId: window.id,
    date: request.date,
    heldUntil: toDate(request.until),
    ...(request.by && { network: request.by.network, device: request.by.device }),
  }
  const lapsed = request.lapse
    ? [tx.db.$with('lapsed').as(endHolds(tx, request.lapse).returning({ orderId: slotHold.orderId }))]
    : []
  const [hold] = await tx.db
    .with(...lapsed)
    .insert(slotHold)
    .values({ orderId: request.orderId, ...values })
    .onConflictDoUpdate({ target: slotHold.orderId, set: values })
    .returning()
  if (!hold) throw new Error('A place that is held cannot be read')
  return { held: true, hold, window }
}

function isItsOwn(clock: Clock, { windowId, date, current }: SlotRequest): boolean {
  return current?.hold.windowId === windowId && current.hold.date === date && isHeld(current, clock)
}

/** The row of a window on a date, locked until the transaction ends: the last place goes to one buyer. */
async function lockedSlot(tx: TransactionContext, window: DeliveryWindow, date: string) {
  const { id: windowId, capacity } = window
  // A row that is there is written as it is: that locks it, and one that was made just now is found by the same statement.
  const [row] = await tx.db
    .insert(slot)
    .values({ windowId, date, capacity })
    .onConflictDoUpdate({ target: [slot.windowId, slot.date], set: { capacity: sql`${slot.capacity}` } })
    .returning()
  if (!row) throw new Error('A slot that was made cannot be read')
  return row
}

/** Ends the holds that `which` picks, but for what is paid for: the places are free, and can be taken again. */
function endHolds(tx: TransactionContext, which: SQL) {
  const now = toDate(tx.clock.now())
  return tx.db
    .update(slotHold)
    .set({ heldUntil: now })
    .where(and(gt(slotHold.heldUntil, now), which))
}

export async function releaseSlot(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.delete(slotHold).where(eq(slotHold.orderId, orderId))
}

export type HeldSlot = { hold: typeof slotHold.$inferSelect; window: DeliveryWindow }

/** What an order holds, with its window. */
export async function heldSlot(ctx: Context, orderId: string): Promise<HeldSlot | undefined> {
  return (await heldSlots(ctx, [orderId])).get(orderId)
}

/** Whether a place is an order's at this moment. */
export function isHeld(slot: HeldSlot | undefined, clock: Clock): boolean {
  const until = slot?.hold.heldUntil
  return slot !== undefined && (!until || until.getTime() > clock.now().epochMilliseconds)
}

/** What orders hold, by order. */
export async function heldSlots(ctx: Context, orderIds: string[]): Promise<Map<string, HeldSlot>> {
  const rows = await ctx.db
    .select({ hold: slotHold, window: deliveryWindow })
    .from(slotHold)
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, slotHold.windowId))
    .where(inArray(slotHold.orderId, orderIds))
  return new Map(rows.map((row) => [row.hold.orderId, row]))
}

function windowsOf(ctx: Context, zone: Zone) {
  return ctx.db
    .select()
    .from(deliveryWindow)
    .where(eq(deliveryWindow.zone, zone))
    .orderBy(asc(deliveryWindow.position))
}

const idsOf = (windows: DeliveryWindow[]) => windows.map((window) => window.id)

type Taken = { sold: number; held: number }

/**
 * Where flowers that are ordered now can still arrive on a London civil date. Days further ahead than orders are taken
 * for are open where nothing is known to close them.
 */
export async function arrivesOn(ctx: Context, date: Temporal.PlainDate): Promise<Record<Zone, boolean>> {
  const isAhead = londonDate(ctx.clock.now()).until(date).days >= DAYS_AHEAD
  const calendar = await deliveryDays(ctx, date, date)
  const inZone = async (zone: Zone): Promise<boolean> => {
    const destination = anywhereIn(zone)
    if (isAhead) return calendar.ruleOn(destination, date)?.lastEnd !== null
    const dates = await getIntervals(ctx, destination, { sameDay: zone === 'london' })
    return dates.some((day) => day.date === date.toString() && !day.disabled)
  }
  // One after the other: inside a transaction there is one connection.
  const london = await inZone('london')
  return { london, uk: await inZone('uk') }
}

/** What is left of a time's places, and what of them nobody has paid for. */
function placesOf(capacity: number, taken: Taken = { sold: 0, held: 0 }) {
  const placesUnsold = Math.max(0, capacity - taken.sold)
  return { placesUnsold, placesLeft: Math.max(0, placesUnsold - taken.held) }
}

/** Places paid for and held at this moment, by `windowId date`, those of `except` left out. */
async function takenPlaces(
  ctx: Context,
  windows: DeliveryWindow[],
  [first, last]: [Temporal.PlainDate, Temporal.PlainDate],
  except?: string,
): Promise<Map<string, Taken>> {
  if (!windows.length) return new Map()
  const rows = await ctx.db
    .select({
      windowId: slotHold.windowId,
      date: slotHold.date,
      sold: sql<number>`count(*) filter (where ${slotHold.heldUntil} is null)::int`,
      held: sql<number>`count(${slotHold.heldUntil})::int`,
    })
    .from(slotHold)
    .where(
      and(
        inArray(slotHold.windowId, idsOf(windows)),
        between(slotHold.date, first.toString(), last.toString()),
        or(isNull(slotHold.heldUntil), gt(slotHold.heldUntil, toDate(ctx.clock.now()))),
        except ? sql`${slotHold.orderId} <> ${except}` : undefined,
      ),
    )
    .groupBy(slotHold.windowId, slotHold.date)
  return new Map(rows.map((row) => [`${row.windowId} ${row.date}`, row]))
}
