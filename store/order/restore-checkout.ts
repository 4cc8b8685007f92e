import { eq } from 'drizzle-orm'
import { cart, order } from '../db/schema.ts'
import type { OrderRow, SavedRecipientRow } from '../db/schema.ts'
import { getCart } from '../cart/index.ts'
import type { LoadedCart } from '../cart/index.ts'
import { startCheckout, typeOf } from './checkout/checkout.ts'
import { findSavedRecipient, savedRecipientsOf } from '../delivery/index.ts'
import type { Owner } from '../visitor/index.ts'
import { linkOf } from './recipient-link.ts'
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
      savedRecipientId: draft.saved_recipient_id ?? before.savedRecipientId,
    })
    .where(eq(order.id, draft.id))
}

/**
 * Begins the next checkout with the address and the recipient of an order that is ordered again: as they are saved now,
 * else as they were then. Leaves a draft alone that goes somewhere already, and never uses an address that the recipient
 * gave by their link.
 */
export async function suggestDelivery(tx: TransactionContext, owner: Owner, before: OrderRow): Promise<void> {
  const { shippingAddress: address, recipient } = before
  if (!address?.line1 || !recipient?.phone) return
  const link = await linkOf(tx, before.id)
  if (link && !link.takenOverAt) return
  const filled = await getCart(tx, owner)
  if (!filled.positions.length) return
  const draft = await startCheckout(tx, { owner, type: typeOf(filled) })
  if (draft.shipping_address ?? draft.recipient_choice ?? draft.recipient) return
  const saved = await savedFor(tx, owner, before)
  await tx.db
    .update(order)
    .set({
      shippingAddress: saved?.address ?? address,
      recipient: saved
        ? {
            ...recipient,
            name: saved.name,
            phone: saved.phone,
            note: saved.note,
            myself: saved.myself,
            anonymous: recipient.anonymous && !saved.myself,
          }
        : recipient,
      savedRecipientId: saved?.id ?? null,
    })
    .where(eq(order.id, draft.id))
}

/** Returns the saved recipient an order went to, also if it was saved afterwards. */
async function savedFor(
  tx: TransactionContext,
  owner: Owner,
  { savedRecipientId, shippingAddress: address, recipient }: OrderRow,
): Promise<SavedRecipientRow | undefined> {
  if (!('userId' in owner) || !address || !recipient) return undefined
  const { userId } = owner
  const id = savedRecipientId ?? (await findSavedRecipient(tx, userId, { name: recipient.name, address }))
  return (await savedRecipientsOf(tx, userId)).find((row) => row.id === id)
}
