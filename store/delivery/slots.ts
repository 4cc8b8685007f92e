import { and, between, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliveryDate } from '../../contract/delivery-dates.ts'
import { DAYS_AHEAD } from '../../contract/types/field-rules.ts'
import type { NotMade } from '../../contract/types/outcome-codes.ts'
import { builtOnce } from '../db/built-once.ts'
import { deliveryWindow, slot, slotHold } from '../db/schema.ts'
import { londonDate, toDate, invalid } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { availability, DATE_PAST, TOO_FAR_AHEAD } from './delivery-rule.ts'
import type { Availability, DeliveryWindow } from './delivery-rule.ts'
import { countHolds, lockNetwork, holdLimitReason } from './hold-limits.ts'
import type { Requester } from './hold-limits.ts'
import type { Destination } from './delivery-days.ts'
import { destinationInZone, calendarOf, closingDaysColumn, deliveryDays } from './delivery-days.ts'
import type { Zone } from '../../contract/types/zone.ts'
import { existsAt, loadWindows, loadWindowsOfZone, windowsAt } from './windows.ts'

/** How many days a list has: three whole weeks. */
export const DAYS_LISTED = 21

/** A bound for requested dates, well within the range of PostgreSQL and Temporal. */
const MAX_DAYS_ASKED = 366

export type SlotRequest = {
  orderId: string
  destination: Destination
  windowId: number
  date: string
  sameDay: boolean
  until: Temporal.Instant
  /** Selects unpaid holds of other orders that end when the slot is held. */
  holdsToEnd?: SQL | undefined
} & (
  | { requester?: undefined; current?: undefined }
  /** The client that requests the hold, and the order's current hold. */
  | { requester: Requester; current: HeldSlot | undefined }
)
type Held = { held: true; hold: typeof slotHold.$inferSelect; window: DeliveryWindow }
type NotHeld = { held: false; refusal: NotMade }
type DatesRequest = { orderId?: string | undefined; sameDay: boolean }

/**
 * Returns three weeks of dates from a London civil date on (today by default), each with its slots and whether they are
 * available. Throws 400 when `from` is more than a year ahead.
 */
export async function getDeliveryDates(
  ctx: Context,
  destination: Destination,
  { orderId, sameDay }: DatesRequest,
  from?: string,
): Promise<DeliveryDate[]> {
  const datesOf = await loadDates(ctx, destination.zone, { orderId, from })
  return [...datesOf(destination, sameDay)]
}

/**
 * Loads the slots of a zone from a London civil date on. Returns what gives the bookable dates of a destination in it, each
 * worked out when it is read. Throws as `getDeliveryDates` does.
 */
export async function loadDates(
  ctx: Context,
  zone: Zone,
  { orderId, from }: { orderId?: string | undefined; from?: string | undefined } = {},
): Promise<(destination: Destination, sameDay: boolean) => Iterable<DeliveryDate>> {
  const now = ctx.clock.now()
  const today = londonDate(now)
  const asked = from ? Temporal.PlainDate.from(from) : today
  if (today.until(asked).days > MAX_DAYS_ASKED) throw invalid('query.intervals_date_from', 'too_far_ahead')
  const first = Temporal.PlainDate.compare(asked, today) < 0 ? today : asked
  const last = first.add({ days: DAYS_LISTED - 1 })
  const windows = await loadWindowsOfZone(ctx, zone)
  const calendar = await deliveryDays(ctx, first, last)
  const taken = await countTaken(ctx, windows, [first, last], orderId)
  const slotAt = await slotsBetween(ctx, windows, [first, last])
  const dateOf = (
    date: Temporal.PlainDate,
    existing: DeliveryWindow[],
    destination: Destination,
    sameDay: boolean,
  ): DeliveryDate => {
    const intervals = existing.map((window) => {
      const key = `${window.id} ${date.toString()}`
      const capacity = slotAt.get(key)?.capacity ?? window.capacity
      const remaining = remainingCapacity(capacity, taken.get(key))
      const closed = slotAt.get(key)?.closed ?? false
      const answer = availability({
        ...{ now, date, window, destination, sameDay, closed },
        days: calendar,
        ...remaining,
      })
      return {
        id: window.id,
        from: window.startsAt,
        to: window.endsAt,
        price: window.price,
        disabled: !answer.available,
        reason: answer.reason,
        places_left: remaining.capacityLeft,
        order_by: answer.orderBy.toString(),
      }
    })
    return { date: date.toString(), disabled: intervals.every((interval) => interval.disabled), intervals }
  }
  return function* (destination, sameDay) {
    const existing = windows.filter((window) => existsAt(window, destination))
    for (let days = 0; days < DAYS_LISTED; days++)
      yield dateOf(first.add({ days }), existing, destination, sameDay)
  }
}

