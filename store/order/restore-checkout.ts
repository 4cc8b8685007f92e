import { eq } from 'drizzle-orm'
import { cart, order } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { getCart } from '../cart/index.ts'
import type { LoadedCart } from '../cart/index.ts'
import { startCheckout, typeOf } from './checkout/checkout.ts'
import type { Owner } from '../visitor/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/**
 * Copies the details of a cancelled order to the new draft: address, recipient, contact and promo code,
 * unless they are set since. Not the slot, which may be taken.
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
  // A recipient who was to be asked has no phone number and no address.
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
