import type { z } from 'zod'
import type { Order, OrderPayload } from '../../../contract/order.ts'
import { startCheckout } from './checkout.ts'
import type { Checkout } from './checkout.ts'
import { chooseInterval, setAddress, setContact, setRecipient } from './delivery-details.ts'
import type { TransactionContext } from '../../kernel/index.ts'

type Created = { success: boolean; message: string; data: Order }

/**
 * Begins to check out the cart, or goes on with the draft there is, and says at once what is known of it, in the order
 * of the checkout's steps. The first part that is refused (outside the zones, a time that is gone) ends it: `success` is
 * false, the message says why, and what was said before stays said. Throws when the cart is empty or of the other
 * checkout, and (400) for what is no address, name or number.
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
    interval && (() => chooseInterval(tx, checkout, interval)),
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