export type PlannedSlot = { window: DeliveryWindow; availability: Availability }

type PlannedRequest = {
  sameDay: boolean
  /** London civil dates. */
  range: [Temporal.PlainDate, Temporal.PlainDate]
  /** When a delivery on a date will be ordered. */
  orderAt: (date: Temporal.PlainDate) => Temporal.Instant
}

/**
 * Returns the slots of each day of a range as far as is known now of a later order: whether each can be ordered at the
 * moment at which it will be. Unpaid holds do not count: they end before.
 */
export async function plannedSlots(
  ctx: Context,
  destination: Destination,
  { sameDay, range, orderAt }: PlannedRequest,
): Promise<Map<string, PlannedSlot[]>> {
  const [first, last] = range
  const windows = await loadWindows(ctx, destination)
  const days = await deliveryDays(ctx, first, last)
  const taken = await countTaken(ctx, windows, range)
  const slotAt = await slotsBetween(ctx, windows, range)
  return new Map(
    Array.from({ length: first.until(last).days + 1 }, (_, n) => {
      const date = first.add({ days: n })
      const now = orderAt(date)
      const slots = windows.map((window): PlannedSlot => {
        const key = `${window.id} ${date.toString()}`
        const known = slotAt.get(key)
        const { capacityUnsold } = remainingCapacity(known?.capacity ?? window.capacity, taken.get(key))
        const closed = known?.closed ?? false
        return {
          window,
          availability: availability({
            ...{ now, date, window, destination, days, sameDay, closed },
            ...{ capacityUnsold, capacityLeft: capacityUnsold },
          }),
        }
      })
      return [date.toString(), slots] as const
    }),
  )
}

/** Returns the slots of a range of London civil dates that differ from their windows, by `windowId date`. */
async function slotsBetween(
  ctx: Context,
  windows: DeliveryWindow[],
  [first, last]: [Temporal.PlainDate, Temporal.PlainDate],
) {
  if (!windows.length) return new Map<string, typeof slot.$inferSelect>()
  const rows = await ctx.db
    .select()
    .from(slot)
    .where(and(inArray(slot.windowId, idsOf(windows)), between(slot.date, first.toString(), last.toString())))
  return new Map(rows.map((row) => [`${row.windowId} ${row.date}`, row]))
}

/**
 * Holds a slot for an order until `until`, replacing its current hold. The slot's row is locked while holds are
 * counted, so that its capacity is never exceeded. With `requester`, a new hold also counts towards the limits of the
 * network and the device. Returns the refusal when the slot is not available.
 */
export async function holdSlot(tx: TransactionContext, request: SlotRequest): Promise<Held | NotHeld> {
  const result = await tryToHold(tx, request)
  tx.onEvent?.({ what: 'hold', outcome: result.held ? 'held' : 'refused' })
  return result
}

async function tryToHold(tx: TransactionContext, request: SlotRequest): Promise<Held | NotHeld> {
  const now = tx.clock.now()
  const date = Temporal.PlainDate.from(request.date)
  const [found] = await tx.db
    .select({
      window: deliveryWindow,
      days: closingDaysColumn(date, date),
      lock: lockNetwork(request.requester),
    })
    .from(deliveryWindow)
    .where(and(eq(deliveryWindow.id, request.windowId), windowsAt(request.destination)))
  if (!found)
    return notHeld({
      code: 'slot_not_offered',
      message: 'This delivery time is not on offer for the address',
    })
  const { window } = found
  const days = londonDate(now).until(date).days
  // Also prevents rows for absurd dates.
  if (days < 0) return notHeld({ code: 'slot_past', message: DATE_PAST })
  if (days >= DAYS_AHEAD) return notHeld({ code: 'slot_too_far', message: TOO_FAR_AHEAD })
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
    ...remainingCapacity(capacity, counts),
  })
  if (!answer.available) return notHeld({ code: answer.code, message: answer.reason })
  if (request.requester && !isCurrentHold(tx.clock, request)) {
    const reason = holdLimitReason(request.requester, capacity, counts)
    if (reason) return notHeld({ code: 'slot_limit', message: reason })
  }
  const values = {
    windowId: window.id,
    date: request.date,
    heldUntil: toDate(request.until),
    ...(request.requester && { network: request.requester.network, device: request.requester.device }),
  }
  const ended = request.holdsToEnd
    ? [tx.db.$with('ended').as(endHolds(tx, request.holdsToEnd).returning({ orderId: slotHold.orderId }))]
    : []
  const [hold] = await tx.db
    .with(...ended)
    .insert(slotHold)
    .values({ orderId: request.orderId, ...values })
    .onConflictDoUpdate({ target: slotHold.orderId, set: values })
    .returning()
  if (!hold) throw new Error('A place that is held cannot be read')
  return { held: true, hold, window }
}

