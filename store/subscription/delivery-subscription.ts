import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import {
  deliverySubscription,
  deliveryWindow,
  order,
  product,
  slotHold,
  subscriptionPeriod,
  variant,
} from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { imageOf } from '../catalogue/index.ts'
import { londonDate, toInstant, toDate, newNumber, notFound } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'
import { nearestOpenDay } from './subscription-day.ts'
import { comesOn, mayDo, nextInRhythm, nextToAnnounce, renewalTimes } from './subscription-rules.ts'
import { swapOffers } from './subscription-swaps.ts'
import type { SwapOffer } from './subscription-swaps.ts'

export type Change = Partial<typeof deliverySubscription.$inferInsert>

/** Begins a delivery subscription; the caller has seen to it that it is paid for. */
export async function createSubscription(
  ctx: Context,
  values: Pick<
    typeof deliverySubscription.$inferInsert,
    | 'userId'
    | 'variantId'
    | 'quantity'
    | 'windowId'
    | 'everyWeeks'
    | 'price'
    | 'shippingAddress'
    | 'recipient'
    | 'contact'
    | 'savedPaymentMethod'
    | 'nextDeliveryOn'
  >,
): Promise<string> {
  const at = toDate(ctx.clock.now())
  const id = newNumber()
  await ctx.db.insert(deliverySubscription).values({
    ...values,
    ...(await renewalOf(ctx, {
      ...values,
      state: 'active',
      nextDeliveryOn: values.nextDeliveryOn ?? null,
    })),
    id,
    state: 'active',
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** The delivery subscriptions of a user, the newest first. */
export async function getSubscriptions(ctx: Context, userId: string): Promise<DeliverySubscription[]> {
  const rows = await selectShown(ctx)
    .where(eq(deliverySubscription.userId, userId))
    .orderBy(desc(deliverySubscription.createdAt), asc(deliverySubscription.id))
  const around = await aroundOf(ctx, rows)
  return rows.map((row) => toSubscription(ctx.clock, row, around))
}

export const ENDED = { state: 'cancelled', pausedUntil: null, nextDeliveryOn: null } as const

/** Ends a subscription whose first order is given up. */
export async function endSubscription(tx: TransactionContext, id: string): Promise<void> {
  const [row] = await tx.db
    .select()
    .from(deliverySubscription)
    .where(eq(deliverySubscription.id, id))
    .for('update')
  if (row) await updateSubscription(tx, row, ENDED)
}

/** Goes on with a subscription whose pause is over. */
export const resumeSubscription = dueRow({
  kind: 'resume_subscription',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.pausedUntil,
  isDue: (clock) =>
    and(
      eq(deliverySubscription.state, 'paused'),
      lte(deliverySubscription.pausedUntil, londonDate(clock.now()).toString()),
    ),
  work: (tx, row) => updateSubscription(tx, row, resumed(tx.clock, row, nextToAnnounce)),
})

/** Who goes on at once is told so, and may have the very next delivery; a pause that ends by itself is announced first. */
export function resumed(clock: Clock, row: DeliverySubscriptionRow, next = nextInRhythm): Change {
  const from = row.nextDeliveryOn ?? londonDate(clock.now()).toString()
  const date = next(clock.now(), Temporal.PlainDate.from(from), row.everyWeeks)
  return { state: 'active', pausedUntil: null, nextDeliveryOn: date.toString() }
}

/** One delivery subscription as the API shows it. Throws when there is none. */
export async function getSubscription(ctx: Context, id: string): Promise<DeliverySubscription> {
  const [row] = await selectShown(ctx).where(eq(deliverySubscription.id, id))
  if (!row) throw notFound('delivery subscription')
  return toSubscription(ctx.clock, row, await aroundOf(ctx, [row]))
}

/** Changes a subscription, and with its state or its next date when that is announced and charged. */
export async function updateSubscription(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  values: Change,
): Promise<void> {
  const isMoved = 'state' in values || 'nextDeliveryOn' in values
  const renewal = isMoved ? await renewalOf(tx, { ...row, ...values }) : {}
  await tx.db
    .update(deliverySubscription)
    .set({ ...values, ...renewal, updatedAt: toDate(tx.clock.now()) })
    .where(eq(deliverySubscription.id, row.id))
}

type Planned = Pick<DeliverySubscriptionRow, 'state' | 'nextDeliveryOn' | 'shippingAddress'>

/**
 * A delivery is charged when it can no longer be changed, and announced some days before that. It is moved where
 * nothing is delivered on its day. What comes sooner than it could be announced is what its owner has just asked for.
 */
async function renewalOf(
  ctx: Context,
  { state, nextDeliveryOn, shippingAddress }: Planned,
): Promise<Pick<DeliverySubscriptionRow, 'noticeAt' | 'renewAt' | 'movedTo' | 'announcedFor'>> {
  if (state !== 'active' || !nextDeliveryOn)
    return { noticeAt: null, renewAt: null, movedTo: null, announcedFor: null }
  const now = ctx.clock.now()
  const planned = Temporal.PlainDate.from(nextDeliveryOn)
  const open = await nearestOpenDay(ctx, shippingAddress, planned)
  const date = open?.date ?? planned
  const { noticeAt, renewAt } = renewalTimes(date)
  const isAskedFor = Temporal.Instant.compare(noticeAt, now) <= 0
  return {
    movedTo: date.equals(planned) ? null : date.toString(),
    renewAt: toDate(renewAt),
    noticeAt: isAskedFor ? null : toDate(noticeAt),
    announcedFor: isAskedFor ? date.toString() : null,
  }
}

function selectShown(ctx: Context) {
  return ctx.db
    .select({ subscription: deliverySubscription, window: deliveryWindow, variant, product })
    .from(deliverySubscription)
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, deliverySubscription.windowId))
    .leftJoin(variant, eq(variant.id, deliverySubscription.variantId))
    .leftJoin(product, eq(product.id, variant.productId))
    .$dynamic()
}

type Shown = {
  subscription: DeliverySubscriptionRow
  window: typeof deliveryWindow.$inferSelect
  /** Null for one that has ended, when its flowers are no longer there. */
  variant: typeof variant.$inferSelect | null
  product: typeof product.$inferSelect | null
}

type Window = Shown['window']

/** All windows, of which there are a dozen: the earliest first. */
function windowsOf(ctx: Context): Promise<Window[]> {
  return ctx.db.select().from(deliveryWindow).orderBy(asc(deliveryWindow.startsAt), asc(deliveryWindow.id))
}

const toInterval = ({ id, startsAt, endsAt, price }: Window) => ({
  ...{ interval_id: id, from: startsAt, to: endsAt, price },
})

type Ordered = Map<string, NonNullable<DeliverySubscription['ordered']>>

/** The deliveries of subscriptions that are ordered and to come, by subscription: the soonest of each. */
async function orderedFor(ctx: Context, rows: Shown[]): Promise<Ordered> {
  if (!rows.length) return new Map()
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
        inArray(
          subscriptionPeriod.subscriptionId,
          rows.map(({ subscription }) => subscription.id),
        ),
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

/** What is shown of subscriptions besides themselves. */
type Around = { windows: Window[]; ordered: Ordered; offers: SwapOffer[] }

async function aroundOf(ctx: Context, rows: Shown[]): Promise<Around> {
  // One after the other: inside a transaction there is one connection.
  const windows = await windowsOf(ctx)
  const ordered = await orderedFor(ctx, rows)
  return { windows, ordered, offers: rows.length ? await swapOffers(ctx) : [] }
}

/** What it is of; one that has ended outlives its flowers. */
function flowersShown({ product: flowers, variant: size }: Shown) {
  if (!flowers || !size)
    return {
      product_id: null,
      position_slug: '',
      title: 'Flowers we no longer sell',
      variant_title: '',
      image: null,
    }
  return {
    product_id: flowers.id,
    position_slug: size.slug,
    title: flowers.title,
    variant_title: size.title,
    image: imageOf(flowers.realId, size.imageName, flowers.imageAlt),
  }
}

function toSubscription(
  clock: Clock,
  shown: Shown,
  { windows, ordered, offers }: Around,
): DeliverySubscription {
  const { subscription: row, window } = shown
  const next = row.state === 'paused' ? null : comesOn(row)
  return {
    id: row.id,
    state: row.state,
    ...flowersShown(shown),
    every_weeks: row.everyWeeks,
    quantity: row.quantity,
    price: row.price,
    delivery_price: window.price,
    saved_payment_method: row.savedPaymentMethod?.label ?? null,
    ordered: ordered.get(row.id) ?? null,
    interval: toInterval(window),
    intervals: windows.filter(({ zone }) => zone === row.shippingAddress.zone).map(toInterval),
    swaps: offers
      .filter((offer) => offer.product_id !== shown.product?.id)
      .map(({ each, ...offer }) => ({ ...offer, delivery_cost: each * row.quantity + window.price })),
    shipping_address: row.shippingAddress,
    recipient: row.recipient,
    next_delivery_on: next,
    moved_from: row.movedTo && next ? row.nextDeliveryOn : null,
    change_until: next && row.renewAt && toInstant(row.renewAt).toString(),
    paused_until: row.pausedUntil,
    may: mayDo(clock.now(), row),
  }
}
