import { eq, min } from 'drizzle-orm'
import type { z } from 'zod'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import { isName } from '../../contract/types/field-rules.ts'
import type { RecipientLinkInput } from '../../contract/recipient-link.ts'
import { deliveryWindow, order, recipientLink } from '../db/schema.ts'
import { lockCart } from '../cart/index.ts'
import { draftOf, toOrder, newLink } from '../order/index.ts'
import type { Outcome } from '../order/index.ts'
import { toDate, parseTextAddress } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { AuthSettings, Owner } from '../visitor/index.ts'
import { destinationInZone, releaseSlot, windowsAt } from '../delivery/index.ts'

/**
 * Lets the recipient of the draft choose the address and the slot. Removes those chosen before. Invalid names
 * and addresses are refused as data.
 */
export async function askRecipient(
  tx: TransactionContext,
  { secret, texts }: Pick<AuthSettings, 'secret' | 'texts'>,
  owner: Owner,
  { name, receiver, anonymous }: z.infer<typeof RecipientLinkInput>,
): Promise<Outcome> {
  await lockCart(tx, owner)
  const draft = await draftOf(tx, owner, 'default')
  const refuse = async (field: string, { code, message }: { code: string; message: string }) => ({
    ...{ success: false, message, code, field },
    data: await toOrder(tx, draft),
  })
  if (!isName(name))
    return refuse('body.name', { code: 'invalid_name', message: fieldMessage('invalid_name') })
  const to = parseTextAddress(texts, receiver.includes('@') ? 'email' : 'phone', receiver)
  if ('message' in to) return refuse('body.receiver', to)
  const link = {
    name,
    channel: to.type === 'email' ? ('email' as const) : ('sms' as const),
    receiver: to.value,
    price: await standardPrice(tx),
    address: null,
    ...newLink(secret, draft.id),
  }
  await tx.db
    .insert(recipientLink)
    .values({ orderId: draft.id, createdAt: toDate(tx.clock.now()), ...link })
    .onConflictDoUpdate({ target: recipientLink.orderId, set: link })
  await releaseSlot(tx, draft.id)
  const recipient = { name, phone: to.type === 'phone' ? to.value : '', note: null, anonymous }
  const [row] = await tx.db
    .update(order)
    .set({ shippingAddress: null, recipient, updatedAt: toDate(tx.clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return { success: true, message: '', data: await toOrder(tx, row ?? draft) }
}

/** Returns the price paid for the recipient's slot in pence: the cheapest window in London. */
async function standardPrice(tx: TransactionContext): Promise<number> {
  const [row] = await tx.db
    .select({ price: min(deliveryWindow.price) })
    .from(deliveryWindow)
    .where(windowsAt(destinationInZone('london')))
  return row?.price ?? 0
}
