import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Cart } from '../../contract/basket.ts'
import type { Order } from '../../contract/order.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { cartLine, order, payment } from '../db/schema.ts'
import type { OrderedLine } from '../db/schema.ts'
import { MAX_LINES, MAX_QUANTITY, getCart, lockCart } from './cart.ts'
import { positionsOf } from './cart-positions.ts'
import type { Outcome } from './checkout.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { ownOrder, toOrder, toOrders } from './order.ts'
import { mayCancel, mayHide, moveOrder } from './order-state.ts'
import type { Owner } from './owner.ts'
import { requestRefund } from './refund.ts'
import { conflict } from './store-error.ts'

const ORDERS_SHOWN = 100

/** What a user ordered, the newest first; with `search`, those it stands in: number, flowers or recipient. */
export async function getHistory(
  db: Queryable,
  clock: Clock,
  userId: string,
  search?: string,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(order)
    // Ordered means: its positions were fixed. A draft, and one given up, never was.
    .where(and(eq(order.userId, userId), isNotNull(order.positions), isNull(order.hiddenAt), holds(search)))
    .orderBy(desc(order.createdAt))
    .limit(ORDERS_SHOWN)
  return toOrders(db, clock, rows)
}

function holds(search: string | undefined) {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(order.id, pattern),
    ilike(sql`${order.recipient} ->> 'name'`, pattern),
    sql`exists (select from jsonb_array_elements(${order.positions}) as position
        where position ->> 'offer_title' ilike ${pattern} or position ->> 'variant_title' ilike ${pattern})`,
  )
}

/**
 * Cancels an order nobody has begun to make. Its window is free again, so are its code and bonuses; what was paid goes
 * back through the provider that took it, and the order says so when it has.
 */
export async function cancelOrder(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
): Promise<Outcome> {
  // The payments first, as paying does: the two take turns and never wait for each other in a ring.
  const payments = await tx.select().from(payment).where(eq(payment.orderId, orderId)).for('update')
  await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
  const row = await ownOrder(tx, owner, orderId)
  const moved = mayCancel(row.state) && (await moveOrder(tx, clock, orderId, 'cancelled')).moved
  if (!moved) {
    const data = await toOrder(tx, clock, row)
    return { success: false, message: 'This order can no longer be cancelled. Contact us.', data }
  }
  const paid = payments.filter(({ state }) => state === 'succeeded')
  for (const entry of paid) await requestRefund(tx, clock, entry, null)
  const data = await toOrder(tx, clock, await ownOrder(tx, owner, orderId))
  return {
    success: true,
    message: paid.length
      ? 'The order is cancelled. What you paid goes back to where it came from; the order shows when it has.'
      : 'The order is cancelled. You were not charged.',
    data,
  }
}

/** Takes an order that is over out of the history; the shop keeps it. */
export async function hideOrder(db: Database, clock: Clock, userId: string, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await ownOrder(tx, { userId }, orderId)
    if (!mayHide(row.state)) throw conflict('wrong_state', 'An order can be deleted once it is over.')
    await tx
      .update(order)
      .set({ hiddenAt: toDate(clock.now()) })
      .where(eq(order.id, orderId))
  })
}

/** Puts what was ordered into the cart again, card texts too; names what cannot be had any more. */
export async function repeatOrder(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
): Promise<{ data: Cart; left_out: string[] }> {
  const row = await ownOrder(tx, owner, orderId)
  if (!row.positions) throw conflict('wrong_state', 'This order was never placed.')
  const cart = await lockCart(tx, clock, owner)
  const wanted = row.lines ?? []
  const available = await stillSold(tx, cart.id, wanted)
  const [lines] = await tx.select({ count: count() }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  const room = Math.max(0, MAX_LINES - (lines?.count ?? 0))
  for (const line of available.slice(0, room)) await addLine(tx, cart.id, line)
  const added = new Set(available.slice(0, room).map(keyOf))
  const leftOut = row.positions.filter(
    (position) => !added.has(keyOf({ productId: position.product_id, positionSlug: position.position_slug })),
  )
  return { data: await getCart(tx, clock, owner), left_out: leftOut.map((position) => position.offer_title) }
}

/** The lines that could be bought today: priced like the cart's own. */
async function stillSold(tx: Transaction, cartId: string, lines: OrderedLine[]): Promise<OrderedLine[]> {
  const priced = await positionsOf(
    tx,
    lines.map((line, id) => ({ ...line, id, cartId })),
  )
  const sold = new Set(
    priced.map((position) => keyOf({ productId: position.product_id, positionSlug: position.position_slug })),
  )
  return lines.filter((line) => sold.has(keyOf(line)))
}

async function addLine(tx: Transaction, cartId: string, line: OrderedLine): Promise<void> {
  const { kind, productId, variantId, comboId, bouquet, positionSlug, quantity, giftCardText } = line
  await tx
    .insert(cartLine)
    .values({ cartId, kind, productId, variantId, comboId, bouquet, positionSlug, quantity, giftCardText })
    .onConflictDoUpdate({
      target: [cartLine.cartId, cartLine.productId, cartLine.positionSlug],
      set: { quantity: sql`least(${MAX_QUANTITY}, ${cartLine.quantity} + ${quantity})` },
    })
}

function keyOf(line: { productId: number | null; positionSlug: string }): string {
  return `${line.productId} ${line.positionSlug}`
}
