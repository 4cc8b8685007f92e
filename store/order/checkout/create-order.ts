import type { z } from 'zod'
import type { Order, OrderPayload } from '../../../contract/order.ts'
import { startCheckout } from './checkout.ts'
import type { Checkout } from './checkout.ts'
import { chooseSlot, setAddress, setContact, setRecipient } from './delivery-details.ts'
import type { TransactionContext } from '../../kernel/index.ts'

type Created = { success: boolean; message: string; data: Order }

/**
 * Starts or continues the checkout of the cart and applies the given parts in the order of its steps. Stops
 * at the first part that is refused: `success` is false, the message says why, and the parts before it stay.
 * Throws 409 when the cart is empty or belongs to the other checkout, and 400 for an invalid address, name or
 * number.
 */
export async function createOrder(
  tx: TransactionContext,
  checkout: Checkout,
  payload: z.output<typeof OrderPayload>,
): Promise<Created> {
  const started = { success: true, message: '', data: await startCheckout(tx, checkout) }
  const { address, interval, recipient, contact } = payload
  const steps = [
    address && (() => setAddress(tx, checkout, address)),
    interval && (() => chooseSlot(tx, checkout, interval)),
    recipient && (() => setRecipient(tx, checkout, recipient)),
    contact && (() => setContact(tx, checkout, contact)),
  ]
  let latest: Created = started
  for (const step of steps) {
    if (!step) continue
    const { success, message, data } = await step()
    latest = { success, message, data }
    if (!success) return latest
  }
  return latest
}
