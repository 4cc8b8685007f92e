import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Cart } from '../../contract/basket.ts'
import type { History, Order } from '../../contract/order.ts'
import type { Database } from '../db/database.ts'
import { cartLine, order, orderTransition } from '../db/schema.ts'
import type { OrderedLine } from '../db/schema.ts'
import { escapeLike } from '../db/sql-values.ts'
import {
  MAX_LINES,
  MAX_QUANTITY,
  lineKey,
  positionKey,
  getCart,
  lockCart,
  positionsOf,
  slugWithText,
  variantSlugOf,
} from '../cart/index.ts'
import type { Outcome } from './checkout/checkout.ts'
import { toDate, conflict, inTransaction, offsetOf, pageInfoOf } from '../kernel/index.ts'
import type { Context, PageRequest, TransactionContext } from '../kernel/index.ts'
import { lockOrder } from './lock-order.ts'
import { ownOrder, toOrder, toOrders } from './order.ts'
import { refundBlockReason } from '../gift-cards/index.ts'
import { mayCancel, isFinished, moveOrder, mustMove } from './order-state.ts'
import type { Owner } from '../visitor/index.ts'
import { requestRefund } from './refund.ts'
import { restoreCheckout, suggestDelivery } from './restore-checkout.ts'

/**
 * Returns a page of a user's order history, newest first. `search` matches the order number, the products and the
 * recipient.
 */
export async function getHistory(
  ctx: Context,
  userId: string,
  { search, ...asked }: PageRequest & { search?: string | undefined },
): Promise<History> {
  // Only placed orders have positions; a draft has none, even when it was cancelled.
  const which = and(
    eq(order.userId, userId),
    isNotNull(order.positions),
    isNull(order.hiddenAt),
    matchesSearch(search),
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(order)
      .where(which)
      .orderBy(desc(order.createdAt), desc(order.id))
      .limit(asked.limit)
      .offset(offsetOf(asked)),
    ctx.db.$count(order, which),
  ])
  return { data: await toOrders(ctx, rows), meta: { pagination: pageInfoOf(asked, total) } }
}

/** Returns all orders of a user for the data export, including drafts and orders hidden from the history. */
export async function allOrdersOf(
  ctx: Context,
  userId: string,
): Promise<(Order & { hidden_at: string | null })[]> {
  const rows = await ctx.db
    .select()
    .from(order)
    .where(and(eq(order.userId, userId), or(isNotNull(order.positions), eq(order.state, 'draft'))))
    .orderBy(desc(order.createdAt), desc(order.id))
  const shown = await toOrders(ctx, rows)
  return shown.map((entry, index) => ({
    ...entry,
    hidden_at: rows[index]?.hiddenAt?.toISOString() ?? null,
  }))
}

function matchesSearch(search: string | undefined) {
  // Customers often type the number sign, which is not stored.
  const wanted = search?.replace(/^#\s*/, '')
  if (!wanted) return undefined
  const pattern = `%${escapeLike(withoutAccents(wanted))}%`
  const textMatches = (text: SQL) =>
    sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g') ilike ${pattern}`
  return or(
    ilike(order.id, pattern),
    textMatches(sql`${order.recipient} ->> 'name'`),
    sql`exists (select from jsonb_array_elements(${order.positions}) as position
        where ${textMatches(sql`position ->> 'offer_title'`)} or ${textMatches(sql`position ->> 'variant_title'`)})`,
  )
}

/** Removes accents, so that `Zoe` finds `Zoë`. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/**
 * Cancels an order that is not being made yet. Releases its slot and its discounts, and requests the refund
 * of what was paid. A refusal is returned as data.
 */
export async function cancelOrder(tx: TransactionContext, owner: Owner, orderId: string): Promise<Outcome> {
  const payments = await lockOrder(tx, orderId)
  const row = await ownOrder(tx, owner, orderId)
  const spent = row.state === 'paid' ? await refundBlockReason(tx, orderId) : ''
  if (spent) {
    const message = `${spent} Write to us.`
    return { success: false, code: 'gift_card_spent', message, data: await toOrder(tx, row) }
  }
  const moved = mayCancel(row.state) && (await moveOrder(tx, orderId, 'cancelled')).moved
  if (!moved) {
    const data = await toOrder(tx, row)
    const message = 'This order can no longer be cancelled.'
    return { success: false, code: 'order_not_cancellable', message, data }
  }
  const paid = payments.filter(({ state }) => state === 'succeeded')
  for (const entry of paid) await requestRefund(tx, entry, null)
  if (!paid.length && row.state === 'paid') await mustMove(tx, orderId, 'refunded')
  const data = await toOrder(tx, await ownOrder(tx, owner, orderId))
  const isAtBank = payments.some(({ state }) => state === 'processing')
  return {
    success: true,
    message: `The order is cancelled. ${
      paid.length
        ? 'What you paid goes back to where it came from; the order shows when it has.'
        : isAtBank
          ? 'Your bank is still at work on the payment: should it go through, the money goes back.'
          : row.giftCardAmount
            ? 'What your gift cards paid is on them again.'
            : 'You were not charged.'
    }${paid.length && row.giftCardAmount ? ' What your gift cards paid is on them again.' : ''}${
      row.subscription && row.state === 'paid' ? ' Your subscription has ended with it.' : ''
    }`,
    data,
  }
}

/**
 * Hides a finished order from the user's history. The order itself stays. Throws 409 while it is not
 * finished.
 */
export async function hideOrder(ctx: Context<Database>, userId: string, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await ownOrder(tx, { userId }, orderId)
    if (!isFinished(row.state)) throw conflict('wrong_state', 'An order can be deleted once it is over.')
    await tx.db
      .update(order)
      .set({ hiddenAt: toDate(ctx.clock.now()) })
      .where(eq(order.id, orderId))
  })
}

