import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import { order, slotHold, subscriptionPeriod } from '../db/schema.ts'
import { londonDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

export type OrderedDeliveries = Map<string, NonNullable<DeliverySubscription['ordered']>>

/** Returns the next ordered delivery of each subscription, by subscription id. */
export async function nextOrderedDeliveries(ctx: Context, ids: string[]): Promise<OrderedDeliveries> {
  if (!ids.length) return new Map()
  const today = londonDate(ctx.clock.now()).toString()
  const found = await ctx.db
    .select({
      id: subscriptionPeriod.subscriptionId,
      order_id: order.id,
      state: order.state,
      date: slotHold.date,
      planned: subscriptionPeriod.deliveryOn,
    })
    .from(subscriptionPeriod)
    .innerJoin(order, eq(order.id, subscriptionPeriod.orderId))
    .leftJoin(slotHold, eq(slotHold.orderId, order.id))
    .where(
      and(
        inArray(subscriptionPeriod.subscriptionId, ids),
        inArray(order.state, ['awaiting_payment', 'paid', 'preparing', 'on_its_way']),
      ),
    )
    .orderBy(desc(subscriptionPeriod.deliveryOn))
  return new Map(
    found
      .map(({ id, planned, date, ...entry }) => [id, { ...entry, date: date ?? planned }] as const)
      .filter(([, entry]) => entry.date >= today || entry.state === 'awaiting_payment'),
  )
}

/** A delivery that is paid for and still comes. */
export type ComingDelivery = { id: string; date: string }

/** Returns the next delivery of a subscription that is paid for; null if there is none. One that is unpaid may not come. */
export async function comingDelivery(ctx: Context, id: string): Promise<ComingDelivery | null> {
  const ordered = (await nextOrderedDeliveries(ctx, [id])).get(id)
  return ordered && ordered.state !== 'awaiting_payment' ? { id: ordered.order_id, date: ordered.date } : null
}
