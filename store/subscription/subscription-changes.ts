import { and, eq, inArray } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { Database } from '../db/database.ts'
import { destinationOf, windowsAt } from '../delivery/index.ts'
import { deliverySubscription, deliveryWindow, product, variant } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import {
  londonDate,
  formatDay,
  conflict,
  invalid,
  notFound,
  inTransaction,
  toInstant,
} from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { CANCELLED, getSubscription, resumeValues, updateSubscription } from './delivery-subscription.ts'
import type { Change } from './delivery-subscription.ts'
import type { WithLinks } from '../outbox/index.ts'
import { deliveryOn, inBrackets, slotWanted } from './subscription-day.ts'
import { loadFlowers } from './subscription-flowers.ts'
import { notifyChanged } from './subscription-emails.ts'
import { postponeCharge, lastOrderedDate, stopCharging } from './subscription-periods.ts'
import { nextDeliveryDate, isPastChangeDeadline, allowedActions } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { SUBSCRIPTION_KINDS } from './subscription-swaps.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'

/** The context of a change. Each change is confirmed by an e-mail with links into the shop. */
type ChangeContext = WithLinks<Context<Database>>

/**
 * Pauses a subscription until `until` (London civil date), or until it is resumed if null. Throws 400 when
 * the date is past or too far ahead.
 */
export async function pause(ctx: ChangeContext, userId: string, id: string, until: string | null) {
  return change(ctx, { userId, id, action: 'pause' }, async (tx) => {
    const days = until ? londonDate(ctx.clock.now()).until(until).days : 1
    if (days < 1) throw invalid('body.until', 'in_the_past')
    if (days > 366) throw invalid('body.until', 'too_far_ahead')
    await stopCharging(tx, id)
    return { state: 'paused', pausedUntil: until }
  })
}

/** Resumes a paused subscription. Throws 409 in any other state, and when its flowers are no longer sold. */
export async function resume(ctx: ChangeContext, userId: string, id: string) {
  return change(ctx, { userId, id, action: 'resume' }, async (tx, row) => {
    if (!(await loadFlowers(tx, row)))
      throw conflict(
        'flowers_withdrawn',
        'The flowers of this subscription are no longer made. Choose other flowers first.',
      )
    await postponeCharge(tx, id)
    const isInTime = (day: Temporal.PlainDate) => !isPastChangeDeadline(ctx.clock.now(), day)
    return resumeValues(tx, row, isInTime, { isOwnersChoice: true })
  })
}

/**
 * Skips the delivery on `date` (London civil date). Idempotent. Throws 409 when it is not the next delivery.
 */
export async function skip(ctx: ChangeContext, userId: string, id: string, date: string) {
  return change(ctx, { userId, id, action: 'skip' }, async (tx, row) => {
    const comes = nextDeliveryDate(row)
    if (row.nextDeliveryOn && comes === date) {
      const next = Temporal.PlainDate.from(row.nextDeliveryOn).add({ weeks: row.everyWeeks })
      return { nextDeliveryOn: next.toString(), skippedOn: date }
    }
    if (row.skippedOn === date) return {}
    const next = comes && formatDay(comes)
    throw conflict('not_the_next', next ? `The next delivery is on ${next} now.` : 'No delivery is to come.')
  })
}

/**
 * Changes the product from the next delivery on, at today's subscriber price. A paused subscription can be changed,
 * too: its flowers may no longer be sold. Throws 409 when the product is not on offer.
 */
