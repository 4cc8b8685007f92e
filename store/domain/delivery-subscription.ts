import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { deliverySubscription, deliveryWindow, product, variant } from '../db/schema.ts'
import { imageOf } from './card.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'
import { newNumber } from './order-number.ts'
import { changeUntil, isTooLate, mayDo, nextInRhythm } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { conflict, invalid, notFound } from './store-error.ts'

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
    | 'windowId'
    | 'everyWeeks'
    | 'price'
    | 'shippingAddress'
    | 'recipient'
    | 'nextDeliveryOn'
  >,
): Promise<string> {
  const at = toDate(clock.now())
  const id = newNumber()
  await tx
    .insert(deliverySubscription)
    .values({ ...values, id, state: 'active', createdAt: at, updatedAt: at })
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
  const windows = await windowsOf(db)
  return rows.map((row) => toSubscription(clock, row, windows))
}

/** No deliveries until `until` (London civil date), or until it is resumed. */
export async function pause(db: Database, clock: Clock, userId: string, id: string, until: string | null) {
  return change(db, clock, { userId, id, action: 'pause' }, async () => {
    const days = until ? londonDate(clock.now()).until(until).days : 1
    if (days < 1) throw invalid('body.until', 'must be a date to come')
    if (days > 366) throw invalid('body.until', 'is too far ahead')
    return { state: 'paused', pausedUntil: until }
  })
}

export async function resume(db: Database, clock: Clock, userId: string, id: string) {
  return change(db, clock, { userId, id, action: 'resume' }, async (_tx, row) => resumed(clock, row))
}

/** Leaves out the delivery on that date; when it is out already, nothing happens. */
export async function skip(db: Database, clock: Clock, userId: string, id: string, date: string) {
  return change(db, clock, { userId, id, action: 'skip' }, async (_tx, row) => {
    if (row.nextDeliveryOn !== date) return {}
    const next = Temporal.PlainDate.from(date).add({ weeks: row.everyWeeks })
    return { nextDeliveryOn: next.toString() }
  })
}

/** Other flowers from the next delivery on, at their price of today. */
export async function swap(
  db: Database,
  clock: Clock,
  userId: string,
  id: string,
  wanted: { product_id: number; position_slug: string },
) {
  return change(db, clock, { userId, id, action: 'swap' }, async (tx) => {
    const [found] = await tx
      .select({ id: variant.id, price: variant.price })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(
        and(
          eq(variant.productId, wanted.product_id),
          eq(variant.slug, wanted.position_slug),
          eq(product.active, true),
          inArray(product.kind, ['bouquet', 'roses', 'letterbox']),
        ),
      )
    if (!found) throw notFound('flowers for a subscription')
    return { variantId: found.id, price: found.price }
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
    return { windowId: window.id, nextDeliveryOn: slot.date }
  })
}

/** Ends it for good. A delivery that is being made already still comes: it is the last. */
export async function cancel(db: Database, clock: Clock, userId: string, id: string) {
  return change(db, clock, { userId, id, action: 'cancel' }, async (_tx, row) => {
    const comes =
      row.state === 'active' &&
      row.nextDeliveryOn &&
      isTooLate(clock.now(), Temporal.PlainDate.from(row.nextDeliveryOn))
    return { state: 'cancelled', pausedUntil: null, nextDeliveryOn: comes ? row.nextDeliveryOn : null }
  })
}

/** Goes on with subscriptions whose pause is over. Answers how many there were. */
export async function resumeDueSubscriptions(db: Database, clock: Clock): Promise<number> {
  const today = londonDate(clock.now()).toString()
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(deliverySubscription)
      .where(and(eq(deliverySubscription.state, 'paused'), lte(deliverySubscription.pausedUntil, today)))
      .limit(100)
      .for('update', { skipLocked: true })
    for (const row of due) await update(tx, clock, row.id, resumed(clock, row))
    return due.length
  })
}

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
    if (!mayDo(clock.now(), row).includes(action)) throw refusal(row)
    await update(tx, clock, id, await work(tx, row))
    const [changed] = await selectShown(tx).where(own)
    if (!changed) throw notFound('delivery subscription')
    return toSubscription(clock, changed, await windowsOf(tx))
  })
}

async function update(tx: Transaction, clock: Clock, id: string, values: Change): Promise<void> {
  await tx
    .update(deliverySubscription)
    .set({ ...values, updatedAt: toDate(clock.now()) })
    .where(eq(deliverySubscription.id, id))
}

function refusal(row: Row) {
  return row.state === 'active'
    ? conflict('too_late', 'The next delivery is being made already. This can be changed again after it.')
    : conflict('wrong_state', `This cannot be done while the subscription is ${row.state}.`)
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

const toInterval = ({ id, startsAt, endsAt }: Window) => ({ interval_id: id, from: startsAt, to: endsAt })

function toSubscription(clock: Clock, shown: Shown, windows: Window[]): DeliverySubscription {
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
    price: row.price,
    interval: toInterval(window),
    intervals: windows.filter(({ zone }) => zone === row.shippingAddress.zone).map(toInterval),
    shipping_address: row.shippingAddress,
    recipient: row.recipient,
    next_delivery_on: next,
    change_until: next && changeUntil(Temporal.PlainDate.from(next)).toString(),
    paused_until: row.pausedUntil,
    may: mayDo(clock.now(), row),
  }
}
