import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliveryWindow } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { nearestOpenDay } from './subscription-day.ts'
import { loadFlowers } from './subscription-flowers.ts'
import { renewalTimes } from './subscription-rules.ts'

type Flowers = Pick<DeliverySubscriptionRow, 'variantId' | 'quantity' | 'price' | 'windowId'>
type Planned = Flowers & Pick<DeliverySubscriptionRow, 'state' | 'nextDeliveryOn' | 'shippingAddress'>
type AnnouncedPrices = Pick<DeliverySubscriptionRow, 'announcedPrice' | 'announcedDeliveryPrice'>
type Announcement = AnnouncedPrices & Pick<DeliverySubscriptionRow, 'announcedFor'>

const NOT_ANNOUNCED: Announcement = { announcedFor: null, announcedPrice: null, announcedDeliveryPrice: null }

/**
 * Returns when the next delivery is announced and charged. The charge is due when the delivery can no longer
 * be changed, the notice three days before. A delivery on a closed day moves to the nearest open day. If it
 * is late for a notice, that is due at once; but none is sent of a date that the owner has just chosen.
 */
export async function renewalSchedule(
  ctx: Context,
  row: Planned,
  isOwnersChoice = false,
): Promise<Announcement & Pick<DeliverySubscriptionRow, 'noticeAt' | 'renewAt' | 'movedTo'>> {
  const { state, nextDeliveryOn, shippingAddress } = row
  if (state !== 'active' || !nextDeliveryOn)
    return { noticeAt: null, renewAt: null, movedTo: null, ...NOT_ANNOUNCED }
  const now = ctx.clock.now()
  const planned = Temporal.PlainDate.from(nextDeliveryOn)
  const open = await nearestOpenDay(ctx, shippingAddress, planned)
  const date = open?.date ?? planned
  const { noticeAt, renewAt } = renewalTimes(date)
  const isAnnounced = isOwnersChoice && Temporal.Instant.compare(noticeAt, now) <= 0
  return {
    movedTo: date.equals(planned) ? null : date.toString(),
    renewAt: toDate(renewAt),
    noticeAt: isAnnounced ? null : toDate(noticeAt),
    ...(isAnnounced ? await announcementOf(ctx, row, date.toString()) : NOT_ANNOUNCED),
  }
}

/**
 * Returns the announcement of a delivery on a London civil date at today's prices. The charge is never higher, so a
 * delivery that has become dearer costs more from the next announcement on.
 */
export async function announcementOf(
  ctx: Context,
  row: Flowers,
  date: string,
): Promise<Announcement & { announcedPrice: number; announcedDeliveryPrice: number }> {
  const flowers = await loadFlowers(ctx, row)
  const [window] = await ctx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, row.windowId))
  return {
    announcedFor: date,
    announcedPrice: flowers?.price ?? row.price,
    announcedDeliveryPrice: window?.price ?? 0,
  }
}

/**
 * Returns the prices of an announced delivery after a change: of flowers or a window that are others now, at today's
 * price. What has not changed keeps the price that was announced. Returns nothing if no delivery is announced.
 */
export async function announcedPrices(
  ctx: Context,
  before: Flowers & Announcement,
  after: Flowers,
): Promise<Partial<AnnouncedPrices>> {
  if (!before.announcedFor) return {}
  const now = await announcementOf(ctx, after, before.announcedFor)
  const hasSameFlowers = before.variantId === after.variantId && before.price === after.price
  return {
    announcedPrice: hasSameFlowers ? before.announcedPrice : now.announcedPrice,
    announcedDeliveryPrice:
      before.windowId === after.windowId ? before.announcedDeliveryPrice : now.announcedDeliveryPrice,
  }
}
