import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliveryWindow } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import type { DeliveryWindow } from '../delivery/index.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { deliveryOn, nearestDelivery, slotWanted } from './subscription-day.ts'
import { loadFlowers } from './subscription-flowers.ts'
import { renewalTimes } from './subscription-rules.ts'

type Row = DeliverySubscriptionRow
type Terms = Pick<Row, 'variantId' | 'quantity' | 'price' | 'windowId' | 'shippingAddress'>
type Planned = Terms & Pick<Row, 'state' | 'nextDeliveryOn'>
type Announcement = Pick<Row, 'announcedFor' | 'announcedPrice' | 'announcedDeliveryPrice'>
type Schedule = Announcement & Pick<Row, 'noticeAt' | 'renewAt' | 'movedTo' | 'movedWindowId'>

const NOT_ANNOUNCED: Announcement = { announcedFor: null, announcedPrice: null, announcedDeliveryPrice: null }

/**
 * Returns when the next delivery is announced and charged. The charge is due when the delivery can no longer
 * be changed, the notice three days before. A delivery whose day or window is closed moves to the nearest open one. If
 * it is late for a notice, that is due at once; but none is sent of a date that the owner has just chosen.
 */
export async function renewalSchedule(ctx: Context, row: Planned, isOwnersChoice = false): Promise<Schedule> {
  const { state, nextDeliveryOn } = row
  if (state !== 'active' || !nextDeliveryOn)
    return { noticeAt: null, renewAt: null, movedTo: null, movedWindowId: null, ...NOT_ANNOUNCED }
  const planned = Temporal.PlainDate.from(nextDeliveryOn)
  const delivery = await nearestDelivery(ctx, await slotWanted(ctx, row), planned, { isOwnersChoice })
  const date = delivery?.date ?? planned
  const isAnnounced =
    isOwnersChoice && Temporal.Instant.compare(renewalTimes(date).noticeAt, ctx.clock.now()) <= 0
  return {
    ...scheduleOn(row, { date, window: delivery?.window }),
    ...(isAnnounced && {
      noticeAt: null,
      ...(await announcementOf(ctx, row, { date: date.toString(), window: delivery?.window })),
    }),
  }
}

/** Returns the schedule of a delivery that comes on a London civil date and has yet to be announced. */
export function scheduleOn(
  { nextDeliveryOn, windowId }: Pick<Row, 'nextDeliveryOn' | 'windowId'>,
  { date, window }: { date: Temporal.PlainDate; window: DeliveryWindow | undefined },
): Schedule {
  const { noticeAt, renewAt } = renewalTimes(date)
  const comes = date.toString()
  return {
    movedTo: comes === nextDeliveryOn ? null : comes,
    movedWindowId: movedWindow({ windowId }, window),
    renewAt: toDate(renewAt),
    noticeAt: toDate(noticeAt),
    ...NOT_ANNOUNCED,
  }
}

/** Returns the window of a delivery if it is not the usual one. */
export function movedWindow({ windowId }: Pick<Row, 'windowId'>, window?: DeliveryWindow): number | null {
  return window && window.id !== windowId ? window.id : null
}

/**
 * Returns the announcement of a delivery on a London civil date at today's prices. The charge is never higher, so a
 * delivery that has become dearer costs more from the next announcement on. Another window costs no more than the
 * usual one.
 */
export async function announcementOf(
  ctx: Context,
  row: Terms,
  { date, window }: { date: string; window: DeliveryWindow | undefined },
) {
  const flowers = await loadFlowers(ctx, row)
  const [usual] = await ctx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, row.windowId))
  const usualPrice = usual?.price ?? 0
  return {
    announcedFor: date,
    announcedPrice: flowers?.price ?? row.price,
    announcedDeliveryPrice: Math.min(window?.price ?? usualPrice, usualPrice),
  }
}

/**
 * Returns the schedule after a change of the flowers or of the window. A delivery that is announced keeps its day and
 * its charge if it can still come then; its confirmation announces the new price. What has not changed keeps the price
 * that was announced.
 */
export async function scheduleAfter(
  ctx: Context,
  before: Planned & Schedule,
  after: Planned,
  isOwnersChoice: boolean,
): Promise<Partial<Schedule>> {
  const hasSameFlowers = before.variantId === after.variantId && before.price === after.price
  const hasSameWindow = before.windowId === after.windowId
  if (hasSameFlowers && hasSameWindow) return {}
  const date = before.announcedFor
  if (!date) return renewalSchedule(ctx, after, isOwnersChoice)
  const { delivery } = await deliveryOn(
    ctx,
    await slotWanted(ctx, after),
    { date: Temporal.PlainDate.from(date) },
    { isOwnersChoice },
  )
  if (!delivery) return renewalSchedule(ctx, after, isOwnersChoice)
  const movedWindowId = movedWindow(after, delivery.window)
  const now = await announcementOf(ctx, after, { date, window: delivery.window })
  const hasSamePlace = hasSameWindow && movedWindowId === before.movedWindowId
  return {
    movedWindowId,
    announcedPrice: hasSameFlowers ? before.announcedPrice : now.announcedPrice,
    announcedDeliveryPrice: hasSamePlace ? before.announcedDeliveryPrice : now.announcedDeliveryPrice,
  }
}
