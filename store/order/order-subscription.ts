import { and, eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Cart, Position } from '../../contract/basket.ts'
import type { Order, OrderSubscription } from '../../contract/order.ts'
import { deliverySubscription, product, subscriptionPeriod, variant } from '../db/schema.ts'
import type { SubscriptionOrdered, OrderRow } from '../db/schema.ts'
import { variantSlugOf } from '../cart/index.ts'
import { notFound } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import {
  loadFlowers,
  nextDeliveryOf,
  nextDeliveryPrice,
  nextPrice,
  secondDelivery,
} from '../subscription/index.ts'
import type { NextDelivery } from '../subscription/index.ts'
import type { OrderParts } from './order-parts.ts'

/** An ordered delivery of a subscription, with the subscription. */
export type Period = {
  period: typeof subscriptionPeriod.$inferSelect
  subscription: typeof deliverySubscription.$inferSelect
}

/** The subscription in a cart. */
export type SubscriptionInCart = Omit<SubscriptionOrdered, 'variantId'>

/** Returns the subscription period of an order; undefined for a one-time order. */
export async function periodOf(
  ctx: Context,
  { id, type }: Pick<OrderRow, 'id' | 'type'>,
): Promise<Period | undefined> {
  if (type !== 'subscription') return undefined
  const [found] = await ctx.db
    .select({ period: subscriptionPeriod, subscription: deliverySubscription })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .where(eq(subscriptionPeriod.orderId, id))
  return found
}

/** Returns true if the order is a renewal: a later delivery that the shop ordered automatically. */
export function isRenewal(row: Pick<OrderRow, 'type' | 'subscription' | 'positions'>): boolean {
  return row.type === 'subscription' && row.positions !== null && row.subscription === null
}

/** Returns the subscription a cart would begin; null if there is none. */
export function toSubscriptionInCart(
  cart: Pick<Cart, 'recurring_line' | 'every_weeks'>,
  terms: { firstBouquetPercent: number | null },
): SubscriptionInCart | null {
  const { recurring_line: line, every_weeks: everyWeeks } = cart
  if (!line || !everyWeeks) return null
  return {
    productId: line.product_id,
    positionSlug: line.position_slug,
    quantity: line.quantity,
    price: line.price,
    everyWeeks,
    firstBouquetPercent: terms.firstBouquetPercent,
  }
}

/** Returns the subscription as it is stored with the order. Throws 404 when the product was just removed. */
export async function freezeSubscription(
  ctx: Context,
  inCart: SubscriptionInCart,
): Promise<SubscriptionOrdered> {
  const slug = variantSlugOf(inCart.positionSlug)
  const [found] = await ctx.db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productId, inCart.productId), eq(variant.slug, slug)))
  if (!found) throw notFound('flowers for a subscription')
  return { ...inCart, variantId: found.id }
}

/**
 * Returns the subscription of an order as the API shows it; null for a one-time order. Once the subscription
 * exists, its flowers, its price and its next delivery are those it has now; the positions of the order are what it brought.
 */
export async function subscriptionOf(
  ctx: Context,
  row: OrderRow,
  parts: {
    positions: Position[]
    inCart: SubscriptionInCart | null
    firstBouquetMessage: string | null
    period: OrderParts['period']
    interval: Order['interval']
  },
): Promise<OrderSubscription | null> {
  const { positions, period, interval } = parts
  const ordered = row.subscription ?? (row.state === 'draft' ? parts.inCart : null)
  if (row.type === 'default' || (!ordered && !period)) return null
  const everyWeeks = ordered?.everyWeeks ?? period?.subscription.everyWeeks ?? 1
  const price = period ? await nextPrice(ctx, period.subscription) : (ordered?.price ?? 0)
  const delivery = period ? await nextDeliveryPrice(ctx, period.subscription, period.window) : interval?.price
  const flowers =
    positions.find(
      (position) =>
        position.product_id === ordered?.productId && position.position_slug === ordered.positionSlug,
    ) ?? positions[0]
  const now = period && (await flowersNow(ctx, period.subscription))
  const next = period
    ? nextDeliveryOf(period.subscription)
    : await firstRenewal(ctx, row, { interval, everyWeeks, sameDay: flowers?.same_day ?? false })
  return {
    id: period?.subscription.id ?? null,
    state: period?.subscription.state ?? null,
    is_renewal: isRenewal(row),
    title: now?.title ?? flowers?.offer_title ?? '',
    variant_title: now?.variantTitle ?? flowers?.variant_title ?? '',
    quantity: period?.subscription.quantity ?? ordered?.quantity ?? 1,
    every_weeks: everyWeeks,
    first_bouquet_percent: ordered?.firstBouquetPercent ?? null,
    first_bouquet_message: parts.firstBouquetMessage,
    price,
    next_total: delivery === undefined ? null : price + delivery,
    next_delivery_on: next?.date ?? null,
    next_charge_at: next?.chargeAt.toString() ?? null,
  }
}

/** Returns the flowers that a subscription brings now; undefined for one that outlives its product. */
async function flowersNow(ctx: Context, { variantId }: Period['subscription']) {
  const [found] = await ctx.db
    .select({ title: product.title, variantTitle: variant.title })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, variantId ?? 0))
  return found
}

/**
 * Returns the delivery after the first one; null if that has no date, if its flowers are no longer sold, or if the order
 * ended before it was paid.
 */
async function firstRenewal(
  ctx: Context,
  { state, shippingAddress, subscription }: OrderRow,
  { interval, everyWeeks, sameDay }: { interval: Order['interval']; everyWeeks: number; sameDay: boolean },
): Promise<NextDelivery | null> {
  if (!interval || !shippingAddress || state === 'cancelled' || state === 'refunded') return null
  // Flowers that are no longer sold come once; then the subscription is paused.
  if (subscription && !(await loadFlowers(ctx, subscription))) return null
  const wanted = { shippingAddress, windowId: interval.interval_id, sameDay }
  return secondDelivery(ctx, wanted, Temporal.PlainDate.from(interval.date), everyWeeks)
}
