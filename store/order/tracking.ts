import { asc, eq, or } from 'drizzle-orm'
import type { Substitution, TrackedOrder } from '../../contract/tracking.ts'
import { order, orderPhoto } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { toDate, notFound } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { heldSlot } from '../delivery/index.ts'
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
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(or(eq(order.trackingToken, token), eq(order.shareToken, token)))
  if (!row?.positions || hasExpired(row, ctx.clock)) throw notFound('order')
  const tracked = await toTracked(ctx, row)
  return row.trackingToken === token ? tracked : { ...tracked, may_change_substitution: false }
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

function hasExpired({ state, updatedAt }: OrderRow, clock: Clock): boolean {
  return isFinished(state) && updatedAt < toDate(clock.now().subtract({ hours: 24 * LINK_DAYS }))
}

const mayChange = ({ state }: OrderRow) => state === 'awaiting_payment' || state === 'paid'

async function toTracked(ctx: Context, row: OrderRow): Promise<TrackedOrder> {
  const held = await heldSlot(ctx, row.id)
  return {
    id: row.id,
    state: row.state,
    timeline: await timelineOf(ctx, row.id),
    recipient_name: row.recipient?.name ?? null,
    district: row.shippingAddress?.postcode.split(' ')[0] ?? null,
    interval: held ? { date: held.hold.date, from: held.window.startsAt, to: held.window.endsAt } : null,
    positions: (row.positions ?? []).map(({ offer_title, variant_title, quantity, image }) => ({
      title: offer_title,
      variant_title,
      quantity,
      image,
    })),
    substitution: row.substitution,
    may_change_substitution: mayChange(row),
    photos: await photosOf(ctx, row.id),
  }
}

async function photosOf(ctx: Context, orderId: string): Promise<TrackedOrder['photos']> {
  const rows = await ctx.db
    .select({
      id: orderPhoto.id,
      photographer: orderPhoto.photographer,
      width: orderPhoto.width,
      height: orderPhoto.height,
      at: orderPhoto.at,
    })
    .from(orderPhoto)
    .where(eq(orderPhoto.orderId, orderId))
    .orderBy(asc(orderPhoto.at))
  return rows.map(({ id, at, ...photo }) => ({ ...photo, path: `of-orders/${id}.jpg`, at: at.toISOString() }))
}
