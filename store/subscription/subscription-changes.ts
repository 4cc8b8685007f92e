import { and, eq, inArray } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { Database } from '../db/database.ts'
import { deliverySubscription, deliveryWindow, product, variant } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { londonDate, formatDay, conflict, invalid, notFound, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { ENDED, getSubscription, resumed, updateSubscription } from './delivery-subscription.ts'
import type { Change } from './delivery-subscription.ts'
import type { WithLinks } from '../outbox/index.ts'
import { whyClosedOn } from './subscription-day.ts'
import { notifyChanged } from './subscription-emails.ts'
import { chargeLater, lastOrdered, stopCharging } from './subscription-periods.ts'
import { comesOn, isTooLate, mayDo } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { SUBSCRIPTION_KINDS } from './subscription-swaps.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'

/** What a change needs: each is confirmed by an e-mail with links into the shop. */
type Changing = WithLinks<Context<Database>>

/** No deliveries until `until` (London civil date), or until it is resumed. */
export async function pause(ctx: Changing, userId: string, id: string, until: string | null) {
  return change(ctx, { userId, id, action: 'pause' }, async (tx) => {
    const days = until ? londonDate(ctx.clock.now()).until(until).days : 1
    if (days < 1) throw invalid('body.until', 'in_the_past')
    if (days > 366) throw invalid('body.until', 'too_far_ahead')
    await stopCharging(tx, id)
    return { state: 'paused', pausedUntil: until }
  })
}

export async function resume(ctx: Changing, userId: string, id: string) {
  return change(ctx, { userId, id, action: 'resume' }, async (tx, row) => {
    await chargeLater(tx, id)
    return resumed(ctx.clock, row)
  })
}

/** Leaves out the delivery on that date; when it was left out already, nothing happens. Throws (409) when it is not the next. */
export async function skip(ctx: Changing, userId: string, id: string, date: string) {
  return change(ctx, { userId, id, action: 'skip' }, async (tx, row) => {
    const comes = comesOn(row)
    if (row.nextDeliveryOn && comes === date) {
      const next = Temporal.PlainDate.from(row.nextDeliveryOn).add({ weeks: row.everyWeeks })
      return { nextDeliveryOn: next.toString(), skippedOn: date }
    }
    if (row.skippedOn === date) return {}
    const next = comes && formatDay(comes)
    throw conflict('not_the_next', next ? `The next delivery is on ${next} now.` : 'No delivery is to come.')
  })
}

/** Other flowers from the next delivery on, at a subscriber's price of today. */
export async function swap(
  ctx: Changing,
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

/** Another window, and another day for the next delivery when one is given. */
export async function changeSlot(
  ctx: Changing,
  userId: string,
  id: string,
  slot: { interval_id: number; date?: string | undefined },
) {
  return change(ctx, { userId, id, action: 'slot' }, async (tx, row) => {
    const [window] = await tx.db
      .select({ id: deliveryWindow.id })
      .from(deliveryWindow)
      .where(
        and(
          eq(deliveryWindow.id, slot.interval_id),
          eq(deliveryWindow.zone, row.shippingAddress.zone as 'london' | 'uk'),
        ),
      )
    if (!window) throw invalid('body.interval_id', 'not_on_offer')
    if (slot.date === undefined) return { windowId: window.id }
    const date = Temporal.PlainDate.from(slot.date)
    const latest = londonDate(ctx.clock.now()).add({ weeks: row.everyWeeks * 2 })
    if (isTooLate(ctx.clock.now(), date)) throw invalid('body.date', 'too_soon')
    if (Temporal.PlainDate.compare(date, latest) > 0) throw invalid('body.date', 'too_far_ahead')
    const ordered = await lastOrdered(tx, id)
    if (ordered && slot.date <= ordered)
      throw conflict(
        'ordered_already',
        `The delivery of ${formatDay(ordered)} is ordered already. Choose a later day.`,
      )
    if (slot.date === comesOn(row)) return { windowId: window.id }
    const closed = await whyClosedOn(tx, row.shippingAddress, date)
    if (closed) throw conflict('closed_day', `We do not deliver on ${closed}. Choose another day.`)
    return { windowId: window.id, nextDeliveryOn: slot.date }
  })
}

/** Ends it for good: nothing is ordered or charged any more. What is ordered already still comes. */
export async function cancel(ctx: Changing, userId: string, id: string) {
  return change(ctx, { userId, id, action: 'cancel' }, async (tx) => {
    await stopCharging(tx, id)
    return ENDED
  })
}

async function change(
  ctx: Changing,
  { userId, id, action }: { userId: string; id: string; action: SubscriptionAction },
  work: (tx: TransactionContext, row: DeliverySubscriptionRow) => Promise<Change>,
): Promise<DeliverySubscription> {
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(deliverySubscription.id, id), eq(deliverySubscription.userId, userId))
    const [row] = await tx.db.select().from(deliverySubscription).where(own).for('update')
    if (!row) throw notFound('delivery subscription')
    if (!mayDo(ctx.clock.now(), row).includes(action)) throw refusal(row.state, action)
    const values = await work(tx, row)
    await updateSubscription(tx, row, values)
    const shown = await getSubscription(tx, id)
    // What is as it was before is no news.
    if (Object.entries(values).some(([name, value]) => row[name as keyof DeliverySubscriptionRow] !== value))
      await notifyChanged(tx, { action, before: row, after: { ...row, ...values }, shown })
    return shown
  })
}

/** Why something cannot be done with a subscription in its state. */
function refusal(state: DeliverySubscriptionRow['state'], action: SubscriptionAction) {
  if (state === 'cancelled') return conflict('wrong_state', 'The subscription is ended already.')
  if (state === 'paused')
    return conflict(
      'wrong_state',
      `The subscription is paused${action === 'pause' ? ' already' : ': go on with it first'}.`,
    )
  if (action === 'resume') return conflict('wrong_state', 'The subscription is under way already.')
  return conflict('too_late', 'The next delivery is being made already. This can be changed again after it.')
}
