import { asc, eq } from 'drizzle-orm'
import type { Order, OrderState } from '../../contract/order.ts'
import { order, orderTransition } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import type { OrderParts } from './order-parts.ts'
import { accrueForOrder, returnBonuses, revokeForOrder } from '../loyalty/index.ts'
import { endsFulfilment } from './ends-fulfilment.ts'
import {
  isSentByEmail,
  issueGiftCards,
  voidGiftCards,
  refundBlockReason,
  returnToGiftCards,
} from '../gift-cards/index.ts'
import { creditRemainder, issueInvoice } from './invoice/invoice.ts'
import { addOrderEmailJob } from './order-email-job.ts'
import { cancelOpenPayments } from './open-payments.ts'
import { isAwaitingChoice, activateLink } from './recipient-link.ts'
import { confirmSlot, releaseReservation } from './checkout/reservation.ts'
import { toDate, conflict, londonDate, notFound } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { fulfilmentCancelled } from '../subscription/index.ts'

/** The allowed transitions; docs/orders.md has the diagram. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  // An order sent by e-mail goes from paid to delivered.
  paid: ['preparing', 'delivered', 'cancelled', 'refunded'],
  preparing: ['on_its_way', 'cancelled', 'refunded'],
  on_its_way: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

/** Returns true if the customer may cancel: until the florist begins. Operators may cancel later, too. */
export function mayCancel(state: OrderState): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

/**
 * Returns true if the customer may change the card and the recipient: until the florist begins. What goes out by e-mail has neither, and
 * an order whose contact was erased is nobody's any more.
 */
export function mayChange({
  state,
  positions,
  contact,
}: Pick<OrderRow, 'state' | 'positions' | 'contact'>): boolean {
  return mayCancel(state) && positions !== null && contact !== null && !isSentByEmail(positions)
}

/**
 * Returns true if the customer may choose another slot for the order, until its own day is over. A subscription goes by its own days, and
 * a recipient who was asked says when.
 */
export function mayReschedule(
  row: Pick<OrderRow, 'state' | 'positions' | 'contact' | 'type' | 'shippingAddress'>,
  { link, held }: Pick<OrderParts, 'link' | 'held'>,
  clock: Clock,
): boolean {
  const isAhead = held !== undefined && held.hold.date >= londonDate(clock.now()).toString()
  const isOwnChoice = row.type === 'default' && row.shippingAddress !== null && !link
  return row.state === 'paid' && mayChange(row) && isOwnChoice && isAhead
}

/** Returns true if the order is finished: nothing comes of it any more, and the customer may hide it from the history. */
export function isFinished(state: OrderState): boolean {
  return NEXT[state].every((next) => next === 'refunded')
}

/**
 * Returns true if the order may move to this state. From `paid`, orders sent by e-mail go to `delivered` and
 * all others to `preparing`.
 */
function mayMove({ state, positions }: typeof order.$inferSelect, to: OrderState): boolean {
  if (state === 'paid' && (to === 'preparing' || to === 'delivered'))
    return isSentByEmail(positions) === (to === 'delivered')
  return NEXT[state].includes(to)
}

export type Moved = { moved: true } | { moved: false; message: string }

/**
 * Moves an order to a new state; the only place that does. Applies all effects: confirms or releases its
 * reservation, books bonuses and gift cards, issues the invoice, queues the e-mails. An illegal move is
 * returned as data. Throws 404 for an unknown order.
 */
export async function moveOrder(tx: TransactionContext, orderId: string, to: OrderState): Promise<Moved> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  if (!mayMove(row, to)) {
    const message = `An order that is ${row.state.replaceAll('_', ' ')} cannot become ${to.replaceAll('_', ' ')}.`
    return { moved: false, message }
  }
  if (to === 'preparing' && (await isAwaitingChoice(tx, orderId)))
    return { moved: false, message: 'Nobody has said yet where and when this order is to be delivered.' }
  const at = toDate(tx.clock.now())
  await tx.db.update(order).set({ state: to, updatedAt: at }).where(eq(order.id, orderId))
  await tx.db.insert(orderTransition).values({ orderId, state: to, at })
  tx.onEvent?.({ what: 'order', state: to })
  if (to === 'paid') await confirmSlot(tx, orderId)
  if (to === 'paid') await activateLink(tx, orderId)
  if (to === 'paid') await issueInvoice(tx, row)
  if (to === 'paid') await issueGiftCards(tx, row)
  // A gift card that was partly spent stays valid when the order is cancelled because its recipient never
  // chose.
  const isVoid = to === 'refunded' || (to === 'cancelled' && !(await refundBlockReason(tx, orderId)))
  if (isVoid) await voidGiftCards(tx, orderId)
  // Returns what was spent before taking back what was earned: the earned bonuses may have been spent, and
  // are then taken from those returned.
  if (endsFulfilment(row.state, to)) {
    await releaseReservation(tx, row)
    await fulfilmentCancelled(tx, row)
  } else if (to === 'refunded' && row.state !== 'cancelled') {
    // An order on its way or delivered has used its slot and its promo code, so only bonuses and gift cards
    // return. A cancelled order has already released everything.
    await returnBonuses(tx, row)
    await returnToGiftCards(tx, row, { paid: true })
  }
  // A cancelled order that is refunded has left nothing open.
  if (to === 'cancelled' || (to === 'refunded' && row.state !== 'cancelled'))
    await cancelOpenPayments(tx, orderId)
  if (to === 'delivered') await accrueForOrder(tx, row)
  if (to === 'refunded') {
    await revokeForOrder(tx, row)
    await creditRemainder(tx, row)
  }
  if (to !== 'draft') await addOrderEmailJob(tx, orderId)
  return { moved: true }
}

/** Like `moveOrder`, but throws 409 when the move is illegal. For callers that know it is legal. */
export async function mustMove(tx: TransactionContext, orderId: string, to: OrderState): Promise<void> {
  const outcome = await moveOrder(tx, orderId, to)
  if (!outcome.moved) throw conflict('wrong_state', outcome.message)
}

/** Returns the states of an order, oldest first. */
export async function timelineOf(ctx: Context, orderId: string): Promise<Order['timeline']> {
  const rows = await ctx.db
    .select()
    .from(orderTransition)
    .where(eq(orderTransition.orderId, orderId))
    .orderBy(asc(orderTransition.id))
  return rows.map(({ state, at }) => ({ state, at: at.toISOString() }))
}
