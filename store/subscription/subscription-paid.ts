import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription, subscriptionPeriod, variant } from '../db/schema.ts'
import type { SavedPaymentMethod, OrderRow } from '../db/schema.ts'
import { createSubscription, endSubscription } from './delivery-subscription.ts'
import { recordFirstBouquet } from '../loyalty/index.ts'
import { heldSlot } from '../delivery/index.ts'
import { conflict } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * Applies a payment to the subscription of its order, in the transaction that moves the order to `paid` and
 * therefore once. The first payment creates the subscription, a later one ends the attempts to charge its
 * period. Saves the payment method for the next charge. `card` is the provider's fingerprint of the card.
 */
export async function subscriptionOrderPaid(
  tx: TransactionContext,
  row: OrderRow,
  savedMethod: SavedPaymentMethod | null,
  card?: string,
): Promise<void> {
  if (row.type === 'default') return
  if (row.subscription) {
    await recordFirstBouquet(tx, row, card)
    return startSubscription(tx, row, savedMethod)
  }
  const subscriptionId = await clearPeriodCharge(tx, row.id)
  if (subscriptionId && savedMethod)
    await tx.db
      .update(deliverySubscription)
      .set({ savedPaymentMethod: savedMethod })
      .where(eq(deliverySubscription.id, subscriptionId))
}

/**
 * Clears the charge time of an order's period. Locks the subscription first; every transaction that changes
 * both uses this order.
 */
async function clearPeriodCharge(tx: TransactionContext, orderId: string): Promise<string | undefined> {
  const [found] = await tx.db
    .select({ id: deliverySubscription.id })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .where(eq(subscriptionPeriod.orderId, orderId))
    .for('update', { of: deliverySubscription })
  if (found)
    await tx.db
      .update(subscriptionPeriod)
      .set({ chargeAt: null })
      .where(eq(subscriptionPeriod.orderId, orderId))
  return found?.id
}

/**
 * Returns false if an order would start a subscription to a variant that was removed. Locks the variant, so that it
 * exists until the subscription has it. A withdrawn product does not matter: the order is delivered as placed, and the
 * subscription begins paused.
 */
export async function hasItsFlowers(
  tx: TransactionContext,
  { subscription }: Pick<OrderRow, 'subscription'>,
): Promise<boolean> {
  if (!subscription) return true
  const found = await tx.db
    .select({ id: variant.id })
    .from(variant)
    .where(eq(variant.id, subscription.variantId))
    .for('key share')
  return found.length > 0
}

async function startSubscription(
  tx: TransactionContext,
  { id, userId, subscription: ordered, shippingAddress, recipient, contact }: OrderRow,
  savedPaymentMethod: SavedPaymentMethod | null,
): Promise<void> {
  const held = await heldSlot(tx, id)
  if (!ordered || !userId || !held || !shippingAddress || !recipient)
    throw conflict('wrong_state', 'This order cannot begin a subscription.')
  const { variantId, quantity, everyWeeks, price } = ordered
  const first = Temporal.PlainDate.from(held.hold.date)
  const subscriptionId = await createSubscription(tx, {
    userId,
    variantId,
    quantity,
    everyWeeks,
    price,
    shippingAddress,
    recipient,
    contact,
    savedPaymentMethod,
    windowId: held.window.id,
    nextDeliveryOn: first.add({ weeks: everyWeeks }).toString(),
  })
  await tx.db.insert(subscriptionPeriod).values({ subscriptionId, deliveryOn: held.hold.date, orderId: id })
}

/**
 * Stops the charges of an order that will not be delivered. If it was the first order of a subscription,
 * cancels the subscription.
 */
export async function fulfilmentCancelled(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (row.type === 'default') return
  const subscriptionId = await clearPeriodCharge(tx, row.id)
  if (subscriptionId && row.subscription) await endSubscription(tx, subscriptionId)
}
