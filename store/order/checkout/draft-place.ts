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

/** Who has only chosen a time has it for a short while; who has said for whom and from whom is in earnest. */
const WHILE_CHOOSING = { minutes: 10 }
const WHEN_ALL_IS_SAID = { minutes: 20 }

/** Until when a draft holds a time that is chosen now. */
export function draftHeldUntil(clock: Clock, row: Pick<Order, 'recipient' | 'contact'>): Temporal.Instant {
  return clock.now().add(isAllSaid(row) ? WHEN_ALL_IS_SAID : WHILE_CHOOSING)
}

const isAllSaid = ({ recipient, contact }: Pick<Order, 'recipient' | 'contact'>) =>
  Boolean(recipient?.phone && contact)

/**
 * Holds a draft's time longer once all is said, and takes it again where it has lapsed and can still be had. Where it
 * cannot, the draft is without a time, as it was. Answers whether anything is changed.
 */
export async function holdDraftsPlace(tx: TransactionContext, draft: Order, by: Requester): Promise<boolean> {
  const held = await heldSlot(tx, draft.id)
  if (!held || !draft.shipping_address) return false
  const isLive = isHeld(held, tx.clock)
  const until = draftHeldUntil(tx.clock, draft)
  if (isLive && (!isAllSaid(draft) || (held.hold.heldUntil ?? toDate(until)) >= toDate(until))) return false
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
 * A visitor holds one place at a time: picks those of their other unpaid orders, which are free again when they choose
 * another, but for one whose payment is under way.
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
