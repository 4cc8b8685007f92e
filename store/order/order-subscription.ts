import { and, eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Cart, Position } from '../../contract/basket.ts'
import type { Order, OrderSubscription } from '../../contract/order.ts'
import { deliverySubscription, subscriptionPeriod, variant } from '../db/schema.ts'
import type { SubscriptionOrdered, OrderRow } from '../db/schema.ts'
import { plainSlug } from '../cart/index.ts'
import { notFound } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { changeUntil } from '../subscription/index.ts'

/** A delivery of a subscription that is under way, with the subscription. */
export type Period = {
  period: typeof subscriptionPeriod.$inferSelect
  subscription: typeof deliverySubscription.$inferSelect
}

/** What a cart says of the subscription in it. */
export type SubscriptionInCart = Omit<SubscriptionOrdered, 'variantId'>

/** Which delivery of which subscription an order is; undefined for one that comes once. */
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

/** A later delivery, which the shop ordered by itself, and not what a subscription began with. */
export function isRenewal(row: Pick<OrderRow, 'type' | 'subscription' | 'positions'>): boolean {
  return row.type === 'subscription' && row.positions !== null && row.subscription === null
}

/** The subscription that a cart would begin; null when there is none in it. */
export function inCartOf(
  cart: Pick<Cart, 'recurring_line' | 'every_weeks'>,
  terms: { firstBouquetPercent: number | null },
): SubscriptionInCart | null {
  const { recurring_line: again, every_weeks: everyWeeks } = cart
  if (!again || !everyWeeks) return null
  return {
    productId: again.product_id,
    positionSlug: again.position_slug,
    quantity: again.quantity,
    price: again.price,
    everyWeeks,
    firstBouquetPercent: terms.firstBouquetPercent,
  }
}

/** The same as it is kept with the order. Throws when the flowers are gone in this very moment. */
export async function orderedSubscription(
  ctx: Context,
  inCart: SubscriptionInCart,
): Promise<SubscriptionOrdered> {
  const slug = plainSlug(inCart.positionSlug)
  const [found] = await ctx.db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productId, inCart.productId), eq(variant.slug, slug)))
  if (!found) throw notFound('flowers for a subscription')
  return { ...inCart, variantId: found.id }
}

/** What the API says of the subscription an order belongs to; null for an order that comes once. */
export function subscriptionOf(
  row: OrderRow,
  parts: {
    positions: Position[]
    inCart: SubscriptionInCart | null
    firstBouquetMessage: string | null
    period: Period | undefined
    interval: Order['interval']
  },
): OrderSubscription | null {
  const { positions, period, interval } = parts
  const ordered = row.subscription ?? (row.state === 'draft' ? parts.inCart : null)
  if (row.type === 'default' || (!ordered && !period)) return null
  const everyWeeks = ordered?.everyWeeks ?? period?.subscription.everyWeeks ?? 1
  const price = ordered?.price ?? period?.subscription.price ?? 0
  const from = period?.period.deliveryOn ?? interval?.date
  const next = from ? Temporal.PlainDate.from(from).add({ weeks: everyWeeks }) : null
  const flowers =
    positions.find(
      (position) =>
        position.product_id === ordered?.productId && position.position_slug === ordered.positionSlug,
    ) ?? positions[0]
  return {
    id: period?.subscription.id ?? null,
    is_renewal: isRenewal(row),
    title: flowers?.offer_title ?? '',
    variant_title: flowers?.variant_title ?? '',
    quantity: ordered?.quantity ?? period?.subscription.quantity ?? 1,
    every_weeks: everyWeeks,
    first_bouquet_percent: ordered?.firstBouquetPercent ?? null,
    first_bouquet_message: parts.firstBouquetMessage,
    price,
    next_total: interval ? price + interval.price : null,
    next_delivery_on: next?.toString() ?? null,
    next_charge_at: next && changeUntil(next).toString(),
  }
}
