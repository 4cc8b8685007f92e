import { and, eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Contact } from '../../contract/order.ts'
import {
  deliverySubscription,
  deliveryWindow,
  order,
  orderTransition,
  subscriptionPeriod,
  user,
} from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { londonDate, toDate, newNumber } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { destinationOf } from '../delivery/index.ts'
import {
  loadFlowers,
  pauseWithoutFlowers,
  updateSubscription,
  holdNearestSlot,
  notifyNoSlot,
  nextDeliveryDate,
  nextWindowId,
} from '../subscription/index.ts'
import type { Flowers } from '../subscription/index.ts'
import { addDueJob, dueRow, isStale } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import { chargeRenewal } from './renewal-charge.ts'
import { mustMove, HOLD_WHILE_PAYING } from '../order/index.ts'
import { pauseForMissedRetry } from './missed-retry.ts'
import { announce, openDayFor, skipMissedDeliveries } from './renewal-notice.ts'

/**
 * Scheduled task: orders the next delivery of a subscription and moves the subscription on, in one
 * transaction, so that each date is ordered once. A delivery that is past, or was not announced three days
 * before, is not charged.
 */
export const orderRenewal = dueRow({
  kind: 'order_renewal',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.renewAt,
  isDue: (clock) => lte(deliverySubscription.renewAt, toDate(clock.now())),
  work: async (tx, row) => (await pauseForMissedRetry(tx, row)) || orderNextDelivery(tx, row),
})

async function orderNextDelivery(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  const planned = row.nextDeliveryOn
  const date = nextDeliveryDate(row)
  if (row.state !== 'active' || !planned || !date) return updateSubscription(tx, row, { state: row.state })
  const next = Temporal.PlainDate.from(planned).add({ weeks: row.everyWeeks }).toString()
  const advance = () => updateSubscription(tx, row, { nextDeliveryOn: next })
  if (await isOrdered(tx, row.id, planned)) return advance()
  // The shop was down: a delivery that is past is skipped, and one that was not announced is announced first.
  if (date < londonDate(tx.clock.now()).toString()) return skipMissedDeliveries(tx, row)
  if (row.announcedFor !== date) return announce(tx, row)
  const flowers = await loadFlowers(tx, row)
  if (!flowers) return pauseWithoutFlowers(tx, row)
  // After a stop of days nobody expects it on another day than the announced one.
  const onlyThatDay = isStale(tx.clock.now(), row.renewAt)
  if (!(await placeRenewalOrder(tx, row, { planned, date, onlyThatDay }, flowers))) {
    if (onlyThatDay) return skipMissedDeliveries(tx, row)
    await notifyNoSlot(tx, row, {
      ...{ date, windowId: nextWindowId(row) },
      next: await openDayFor(tx, row, next),
    })
  }
  await advance()
}

/** The date may have been moved to one that is already ordered. */
async function isOrdered(tx: TransactionContext, subscriptionId: string, date: string): Promise<boolean> {
  const [found] = await tx.db
    .select({ orderId: subscriptionPeriod.orderId })
    .from(subscriptionPeriod)
    .where(
      and(eq(subscriptionPeriod.subscriptionId, subscriptionId), eq(subscriptionPeriod.deliveryOn, date)),
    )
  return found !== undefined
}

/**
 * Places the order of a renewal. Returns false when no slot is free. Neither the flowers nor the delivery cost more
 * than was announced, nor more than they cost today.
 */
async function placeRenewalOrder(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  { planned, date, onlyThatDay }: { planned: string; date: string; onlyThatDay: boolean },
  { line, position, price: priceToday }: Flowers,
): Promise<boolean> {
  const announcedWindowId = nextWindowId(row)
  const [window] = await tx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, announcedWindowId))
  if (!window) return false
  const price = Math.min(priceToday, row.announcedPrice ?? priceToday)
  const id = newNumber()
  const at = toDate(tx.clock.now())
  await tx.db.insert(order).values({
    id,
    userId: row.userId,
    type: 'subscription',
    state: 'draft',
    shippingAddress: row.shippingAddress,
    recipient: row.recipient,
    contact: row.contact ?? (await accountContact(tx, row.userId)),
    lines: [line],
    positions: [position],
    positionsCost: position.cost,
    serviceFee: 0,
    discount: position.cost - price,
    createdAt: at,
    updatedAt: at,
  })
  // The charge follows immediately.
  const until = tx.clock.now().add(HOLD_WHILE_PAYING)
  const slot = await holdNearestSlot(tx, {
    ...{ orderId: id, window, date, sameDay: position.same_day, until, onlyThatDay },
    destination: destinationOf(row.shippingAddress),
  })
  if (!slot) {
    await tx.db.delete(order).where(eq(order.id, id))
    return false
  }
  const deliveryAmount = Math.min(slot.window.price, row.announcedDeliveryPrice ?? window.price)
  await tx.db
    .update(order)
    .set({ deliveryAmount, totalCost: price + deliveryAmount })
    .where(eq(order.id, id))
  await tx.db.insert(orderTransition).values({ orderId: id, state: 'draft', at })
  await mustMove(tx, id, 'awaiting_payment')
  await tx.db.insert(subscriptionPeriod).values({
    ...{ subscriptionId: row.id, deliveryOn: planned, orderId: id, chargeAt: at },
    ...{ announcedFor: date, announcedWindowId },
  })
  await addDueJob(tx, chargeRenewal.kind, id)
  return true
}

/** Returns the account's contact, for a subscription without one. */
async function accountContact(tx: TransactionContext, userId: string): Promise<Contact | null> {
  const [row] = await tx.db.select().from(user).where(eq(user.id, userId))
  return row?.email ? { name: row.name ?? '', email: row.email, phone: row.phone ?? '' } : null
}
