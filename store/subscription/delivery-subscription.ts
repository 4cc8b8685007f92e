import { and, asc, between, desc, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import {
  deliverySubscription,
  deliveryWindow,
  order,
  product,
  subscriptionPeriod,
  variant,
} from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { imageOf } from '../catalogue/index.ts'
import { destinationOf, existsAt } from '../delivery/index.ts'
import type { DeliveryWindow } from '../delivery/index.ts'
import { londonDate, toInstant, toDate, newNumber, notFound } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { dueRow } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import {
  MAX_DAYS_AWAY,
  deliveryOn,
  firstDateInTime,
  nearestDelivery,
  slotWanted,
} from './subscription-day.ts'
import {
  USUAL_DELAY,
  chargeTime,
  nextDeliveryDate,
  nextWindowId,
  allowedActions,
} from './subscription-rules.ts'
import { nextOrderedDeliveries } from './ordered-deliveries.ts'
import type { OrderedDeliveries } from './ordered-deliveries.ts'
import {
  announcementOf,
  movedWindow,
  renewalSchedule,
  scheduleAfter,
  scheduleOn,
} from './renewal-schedule.ts'
import { deliveryPriceOf, nextPrice } from './next-delivery.ts'
import { notifyProductWithdrawn } from './subscription-emails.ts'
import { loadFlowers } from './subscription-flowers.ts'
import { swapOffers } from './subscription-swaps.ts'
import type { SwapOffer } from './subscription-swaps.ts'

export type Change = Partial<typeof deliverySubscription.$inferInsert>

/**
 * Creates a delivery subscription and returns its id. The caller makes sure that it is paid for. A subscription to
 * flowers that were withdrawn before it was paid for begins paused.
 */
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
  const terms = {
    ...values,
    quantity: values.quantity ?? 1,
    variantId: values.variantId ?? null,
    nextDeliveryOn: values.nextDeliveryOn ?? null,
  }
  const state = (await loadFlowers(ctx, terms)) ? 'active' : 'paused'
  await ctx.db.insert(deliverySubscription).values({
    ...terms,
    ...(await renewalSchedule(ctx, { ...terms, state })),
    id,
    state,
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** Returns the delivery subscriptions of a user, newest first. */
export async function getSubscriptions(ctx: Context, userId: string): Promise<DeliverySubscription[]> {
  const rows = await selectShown(ctx)
    .where(eq(deliverySubscription.userId, userId))
    .orderBy(desc(deliverySubscription.createdAt), asc(deliverySubscription.id))
  const related = await loadRelated(ctx, rows)
  return rows.map((row) => toSubscription(ctx.clock, row, related))
}

export const CANCELLED = { state: 'cancelled', pausedUntil: null, nextDeliveryOn: null } as const

/** Cancels a subscription whose first order was cancelled or refunded before delivery. */
export async function endSubscription(tx: TransactionContext, id: string): Promise<void> {
  const [row] = await tx.db
    .select()
    .from(deliverySubscription)
    .where(eq(deliverySubscription.id, id))
    .for('update')
  if (row) await updateSubscription(tx, row, CANCELLED)
}

/** Open charges of a subscription. */
const openCharge = () =>
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(subscriptionPeriod)
    .innerJoin(order, eq(order.id, subscriptionPeriod.orderId))
    .where(
      and(
        eq(subscriptionPeriod.subscriptionId, deliverySubscription.id),
        isNotNull(subscriptionPeriod.chargeAt),
        eq(order.state, 'awaiting_payment'),
      ),
    )

/**
 * Scheduled task: resumes a subscription whose pause is over. What was to be charged when it was paused is cancelled
 * first: if the worker was away for the whole pause, it would be charged otherwise.
 */
export const resumeSubscription = dueRow({
  kind: 'resume_subscription',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.pausedUntil,
  isDue: (clock) =>
    and(
      eq(deliverySubscription.state, 'paused'),
      lte(deliverySubscription.pausedUntil, londonDate(clock.now()).toString()),
      notExists(openCharge()),
    ),
  work: (tx, row) => endPause(tx, row),
})

/** At the end of a pause the next delivery is announced before it is charged. */
async function endPause(tx: WithLinks<TransactionContext>, row: DeliverySubscriptionRow): Promise<void> {
  if (!(await loadFlowers(tx, row))) return pauseWithoutFlowers(tx, row)
  const isInTime = (day: Temporal.PlainDate) => chargeTime(tx.clock.now(), day) !== null
  await updateSubscription(tx, row, await resumeValues(tx, row, isInTime))
}

/**
 * Returns the values that resume a subscription, with the first scheduled date whose delivery is in time. With
 * `isOwnersChoice` its owner sees the date.
 */
export async function resumeValues(
  ctx: Context,
  row: DeliverySubscriptionRow,
  isInTime: (day: Temporal.PlainDate) => boolean,
  options: { isOwnersChoice?: boolean } = {},
): Promise<Change> {
  const { everyWeeks, nextDeliveryOn } = row
  const from = Temporal.PlainDate.from(nextDeliveryOn ?? londonDate(ctx.clock.now()))
  const wanted = await slotWanted(ctx, row)
  const date = await firstDateInTime(ctx, wanted, { from, everyWeeks }, isInTime, options)
  return { state: 'active', pausedUntil: null, nextDeliveryOn: date.toString() }
}

/** Pauses a subscription whose flowers are no longer on sale, and tells its owner. */
export async function pauseWithoutFlowers(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  more: Pick<Change, 'nextDeliveryOn'> = {},
): Promise<void> {
  await updateSubscription(tx, row, { ...more, state: 'paused', pausedUntil: null })
  await notifyProductWithdrawn(tx, row)
}

/** Returns one delivery subscription as the API shows it. Throws 404 when there is none. */
export async function getSubscription(ctx: Context, id: string): Promise<DeliverySubscription> {
  const [row] = await selectShown(ctx).where(eq(deliverySubscription.id, id))
  if (!row) throw notFound('delivery subscription')
  return toSubscription(ctx.clock, row, await loadRelated(ctx, [row]))
}

/**
 * Updates a subscription. When its state, its next date, its flowers or its window change, also reschedules its notice
 * and its charge. `isOwnersChoice` says that the owner is told of the next date at this moment. What costs something
 * else after the change is announced by its confirmation.
 */
export async function updateSubscription(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  values: Change,
  { isOwnersChoice = false } = {},
): Promise<void> {
  const after = { ...row, ...values }
  const isMoved = 'state' in values || 'nextDeliveryOn' in values
  const renewal = isMoved
    ? await renewalSchedule(tx, after, isOwnersChoice)
    : await scheduleAfter(tx, row, after, isOwnersChoice)
  await tx.db
    .update(deliverySubscription)
    .set({ ...values, ...renewal, updatedAt: toDate(tx.clock.now()) })
    .where(eq(deliverySubscription.id, row.id))
}

/**
 * After days or windows were closed or opened: moves the deliveries that may come on a London civil date (or all,
 * without one) when they now come on another day that can still be announced, or in another window, and has them
 * announced anew. What was announced moves only off a slot that is closed. Returns how many moved.
 */
export async function moveDeliveries(tx: TransactionContext, date?: string): Promise<number> {
  const rows = await tx.db
    .select()
    .from(deliverySubscription)
    .where(
      and(
        eq(deliverySubscription.state, 'active'),
        date === undefined ? undefined : between(deliverySubscription.nextDeliveryOn, ...daysAround(date)),
      ),
    )
    .orderBy(deliverySubscription.id)
    .for('update')
  let moved = 0
  for (const row of rows) if (await moveDelivery(tx, row)) moved++
  return moved
}

/** Returns the first and the last date that a delivery may be planned for which comes on a date. */
function daysAround(date: string): [string, string] {
  const day = Temporal.PlainDate.from(date)
  const away = { days: MAX_DAYS_AWAY }
  return [day.subtract(away).toString(), day.add(away).toString()]
}

async function moveDelivery(tx: TransactionContext, row: DeliverySubscriptionRow): Promise<boolean> {
  const day = nextDeliveryDate(row)
  if (!day || !row.nextDeliveryOn) return false
  const wanted = await slotWanted(tx, row)
  const planned = Temporal.PlainDate.from(row.nextDeliveryOn)
  const windowId = nextWindowId(row)
  if (row.announcedFor) {
    const date = Temporal.PlainDate.from(day)
    const asAnnounced = { chargeAt: row.renewAt && toInstant(row.renewAt) }
    // The window that was announced stays, also when the usual one is opened again.
    const kept = await deliveryOn(tx, { ...wanted, windowId }, { date, planned }, asAnnounced)
    if (kept.delivery?.window.id === windowId) return false
    const { delivery } = await deliveryOn(tx, wanted, { date, planned }, asAnnounced)
    if (delivery) return announceWindow(tx, row, delivery.window)
  }
  const open = await nearestDelivery(tx, wanted, planned, { inTimeOnly: row.announcedFor !== null })
  if (!open || (open.date.toString() === day && open.window.id === windowId)) return false
  if (!chargeTime(tx.clock.now(), open.date)) return false
  await tx.db
    .update(deliverySubscription)
    .set({ ...scheduleOn(row, open), updatedAt: toDate(tx.clock.now()) })
    .where(eq(deliverySubscription.id, row.id))
  return true
}

/**
 * Has an announced delivery announced again in another window of its day. It is charged as announced, or less. Returns
 * false if it is about to be charged: then the charge finds the window, and its e-mail says so.
 */
async function announceWindow(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  window: DeliveryWindow,
): Promise<boolean> {
  const soon = toDate(tx.clock.now().add(USUAL_DELAY))
  const date = row.announcedFor
  if (!date || !row.renewAt || row.renewAt <= soon) return false
  const { announcedDeliveryPrice } = await announcementOf(tx, row, { date, window })
  await tx.db
    .update(deliverySubscription)
    .set({
      movedWindowId: movedWindow(row, window),
      noticeAt: toDate(tx.clock.now()),
      announcedDeliveryPrice: Math.min(
        announcedDeliveryPrice,
        row.announcedDeliveryPrice ?? announcedDeliveryPrice,
      ),
    })
    .where(eq(deliverySubscription.id, row.id))
  return true
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
  /** Null for a cancelled subscription whose product no longer exists. */
  variant: typeof variant.$inferSelect | null
  product: typeof product.$inferSelect | null
}

/** Returns all delivery windows (about a dozen), earliest first. */
function windowsOf(ctx: Context): Promise<DeliveryWindow[]> {
  return ctx.db.select().from(deliveryWindow).orderBy(asc(deliveryWindow.startsAt), asc(deliveryWindow.id))
}

const toInterval = ({ id, startsAt, endsAt, price }: DeliveryWindow) => ({
  ...{ interval_id: id, from: startsAt, to: endsAt, price },
})

/** What the API shows of a subscription besides its row. */
type Related = {
  windows: DeliveryWindow[]
  ordered: OrderedDeliveries
  offers: SwapOffer[]
  /** What the flowers of the next delivery cost, by subscription id. */
  prices: Map<string, number>
}

async function loadRelated(ctx: Context, rows: Shown[]): Promise<Related> {
  // Sequential, because a transaction has one connection.
  const windows = await windowsOf(ctx)
  const ordered = await nextOrderedDeliveries(
    ctx,
    rows.map(({ subscription }) => subscription.id),
  )
  const prices = new Map<string, number>()
  for (const { subscription } of rows) prices.set(subscription.id, await nextPrice(ctx, subscription))
  return { windows, ordered, offers: rows.length ? await swapOffers(ctx) : [], prices }
}

/** Returns the product of a subscription. A cancelled subscription may outlive its product. */
function toProductFields({ product: flowers, variant: size }: Shown) {
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
  { windows, ordered, offers, prices }: Related,
): DeliverySubscription {
  const { subscription: row, window } = shown
  const next = row.state === 'paused' ? null : nextDeliveryDate(row)
  const moved = next ? windows.find(({ id }) => id === row.movedWindowId) : undefined
  const deliveryPrice = deliveryPriceOf(row, window, moved)
  return {
    id: row.id,
    state: row.state,
    ...toProductFields(shown),
    every_weeks: row.everyWeeks,
    quantity: row.quantity,
    price: prices.get(row.id) ?? row.price,
    delivery_price: deliveryPrice,
    saved_payment_method: row.savedPaymentMethod?.label ?? null,
    ordered: ordered.get(row.id) ?? null,
    interval: toInterval(window),
    next_interval: moved ? toInterval({ ...moved, price: deliveryPrice }) : null,
    intervals: windows.filter((one) => existsAt(one, destinationOf(row.shippingAddress))).map(toInterval),
    swaps: offers
      .filter((offer) => offer.product_id !== shown.product?.id)
      .map(({ unitPrice, ...offer }) => ({
        ...offer,
        delivery_cost: unitPrice * row.quantity + deliveryPrice,
      })),
    shipping_address: row.shippingAddress,
    recipient: row.recipient,
    next_delivery_on: next,
    moved_from: row.movedTo && next ? row.nextDeliveryOn : null,
    change_until: next && row.renewAt && toInstant(row.renewAt).toString(),
    paused_until: row.pausedUntil,
    may: allowedActions(clock.now(), row),
  }
}
