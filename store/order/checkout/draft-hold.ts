import { and, eq, inArray, ne, notExists } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Order } from '../../../contract/order.ts'
import { order, payment, slotHold } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import { toDate } from '../../kernel/index.ts'
import type { Clock, TransactionContext } from '../../kernel/index.ts'
import { destinationOf, heldSlot, holdSlot, isHeld, isSameDay } from '../../delivery/index.ts'
import type { Requester } from '../../delivery/index.ts'
import { ownedBy } from '../../visitor/index.ts'
import type { Owner } from '../../visitor/index.ts'

/**
 * How long a draft holds its slot: first while the customer fills in the rest, longer once recipient and
 * contact are complete.
 */
const WHILE_CHOOSING = { minutes: 10 }
const WHEN_COMPLETE = { minutes: 20 }

/** Returns when the hold of a slot that is chosen now ends. */
export function draftHeldUntil(clock: Clock, row: Pick<Order, 'recipient' | 'contact'>): Temporal.Instant {
  return clock.now().add(isComplete(row) ? WHEN_COMPLETE : WHILE_CHOOSING)
}

const isComplete = ({ recipient, contact }: Pick<Order, 'recipient' | 'contact'>) =>
  Boolean(recipient && contact)

/**
 * Extends the hold of a complete draft, and takes a lapsed slot again if it is still free. Otherwise the
 * draft stays without a slot. Returns true if the hold changed.
 */
export async function extendDraftHold(tx: TransactionContext, draft: Order, by: Requester): Promise<boolean> {
  const held = await heldSlot(tx, draft.id)
  if (!held || !draft.shipping_address) return false
  const isLive = isHeld(held, tx.clock)
  const until = draftHeldUntil(tx.clock, draft)
  if (isLive && (!isComplete(draft) || (held.hold.heldUntil ?? toDate(until)) >= toDate(until))) return false
  const result = await holdSlot(tx, {
    orderId: draft.id,
    destination: destinationOf(draft.shipping_address),
    windowId: held.hold.windowId,
    date: held.hold.date,
    sameDay: isSameDay(draft.positions),
    until,
    requester: by,
    current: held,
  })
  return result.held
}

/**
 * Returns a condition for the holds of the visitor's other unpaid orders, which lapse when they choose a new
 * slot. Leaves out orders whose payment is under way. A visitor holds one slot at a time.
 */
export function otherHoldsOf(tx: TransactionContext, owner: Owner, row: OrderRow): SQL {
  const underWay = tx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), inArray(payment.state, ['processing', 'requires_action'])))
  const others = tx.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        ownedBy(order, owner),
        ne(order.id, row.id),
        inArray(order.state, ['draft', 'awaiting_payment']),
        notExists(underWay),
      ),
    )
  return inArray(slotHold.orderId, others)
}