/**
 * Adds the lines of an order to the cart, with their card texts; `left_out` lists products that are no longer
 * available. The next checkout begins with its address and recipient; with `instead`, an unpaid order is cancelled and
 * all its details are kept. Throws 409 while its payment is being processed.
 */
export async function repeatOrder(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  { instead = false }: { instead?: boolean } = {},
): Promise<{ data: Cart; left_out: string[] }> {
  const cart = await lockCart(tx, owner)
  const row = await ownOrder(tx, owner, orderId)
  if (!row.positions) throw conflict('wrong_state', 'This order was never placed.')
  const isReplaced = instead && row.state === 'awaiting_payment'
  if (isReplaced) {
    if ((await lockOrder(tx, orderId)).some(({ state }) => state === 'processing'))
      throw paymentProcessingError()
    await cancelOrder(tx, owner, orderId)
    // Whoever changes an order that was not paid need not read that it was cancelled.
    await tx.db
      .update(orderTransition)
      .set({ notifiedAt: toDate(tx.clock.now()) })
      .where(and(eq(orderTransition.orderId, orderId), isNull(orderTransition.notifiedAt)))
  }
  const wanted = row.lines ?? []
  const available = await availableLines(tx, cart.id, wanted)
  const [lines] = await tx.db.select({ count: count() }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  const room = Math.max(0, MAX_LINES - (lines?.count ?? 0))
  for (const line of available.slice(0, room)) await addLine(tx, cart.id, line)
  if (isReplaced) await restoreCheckout(tx, owner, cart, row)
  else await suggestDelivery(tx, owner, row)
  const added = new Set(available.slice(0, room).map(lineKey))
  const leftOut = row.positions.filter((position) => !added.has(positionKey(position)))
  return { data: await getCart(tx, owner), left_out: leftOut.map((position) => position.offer_title) }
}

const paymentProcessingError = () =>
  conflict(
    'payment_processing',
    'Your bank is still at work on the payment of this order. Look again in a moment.',
  )

/** Returns the lines that can still be bought. */
async function availableLines(
  tx: TransactionContext,
  cartId: string,
  lines: OrderedLine[],
): Promise<OrderedLine[]> {
  const priced = await positionsOf(
    tx,
    lines.map((line, id) => ({ ...line, id, cartId })),
  )
  const sold = new Set(priced.map((position) => positionKey(position)))
  return lines.filter((line) => sold.has(lineKey(line)))
}

async function addLine(tx: TransactionContext, cartId: string, line: OrderedLine): Promise<void> {
  const { kind, productId, variantId, comboId, bouquet, positionSlug, quantity } = line
  const { giftCardText, giftCard = null } = line
  // The words may have been changed once it was ordered, and each text has a line of its own.
  const slug = giftCardText ? slugWithText(variantSlugOf(positionSlug), giftCardText, giftCard) : positionSlug
  await tx.db
    .insert(cartLine)
    .values({
      ...{ cartId, kind, productId, variantId, comboId, bouquet, positionSlug: slug },
      ...{ quantity, giftCardText, giftCard },
    })
    .onConflictDoUpdate({
      target: [cartLine.cartId, cartLine.productId, cartLine.positionSlug],
      set: { quantity: sql`least(${MAX_QUANTITY}, ${cartLine.quantity} + ${quantity})` },
    })
}
