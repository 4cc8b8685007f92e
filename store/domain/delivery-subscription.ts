import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import {
  deliverySubscription,
  deliveryWindow,
  order,
  product,
  slotHold,
  subscriptionPeriod,
  variant,
} from '../db/schema.ts'
import { imageOf } from './card.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'
import { dueRow } from './due-work.ts'
import { dayInWords } from './moment-words.ts'
import { newNumber } from './order-number.ts'
import { chargeLater, lastOrdered, stopCharging } from './subscription-periods.ts'
import { changeUntil, isTooLate, mayDo, nextInRhythm } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { conflict, invalid, notFound } from './store-error.ts'
import { SUBSCRIPTION_KINDS, swapOffers } from './subscription-swaps.ts'
import type { SwapOffer } from './subscription-swaps.ts'
import { subscriberPercent, subscriberPrice } from './subscription-terms.ts'

/** How long before a charge it is announced. */
const NOTICE = { hours: 3 * 24 }

type Row = typeof deliverySubscription.$inferSelect
type Change = Partial<typeof deliverySubscription.$inferInsert>

/** Begins a delivery subscription; the caller has seen to it that it is paid for. */
export async function createSubscription(
  tx: Queryable,
  clock: Clock,
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
    | 'chargedTo'
    | 'nextDeliveryOn'
  >,
): Promise<string> {
  const at = toDate(clock.now())
  const id = newNumber()
  await tx.insert(deliverySubscription).values({
    ...values,
    ...renewalOf('active', values.nextDeliveryOn ?? null),
    id,
    state: 'active',
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** The delivery subscriptions of a user, the newest first. */
export async function getSubscriptions(
  db: Queryable,
  clock: Clock,
  userId: string,
): Promise<DeliverySubscription[]> {
  const rows = await selectShown(db)
    .where(eq(deliverySubscription.userId, userId))
    .orderBy(desc(deliverySubscription.createdAt), asc(deliverySubscription.id))
  const around = await aroundOf(db, clock, rows)
  return rows.map((row) => toSubscription(clock, row, around))
}

/** No deliveries until `until` (London civil date), or until it is resumed. */
export async function pause(db: Database, clock: Clock, userId: string, id: string, until: string | null) {
  return change(db, clock, { userId, id, action: 'pause' }, async (tx) => {
    const days = until ? londonDate(clock.now()).until(until).days : 1
    if (days < 1) throw invalid('body.until', 'must be a date to come')
    if (days > 366) throw invalid('body.until', 'is too far ahead')
    await stopCharging(tx, clock, id)
    return { state: 'paused', pausedUntil: until }
  })
}

export async function resume(db: Database, clock: Clock, userId: string, id: string) {
  return change(db, clock, { userId, id, action: 'resume' }, async (tx, row) => {
    await chargeLater(tx, clock, id)
    return resumed(clock, row)
  })
}

/** Leaves out the delivery on that date; when it was left out already, nothing happens. Throws (409) when it is not the next. */
export async function skip(db: Database, clock: Clock, userId: string, id: string, date: string) {
  return change(db, clock, { userId, id, action: 'skip' }, async (_tx, row) => {
    if (row.nextDeliveryOn === date) {
      const next = Temporal.PlainDate.from(date).add({ weeks: row.everyWeeks })
      return { nextDeliveryOn: next.toString(), skippedOn: date }
    }
    if (row.skippedOn === date) return {}
    const next = row.nextDeliveryOn && dayInWords(row.nextDeliveryOn)
    throw conflict('not_the_next', next ? `The next delivery is on ${next} now.` : 'No delivery is to come.')
  })
}

/** Other flowers from the next delivery on, at a subscriber's price of today. */
export async function swap(
  db: Database,
  clock: Clock,
  userId: string,
  id: string,
  wanted: { product_id: number; position_slug: string },
) {
  return change(db, clock, { userId, id, action: 'swap' }, async (tx, row) => {
    const [found] = await tx
      .select({ id: variant.id, price: variant.price })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(
        and(
          eq(variant.productId, wanted.product_id),
          eq(variant.slug, wanted.position_slug),
          eq(product.active, true),
          inArray(product.kind, SUBSCRIPTION_KINDS),
        ),
      )
    if (!found)
      throw conflict('not_offered', 'These flowers are not to be had by subscription. Choose others.')
    const each = subscriberPrice(found.price, await subscriberPercent(tx))
    return { variantId: found.id, price: each * row.quantity }
  })
}

/** Another window, and another day for the next delivery when one is given. */
export async function changeSlot(
  db: Database,
  clock: Clock,
  userId: string,
  id: string,
  slot: { interval_id: number; date?: string | undefined },
) {
  return change(db, clock, { userId, id, action: 'slot' }, async (tx, row) => {
    const [window] = await tx
      .select({ id: deliveryWindow.id })
      .from(deliveryWindow)
      .where(
        and(
          eq(deliveryWindow.id, slot.interval_id),
          eq(deliveryWindow.zone, row.shippingAddress.zone as 'london' | 'uk'),
        ),
      )
    if (!window) throw invalid('body.interval_id', 'is not on offer for the address')
    if (slot.date === undefined) return { windowId: window.id }
    const date = Temporal.PlainDate.from(slot.date)
    const latest = londonDate(clock.now()).add({ weeks: row.everyWeeks * 2 })
    if (isTooLate(clock.now(), date)) throw invalid('body.date', 'is too soon')
    if (Temporal.PlainDate.compare(date, latest) > 0) throw invalid('body.date', 'is too far ahead')
    const ordered = await lastOrdered(tx, id)
    if (ordered && slot.date <= ordered)
      throw conflict(
        'ordered_already',
        `The delivery of ${dayInWords(ordered)} is ordered already. Choose a later day.`,
      )
    return { windowId: window.id, nextDeliveryOn: slot.date }
  })
}

/** Ends it for good: nothing is ordered or charged any more. What is ordered already still comes. */
export async function cancel(db: Database, clock: Clock, userId: string, id: string) {
  return change(db, clock, { userId, id, action: 'cancel' }, async (tx) => {
    await stopCharging(tx, clock, id)
    return ENDED
  })
}

const ENDED = { state: 'cancelled', pausedUntil: null, nextDeliveryOn: null } as const

/** Ends a subscription whose first order is given up. */
export async function endSubscription(tx: Transaction, clock: Clock, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(deliverySubscription)
    .where(eq(deliverySubscription.id, id))
    .for('update')
  if (row) await updateSubscription(tx, clock, row, ENDED)
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
  work: (tx, { clock }, row) => updateSubscription(tx, clock, row, resumed(clock, row)),
})

function resumed(clock: Clock, row: Row): Change {
  const from = row.nextDeliveryOn ?? londonDate(clock.now()).toString()
  const next = nextInRhythm(clock.now(), Temporal.PlainDate.from(from), row.everyWeeks)
  return { state: 'active', pausedUntil: null, nextDeliveryOn: next.toString() }
}

async function change(
  db: Database,
  clock: Clock,
  { userId, id, action }: { userId: string; id: string; action: SubscriptionAction },
  work: (tx: Transaction, row: Row) => Promise<Change>,
): Promise<DeliverySubscription> {
  return db.transaction(async (tx) => {
    const own = and(eq(deliverySubscription.id, id), eq(deliverySubscription.userId, userId))
    const [row] = await tx.select().from(deliverySubscription).where(own).for('update')
    if (!row) throw notFound('delivery subscription')
    if (!mayDo(clock.now(), row).includes(action)) throw refusal(row.state, action)
    await updateSubscription(tx, clock, row, await work(tx, row))
    const [changed] = await selectShown(tx).where(own)
    if (!changed) throw notFound('delivery subscription')
    return toSubscription(clock, changed, await aroundOf(tx, clock, [changed]))
  })
}

/** Changes a subscription, and with its state or its next date when that is announced and charged. */
export async function updateSubscription(
  tx: Transaction,
  clock: Clock,
  row: Row,
  values: Change,
): Promise<void> {
  const isMoved = 'state' in values || 'nextDeliveryOn' in values
  const renewal = isMoved
    ? renewalOf(
        values.state ?? row.state,
        values.nextDeliveryOn === undefined ? row.nextDeliveryOn : values.nextDeliveryOn,
      )
    : {}
  await tx
    .update(deliverySubscription)
    .set({ ...values, ...renewal, updatedAt: toDate(clock.now()) })
    .where(eq(deliverySubscription.id, row.id))
}

/** A delivery is charged when it can no longer be changed, and announced some days before that. */
function renewalOf(state: Row['state'], next: string | null): Pick<Row, 'noticeAt' | 'renewAt'> {
  if (state !== 'active' || !next) return { noticeAt: null, renewAt: null }
  const renewAt = changeUntil(Temporal.PlainDate.from(next))
  return { renewAt: toDate(renewAt), noticeAt: toDate(renewAt.subtract(NOTICE)) }
}

/** Why something cannot be done with a subscription in its state. */
function refusal(state: Row['state'], action: SubscriptionAction) {
  if (state === 'cancelled') return conflict('wrong_state', 'The subscription is ended already.')
  if (state === 'paused')
    return conflict(
      'wrong_state',
      `The subscription is paused${action === 'pause' ? ' already' : ': go on with it first'}.`,
    )
  if (action === 'resume') return conflict('wrong_state', 'The subscription is under way already.')
  return conflict('too_late', 'The next delivery is being made already. This can be changed again after it.')
}

function selectShown(db: Queryable) {
  return db
    .select({ subscription: deliverySubscription, window: deliveryWindow, variant, product })
    .from(deliverySubscription)
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, deliverySubscription.windowId))
    .innerJoin(variant, eq(variant.id, deliverySubscription.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .$dynamic()
}

type Shown = {
  subscription: Row
  window: typeof deliveryWindow.$inferSelect
  variant: typeof variant.$inferSelect
  product: typeof product.$inferSelect
}

type Window = Shown['window']

/** All windows, of which there are a dozen: the earliest first. */
function windowsOf(db: Queryable): Promise<Window[]> {
  return db.select().from(deliveryWindow).orderBy(asc(deliveryWindow.startsAt), asc(deliveryWindow.id))
}

const toInterval = ({ id, startsAt, endsAt, price }: Window) => ({
  ...{ interval_id: id, from: startsAt, to: endsAt, price },
})

type Ordered = Map<string, NonNullable<DeliverySubscription['ordered']>>

/** The deliveries of subscriptions that are ordered and to come, by subscription: the soonest of each. */
async function orderedFor(db: Queryable, clock: Clock, rows: Shown[]): Promise<Ordered> {
  if (!rows.length) return new Map()
  const today = londonDate(clock.now()).toString()
  const found = await db
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

async function aroundOf(db: Queryable, clock: Clock, rows: Shown[]): Promise<Around> {
  // One after the other: inside a transaction there is one connection.
  const windows = await windowsOf(db)
  const ordered = await orderedFor(db, clock, rows)
  return { windows, ordered, offers: rows.length ? await swapOffers(db) : [] }
}

function toSubscription(
  clock: Clock,
  shown: Shown,
  { windows, ordered, offers }: Around,
): DeliverySubscription {
  const { subscription: row, window } = shown
  const next = row.state === 'paused' ? null : row.nextDeliveryOn
  return {
    id: row.id,
    state: row.state,
    product_id: shown.product.id,
    position_slug: shown.variant.slug,
    title: shown.product.title,
    variant_title: shown.variant.title,
    image: imageOf(shown.product.realId, shown.variant.imageName, shown.product.imageAlt),
    every_weeks: row.everyWeeks,
    quantity: row.quantity,
    price: row.price,
    delivery_price: window.price,
    charged_to: row.chargedTo?.label ?? null,
    ordered: ordered.get(row.id) ?? null,
    interval: toInterval(window),
    intervals: windows.filter(({ zone }) => zone === row.shippingAddress.zone).map(toInterval),
    swaps: offers
      .filter((offer) => offer.product_id !== shown.product.id)
      .map(({ each, ...offer }) => ({ ...offer, delivery_cost: each * row.quantity + window.price })),
    shipping_address: row.shippingAddress,
    recipient: row.recipient,
    next_delivery_on: next,
    change_until: next && changeUntil(Temporal.PlainDate.from(next)).toString(),
    paused_until: row.pausedUntil,
    may: mayDo(clock.now(), row),
  }
}
