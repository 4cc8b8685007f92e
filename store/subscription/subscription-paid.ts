import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription, subscriptionPeriod } from '../db/schema.ts'
import type { SavedPaymentMethod, OrderRow } from '../db/schema.ts'
import { createSubscription, endSubscription } from './delivery-subscription.ts'
import { recordFirstBouquet } from '../loyalty/index.ts'
import { heldSlot } from '../delivery/index.ts'
import { conflict } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * What a payment means for the subscription of its order, in the transaction that takes the order to `paid` and
 * therefore once: the first makes it live, a later one settles its delivery. What was paid with is charged next time;
 * `card` is the provider's name for the card.
 */
export async function paidForSubscription(
  tx: TransactionContext,
  row: OrderRow,
  way: SavedPaymentMethod | null,
  card?: string,
): Promise<void> {
  if (row.type === 'default') return
  if (row.subscription) {
    await recordFirstBouquet(tx, row, card)
    return begin(tx, row, way)
  }
  const subscriptionId = await settlePeriod(tx, row.id)
  if (subscriptionId && way)
    await tx.db
      .update(deliverySubscription)
      .set({ savedPaymentMethod: way })
      .where(eq(deliverySubscription.id, subscriptionId))
}

/** Nothing more is charged for an order. The subscription is locked first, as everybody does who changes both. */
async function settlePeriod(tx: TransactionContext, orderId: string): Promise<string | undefined> {
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

async function begin(
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

/** An order that will not be delivered is charged no more; with the first, the subscription ends that it began. */
export async function orderGivenUp(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (row.type === 'default') return
  const subscriptionId = await settlePeriod(tx, row.id)
  if (subscriptionId && row.subscription) await endSubscription(tx, subscriptionId)
}
