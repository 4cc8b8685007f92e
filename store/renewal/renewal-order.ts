import { and, eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Position } from '../../contract/basket.ts'
import type { Contact } from '../../contract/order.ts'
import {
  deliverySubscription,
  deliveryWindow,
  order,
  orderTransition,
  subscriptionPeriod,
  user,
  variant,
} from '../db/schema.ts'
import type { OrderedLine, DeliverySubscriptionRow } from '../db/schema.ts'
import { positionsOf } from '../cart/index.ts'
import { londonDate, toDate, newNumber } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { destinationOf } from '../delivery/index.ts'
import {
  updateSubscription,
  holdNearest,
  notifyFlowersGone,
  notifyNoSlot,
  comesOn,
} from '../subscription/index.ts'
import { addDueJob, dueRow } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'
import { chargeRenewal } from './renewal-charge.ts'
import { mustMove, HOLD_WHILE_PAYING } from '../order/index.ts'
import { announce, miss } from './renewal-notice.ts'
import { subscriberPercent, subscriberPrice } from '../catalogue/index.ts'

/**
 * Orders the next delivery of a subscription that is due, and moves the subscription on to the one after that, in one
 * transaction: each date of its rhythm is ordered once, however many copies run. A date that is past was missed and is
 * not charged for, nor is one that was not announced three days before.
 */
export const orderRenewal = dueRow({
  kind: 'order_renewal',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.renewAt,
  isDue: (clock) => lte(deliverySubscription.renewAt, toDate(clock.now())),
  work: (tx, row) => renew(tx, row),
})

async function renew(tx: WithLinks<TransactionContext>, row: DeliverySubscriptionRow): Promise<void> {
  const planned = row.nextDeliveryOn
  const date = comesOn(row)
  if (row.state !== 'active' || !planned || !date) return updateSubscription(tx, row, { state: row.state })
  const next = Temporal.PlainDate.from(planned).add({ weeks: row.everyWeeks }).toString()
  const moveOn = () => updateSubscription(tx, row, { nextDeliveryOn: next })
  if (await isOrdered(tx, row.id, planned)) return moveOn()
  // The shop was away: what nobody was told of in time is not charged, nor is what should have come already.
  if (date < londonDate(tx.clock.now()).toString()) return miss(tx, row)
  if (row.announcedFor !== date) return announce(tx, row)
  const flowers = await flowersOf(tx, row)
  if (!flowers) {
    await updateSubscription(tx, row, { state: 'paused', pausedUntil: null })
    return notifyFlowersGone(tx, row)
  }
  if (!(await placeOrder(tx, row, { planned, date }, flowers))) await notifyNoSlot(tx, row, { date, next })
  await moveOn()
}

/** Its date may have been moved to one that was ordered before. */
async function isOrdered(tx: TransactionContext, subscriptionId: string, date: string): Promise<boolean> {
  const [found] = await tx.db
    .select({ orderId: subscriptionPeriod.orderId })
    .from(subscriptionPeriod)
    .where(
      and(eq(subscriptionPeriod.subscriptionId, subscriptionId), eq(subscriptionPeriod.deliveryOn, date)),
    )
  return found !== undefined
}

type Flowers = { line: OrderedLine; position: Position; price: number }

/** The flowers with their price: that of the beginning, or a subscriber's of today where it is lower. */
async function flowersOf(tx: TransactionContext, row: DeliverySubscriptionRow): Promise<Flowers | null> {
  // One that is active has its flowers: the database holds it to that.
  const [found] = await tx.db
    .select()
    .from(variant)
    .where(eq(variant.id, row.variantId ?? 0))
  if (!found) return null
  const line: OrderedLine = {
    kind: 'variant',
    productId: found.productId,
    variantId: found.id,
    comboId: null,
    bouquet: null,
    positionSlug: found.slug,
    quantity: row.quantity,
    giftCardText: null,
  }
  const [position] = await positionsOf(tx, [{ ...line, id: 0, cartId: '' }])
  if (!position) return null
  const today = subscriberPrice(position.unit_price, await subscriberPercent(tx)) * row.quantity
  return { line, position, price: Math.min(row.price, today) }
}

/** Answers whether there was a place for it. It never costs more than the time that was chosen. */
async function placeOrder(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  { planned, date }: { planned: string; date: string },
  { line, position, price }: Flowers,
): Promise<boolean> {
  const [window] = await tx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, row.windowId))
  if (!window) return false
  const id = newNumber()
  const at = toDate(tx.clock.now())
  await tx.db.insert(order).values({
    id,
    userId: row.userId,
    type: 'subscription',
    state: 'draft',
    shippingAddress: row.shippingAddress,
    recipient: row.recipient,
    contact: row.contact ?? (await contactOf(tx, row.userId)),
    lines: [line],
    positions: [position],
    positionsCost: position.cost,
    serviceFee: 0,
    discount: position.cost - price,
    createdAt: at,
    updatedAt: at,
  })
  // The charge follows at once.
  const until = tx.clock.now().add(HOLD_WHILE_PAYING)
  const place = await holdNearest(tx, {
    ...{ orderId: id, window, date, sameDay: position.same_day, until },
    destination: destinationOf(row.shippingAddress),
  })
  if (!place) {
    await tx.db.delete(order).where(eq(order.id, id))
    return false
  }
  const deliveryAmount = Math.min(place.window.price, window.price)
  await tx.db
    .update(order)
    .set({ deliveryAmount, totalCost: price + deliveryAmount })
    .where(eq(order.id, id))
  await tx.db.insert(orderTransition).values({ orderId: id, state: 'draft', at })
  await mustMove(tx, id, 'awaiting_payment')
  await tx.db
    .insert(subscriptionPeriod)
    .values({ subscriptionId: row.id, deliveryOn: planned, orderId: id, chargeAt: at })
  await addDueJob(tx, chargeRenewal.kind, id)
  return true
}

/** Where somebody is written to whose subscription says nothing of it. */
async function contactOf(tx: TransactionContext, userId: string): Promise<Contact | null> {
  const [row] = await tx.db.select().from(user).where(eq(user.id, userId))
  return row?.email ? { name: row.name ?? '', email: row.email, phone: row.phone ?? '' } : null
}