const notHeld = (refusal: NotMade): NotHeld => ({ held: false, refusal })

function isCurrentHold(clock: Clock, { windowId, date, current }: SlotRequest): boolean {
  return current?.hold.windowId === windowId && current.hold.date === date && isHeld(current, clock)
}

/** Returns the row of a slot, created if necessary and locked until the transaction ends. */
async function lockedSlot(tx: TransactionContext, window: DeliveryWindow, date: string) {
  const { id: windowId, capacity } = window
  // Updating an existing row with its own value locks it, and finds a row that was inserted concurrently.
  const [row] = await tx.db
    .insert(slot)
    .values({ windowId, date, capacity })
    .onConflictDoUpdate({ target: [slot.windowId, slot.date], set: { capacity: sql`${slot.capacity}` } })
    .returning()
  if (!row) throw new Error('A slot that was made cannot be read')
  return row
}

/** Ends the unpaid holds that `which` selects, so that their capacity is available again. */
function endHolds(tx: TransactionContext, which: SQL) {
  const now = toDate(tx.clock.now())
  return tx.db
    .update(slotHold)
    .set({ heldUntil: now })
    .where(and(gt(slotHold.heldUntil, now), which))
}

/** Removes the hold of an order, paid or not. */
export async function releaseSlot(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.delete(slotHold).where(eq(slotHold.orderId, orderId))
}

export type HeldSlot = { hold: typeof slotHold.$inferSelect; window: DeliveryWindow }

/** Returns the hold of an order with its window. The hold may have expired. */
export async function heldSlot(ctx: Context, orderId: string): Promise<HeldSlot | undefined> {
  return (await heldSlots(ctx, [orderId])).get(orderId)
}

/** Returns true if a hold is paid or has not expired. */
export function isHeld(slot: HeldSlot | undefined, clock: Clock): boolean {
  const until = slot?.hold.heldUntil
  return slot !== undefined && (!until || until.getTime() > clock.now().epochMilliseconds)
}

/** Returns the holds of several orders, by order id. */
export async function heldSlots(ctx: Context, orderIds: string[]): Promise<Map<string, HeldSlot>> {
  const rows = await heldByOrder(ctx).execute({ orderIds })
  return new Map(rows.map((row) => [row.hold.orderId, row]))
}

const heldByOrder = builtOnce((db) =>
  db
    .select({ hold: slotHold, window: deliveryWindow })
    .from(slotHold)
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, slotHold.windowId))
    .where(sql`${slotHold.orderId} = any(${sql.placeholder('orderIds')})`),
)

const idsOf = (windows: DeliveryWindow[]) => windows.map((window) => window.id)

type SlotUsage = { sold: number; held: number }

/**
 * Returns, for each zone, whether flowers ordered now can arrive on a London civil date. Beyond the bookable days only
 * the delivery calendar is checked. Used by reminders of important dates.
 */
export async function canArriveOn(ctx: Context, date: Temporal.PlainDate): Promise<Record<Zone, boolean>> {
  const isAhead = londonDate(ctx.clock.now()).until(date).days >= DAYS_AHEAD
  const calendar = await deliveryDays(ctx, date, date)
  const inZone = async (zone: Zone): Promise<boolean> => {
    const destination = destinationInZone(zone)
    if (isAhead) return calendar.ruleOn(destination, date)?.lastEnd !== null
    const datesOf = await loadDates(ctx, zone, { from: date.toString() })
    const [day] = datesOf(destination, zone === 'london')
    return day?.date === date.toString() && !day.disabled
  }
  // In sequence: a transaction has only one connection.
  const london = await inZone('london')
  return { london, uk: await inZone('uk') }
}

/** Returns the capacity that is not sold, and the part of it that is not held either. */
function remainingCapacity(capacity: number, taken: SlotUsage = { sold: 0, held: 0 }) {
  const capacityUnsold = Math.max(0, capacity - taken.sold)
  return { capacityUnsold, capacityLeft: Math.max(0, capacityUnsold - taken.held) }
}

/**
 * Counts the sold and held capacity of slots in a range of dates, by `windowId date`. Leaves out the order `except`.
 */
async function countTaken(
  ctx: Context,
  windows: DeliveryWindow[],
  [first, last]: [Temporal.PlainDate, Temporal.PlainDate],
  except?: string,
): Promise<Map<string, SlotUsage>> {
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
