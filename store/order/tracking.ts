import { eq, or } from 'drizzle-orm'
import type { AddressPlace } from '../../contract/address.ts'
import type { CalendarFile } from '../../contract/types/calendar-file.ts'
import type { Substitution, TrackedOrder } from '../../contract/tracking.ts'
import { order } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { toDate, notFound } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { heldSlot, placeOfPostcode } from '../delivery/index.ts'
import { deliveryCalendar } from './order-calendar.ts'
import { photosOf } from './order-photo.ts'
import { isFinished, timelineOf } from './order-state.ts'

/** Returns the tracking page of an order. It needs no sign-in. */
export const trackingUrl = (siteUrl: string, row: Pick<OrderRow, 'trackingToken'>) =>
  `${siteUrl}/track/${row.trackingToken}`

/**
 * The number of days after the end of an order in which its tracking links work. Later, the e-mail may be in
 * other hands.
 */
const LINK_DAYS = 90

/**
 * Returns the order of a tracking link. The link to share is read-only. Throws 404 when there is none, when
 * it was never placed, or when it ended long ago.
 */
export async function trackedOrder(ctx: Context, token: string): Promise<TrackedOrder> {
  const row = await rowOf(ctx, token)
  const tracked = await toTracked(ctx, row)
  if (row.trackingToken === token) return tracked
  return { ...tracked, may_change_substitution: false, share_token: null }
}

/**
 * Returns the calendar file of the order of a tracking link, which names no more of the address than the page does. Throws 404 as
 * `trackedOrder` does, and for an order without a delivery time.
 */
export async function trackedCalendar(ctx: Context, token: string): Promise<CalendarFile> {
  const row = await rowOf(ctx, token)
  const place = await placeOf(ctx, row)
  return deliveryCalendar(
    {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      interval: await slotOf(ctx, row),
      recipient: row.recipient?.name ?? null,
      location: [place?.title, outwardCodeOf(row)].filter(Boolean).join(', ') || null,
    },
    ctx.clock,
  )
}

/**
 * Sets what the florist does when a flower is not available. Refused, as data, once the florist has begun.
 */
export async function setSubstitution(
  tx: TransactionContext,
  token: string,
  substitution: Substitution,
): Promise<{ success: boolean; message: string; data: TrackedOrder }> {
  const [row] = await tx.db.select().from(order).where(eq(order.trackingToken, token)).for('update')
  if (!row?.positions) throw notFound('order')
  if (!mayChange(row)) {
    const message = 'The florist has begun: this can no longer be changed.'
    return { success: false, message, data: await toTracked(tx, row) }
  }
  const change = { substitution, updatedAt: toDate(tx.clock.now()) }
  await tx.db.update(order).set(change).where(eq(order.id, row.id))
  return { success: true, message: '', data: await toTracked(tx, { ...row, ...change }) }
}

async function rowOf(ctx: Context, token: string): Promise<OrderRow> {
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(or(eq(order.trackingToken, token), eq(order.shareToken, token)))
  if (!row?.positions || hasExpired(row, ctx.clock)) throw notFound('order')
  return row
}

/** Returns the surroundings of the district that an order goes to. Their point is the middle of it: the address is not shown. */
async function placeOf(ctx: Context, { shippingAddress: address }: OrderRow): Promise<AddressPlace | null> {
  const place = address && (await placeOfPostcode(ctx, address.postcode))
  const middle = place?.around[0]
  if (!place || !middle) return null
  return { ...place, point: { latitude: middle.latitude, longitude: middle.longitude } }
}

/** Returns the first half of the postcode that an order goes to; null until that is known. */
const outwardCodeOf = ({ shippingAddress: address }: OrderRow) => address?.postcode.split(' ')[0] ?? null

function hasExpired({ state, updatedAt }: OrderRow, clock: Clock): boolean {
  return isFinished(state) && updatedAt < toDate(clock.now().subtract({ hours: 24 * LINK_DAYS }))
}

const mayChange = ({ state }: OrderRow) => state === 'awaiting_payment' || state === 'paid'

/** Returns the slot of an order; null when it has none. */
async function slotOf(ctx: Context, { id }: OrderRow): Promise<TrackedOrder['interval']> {
  const held = await heldSlot(ctx, id)
  return held ? { date: held.hold.date, from: held.window.startsAt, to: held.window.endsAt } : null
}

async function toTracked(ctx: Context, row: OrderRow): Promise<TrackedOrder> {
  return {
    id: row.id,
    state: row.state,
    timeline: await timelineOf(ctx, row.id),
    recipient_name: row.recipient?.name ?? null,
    district: outwardCodeOf(row),
    interval: await slotOf(ctx, row),
    positions: (row.positions ?? []).map(({ offer_title, variant_title, quantity, image }) => ({
      title: offer_title,
      variant_title,
      quantity,
      image,
    })),
    substitution: row.substitution,
    may_change_substitution: mayChange(row),
    photos: await photosOf(ctx, row.id),
    share_token: row.shareToken,
    place: await placeOf(ctx, row),
  }
}
