import type { z } from 'zod'
import type { Order, OrderPayload } from '../../../contract/order.ts'
import type { OrderType } from '../../../contract/order-type.ts'
import type { Transaction } from '../../db/database.ts'
import { startCheckout } from './checkout.ts'
import type { Clock } from '../../kernel/clock.ts'
import { chooseInterval, setAddress, setContact, setRecipient } from './delivery-details.ts'
import type { Owner } from '../../visitor/owner.ts'
import type { Chooser } from '../../delivery/place-caps.ts'

type Created = { success: boolean; message: string; data: Order }

/**
 * Begins to check out the cart, or goes on with the draft there is, and says at once what is known of it, in the order
 * of the checkout's steps. The first part that is refused (outside the zones, a time that is gone) ends it: `success` is
 * false, the message says why, and what was said before stays said. Throws when the cart is empty or of the other
 * checkout, and (400) for what is no address, name or number.
 */
export async function createOrder(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  by: Chooser & Parameters<typeof setRecipient>[3],
  payload: z.output<typeof OrderPayload>,
  type: OrderType = 'default',
): Promise<Created> {
  const started = { success: true, message: '', data: await startCheckout(tx, clock, owner, type) }
  const { address, interval, recipient, contact } = payload
  const steps = [
    address && (() => setAddress(tx, clock, owner, address, type)),
    interval && (() => chooseInterval(tx, clock, owner, by, interval, type)),
    recipient && (() => setRecipient(tx, clock, owner, by, recipient, type)),
    contact && (() => setContact(tx, clock, owner, by, contact, type)),
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
