import { and, desc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { cart, cartGiftCard, cartLine, order, user } from '../db/schema.ts'
import { accrueForOrder } from '../loyalty/index.ts'
import { nextCartReminder, MAX_QUANTITY, lineKey, linesOf, lockCart } from '../cart/index.ts'
import { toDate, StoreError } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { mergeFavorites } from '../catalogue/index.ts'
import { verifiedEmail } from '../visitor/index.ts'
import { isGuestOrderOf } from './guest-orders.ts'
import { mustMove } from './order-state.ts'
import { transferOrderAccess } from './order-access.ts'

type Guest = { sessionId: string; userId: string }

/**
 * Moves the cart, the favourites and the orders of a guest session to the signed-in user, in one transaction, and the orders that
 * guests have paid with the user's verified e-mail address, wherever that was. Idempotent.
 */
export async function assignGuest(
  tx: TransactionContext,
  guest: Guest,
): Promise<{ orders: number; lines: number }> {
  const [owner] = await tx.db.select().from(user).where(eq(user.id, guest.userId)).for('update')
  if (!owner) throw new StoreError(401, 'auth_invalid', 'Sign in again.')
  const lines = await mergeCart(tx, guest)
  await mergeFavorites(tx, guest)
  const orders = await transferOrders(tx, guest, verifiedEmail(owner))
  await transferOrderAccess(tx, guest)
  return { lines, orders }
}

/**
 * Merges the guest's cart into the user's. Lines with the same product and card text become one; quantities
 * add up.
 */
async function mergeCart(tx: TransactionContext, { sessionId, userId }: Guest): Promise<number> {
  const [guests] = await tx.db.select().from(cart).where(eq(cart.sessionId, sessionId)).for('update')
  if (!guests) return 0
  const own = await lockCart(tx, { userId })
  const lines = await linesOf(tx, guests.id)
  // A cart has one subscription: the one chosen last.
  if (lines.some((line) => line.isRecurring))
    await tx.db.update(cartLine).set({ isRecurring: false }).where(eq(cartLine.cartId, own.id))
  const existing = new Map((await linesOf(tx, own.id)).map((line) => [lineKey(line), line]))
  for (const line of lines) {
    const same = existing.get(lineKey(line))
    if (same) {
      const quantity = Math.min(MAX_QUANTITY, same.quantity + line.quantity)
      const isRecurring = line.isRecurring || (same.isRecurring && !lines.some((other) => other.isRecurring))
      await tx.db.update(cartLine).set({ quantity, isRecurring }).where(eq(cartLine.id, same.id))
    } else {
      await tx.db.update(cartLine).set({ cartId: own.id }).where(eq(cartLine.id, line.id))
    }
  }
  const cards = await tx.db.select().from(cartGiftCard).where(eq(cartGiftCard.cartId, guests.id))
  if (cards.length)
    await tx.db
      .insert(cartGiftCard)
      .values(cards.map(({ cardId }) => ({ cartId: own.id, cardId })))
      .onConflictDoNothing()
  await tx.db.delete(cart).where(eq(cart.id, guests.id))
  // One that was taken out again counts no more.
  const chosen = guests.withSubscription ? guests : { everyWeeks: null, firstBouquetPercent: null }
  await tx.db
    .update(cart)
    .set({
      withSubscription: own.withSubscription || guests.withSubscription,
      everyWeeks: chosen.everyWeeks ?? own.everyWeeks,
      firstBouquetPercent: chosen.firstBouquetPercent ?? own.firstBouquetPercent,
      promoCode: own.promoCode ?? (own.bonusPercent === null ? guests.promoCode : null),
      updatedAt: toDate(tx.clock.now()),
      ...nextCartReminder(tx.clock, own, existing.size + lines.length === 0),
    })
    .where(eq(cart.id, own.id))
  return lines.length
}

async function transferOrders(
  tx: TransactionContext,
  { sessionId, userId }: Guest,
  email: string | undefined,
): Promise<number> {
  const taken = await tx.db
    .update(order)
    .set({ userId, sessionId: null })
    .where(
      or(
        and(isNull(order.userId), eq(order.sessionId, sessionId)),
        email === undefined ? undefined : isPaidWith(email),
      ),
    )
    .returning()
  await cancelOlderDrafts(tx, userId)
  for (const row of taken.filter(({ state }) => state === 'delivered')) await accrueForOrder(tx, row)
  return taken.filter(({ positions }) => positions !== null).length
}

/** Returns a condition for orders that guests have paid with an e-mail address. Whoever still pays for one goes on where they are. */
const isPaidWith = (email: string) =>
  and(
    isGuestOrderOf(email),
    isNotNull(order.positions),
    notInArray(order.state, ['draft', 'awaiting_payment']),
  )

/** Cancels all drafts of a user but the newest. */
async function cancelOlderDrafts(tx: TransactionContext, userId: string): Promise<void> {
  const drafts = await tx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.userId, userId), eq(order.state, 'draft')))
    .orderBy(desc(order.createdAt))
  for (const { id } of drafts.slice(1)) {
    await mustMove(tx, id, 'cancelled')
  }
}