export async function swap(
  ctx: ChangeContext,
  userId: string,
  id: string,
  wanted: { product_id: number; position_slug: string },
) {
  return change(ctx, { userId, id, action: 'swap' }, async (tx, row) => {
    const [found] = await tx.db
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

/**
 * Changes the delivery window, and with `date` also the day of the next delivery. Throws 400 or 409 when the
 * window or the day is not available. A window that cannot be had on the day of the next delivery is that of the later
 * ones: the next comes in the nearest there is, and the confirmation says so.
 */
export async function setSubscriptionWindow(
  ctx: ChangeContext,
  userId: string,
  id: string,
  slot: { interval_id: number; date?: string | undefined },
) {
  return change(ctx, { userId, id, action: 'slot' }, async (tx, row) => {
    const [window] = await tx.db
      .select()
      .from(deliveryWindow)
      .where(and(eq(deliveryWindow.id, slot.interval_id), windowsAt(destinationOf(row.shippingAddress))))
    if (!window) throw invalid('body.interval_id', 'not_on_offer')
    if (slot.date === undefined) return changeWindow(tx, row, window.id)
    const date = Temporal.PlainDate.from(slot.date)
    const latest = londonDate(ctx.clock.now()).add({ weeks: row.everyWeeks * 2 })
    if (isPastChangeDeadline(ctx.clock.now(), date)) throw invalid('body.date', 'too_soon')
    if (Temporal.PlainDate.compare(date, latest) > 0) throw invalid('body.date', 'too_far_ahead')
    const ordered = await lastOrderedDate(tx, id)
    if (ordered && slot.date <= ordered)
      throw conflict(
        'ordered_already',
        `The delivery of ${formatDay(ordered)} is ordered already. Choose a later day.`,
      )
    if (slot.date === nextDeliveryDate(row)) return changeWindow(tx, row, window.id)
    const wanted = await slotWanted(tx, { ...row, windowId: window.id })
    const { delivery, obstacle } = await deliveryOn(tx, wanted, { date }, { isOwnersChoice: true })
    const day = formatDay(date)
    const why = inBrackets(obstacle)
    if (!delivery) throw conflict('closed_day', `We cannot deliver on ${day}${why}. Choose another day.`)
    if (delivery.window.id !== window.id)
      throw conflict(
        'closed_time',
        `We cannot deliver between ${window.startsAt} and ${window.endsAt} on ${day}${why}. Choose another time or another day.`,
      )
    return { windowId: window.id, nextDeliveryOn: slot.date }
  })
}

/**
 * Changes the window alone. An announced delivery that was moved off the usual window comes in it again if its owner chooses it and it
 * can be had by now; it costs what was announced.
 */
async function changeWindow(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  windowId: number,
): Promise<Change> {
  const day = nextDeliveryDate(row)
  if (windowId !== row.windowId || !row.movedWindowId || !day) return { windowId }
  const wanted = await slotWanted(tx, row)
  const { delivery } = await deliveryOn(
    tx,
    wanted,
    { date: Temporal.PlainDate.from(day) },
    { isOwnersChoice: true, chargeAt: row.renewAt && toInstant(row.renewAt) },
  )
  return delivery?.window.id === windowId ? { windowId, movedWindowId: null } : { windowId }
}

/**
 * Cancels a subscription. Nothing more is ordered or charged; a delivery that is already ordered still comes.
 */
export async function cancel(ctx: ChangeContext, userId: string, id: string) {
  return change(ctx, { userId, id, action: 'cancel' }, async (tx) => {
    await stopCharging(tx, id)
    return CANCELLED
  })
}

async function change(
  ctx: ChangeContext,
  { userId, id, action }: { userId: string; id: string; action: SubscriptionAction },
  work: (tx: TransactionContext, row: DeliverySubscriptionRow) => Promise<Change>,
): Promise<DeliverySubscription> {
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(deliverySubscription.id, id), eq(deliverySubscription.userId, userId))
    const [row] = await tx.db.select().from(deliverySubscription).where(own).for('update')
    if (!row) throw notFound('delivery subscription')
    if (!allowedActions(ctx.clock.now(), row).includes(action)) throw refusedAction(row.state, action)
    const values = await work(tx, row)
    await updateSubscription(tx, row, values, { isOwnersChoice: true })
    const shown = await getSubscription(tx, id)
    const [after] = await tx.db.select().from(deliverySubscription).where(own)
    // No e-mail if nothing changed, e.g. when a request is repeated.
    if (after && isChanged(row, { ...values, movedTo: after.movedTo, movedWindowId: after.movedWindowId }))
      await notifyChanged(tx, { action, before: row, after })
    return shown
  })
}

function isChanged(before: DeliverySubscriptionRow, values: Change): boolean {
  return Object.entries(values).some(
    ([name, value]) => before[name as keyof DeliverySubscriptionRow] !== value,
  )
}

/** Returns the error for an action that the subscription's state does not allow. */
function refusedAction(state: DeliverySubscriptionRow['state'], action: SubscriptionAction) {
  if (state === 'cancelled') return conflict('wrong_state', 'The subscription is ended already.')
  if (state === 'paused')
    return conflict(
      'wrong_state',
      `The subscription is paused${action === 'pause' ? ' already' : ': go on with it first'}.`,
    )
  if (action === 'resume') return conflict('wrong_state', 'The subscription is under way already.')
  return conflict('too_late', 'The next delivery is being made already. This can be changed again after it.')
}
