import { eq } from 'drizzle-orm'
import { cart, order } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { getCart } from '../cart/index.ts'
import type { LoadedCart } from '../cart/index.ts'
import { startCheckout, typeOf } from './checkout/checkout.ts'
import type { Owner } from '../visitor/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * For an order that goes back into the cart: what was said of it is said for the next one, where, for whom, by whom and
 * with which code, unless something else was said since. The time is not: it may have gone.
 */
export async function restoreCheckout(
  tx: TransactionContext,
  owner: Owner,
  into: LoadedCart,
  before: OrderRow,
): Promise<void> {
  if (before.promo && !into.promoCode && into.bonusPercent === null)
    await tx.db.update(cart).set({ promoCode: before.promo.code }).where(eq(cart.id, into.id))
  const filled = await getCart(tx, owner)
  if (!filled.positions.length) return
  const draft = await startCheckout(tx, { owner, type: typeOf(filled) })
  const isAsking = draft.recipient_choice !== null
  // Who was to be asked where and when has no number we could ring, and no address.
  const recipient = before.recipient?.phone ? before.recipient : null
  await tx.db
    .update(order)
    .set({
      shippingAddress: draft.shipping_address ?? (isAsking ? null : before.shippingAddress),
      recipient: draft.recipient ?? recipient,
      contact: draft.contact ?? before.contact,
    })
    .where(eq(order.id, draft.id))
}
