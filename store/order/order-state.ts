import { asc, eq } from 'drizzle-orm'
import type { Order, OrderState } from '../../contract/order.ts'
import { order, orderTransition } from '../db/schema.ts'
import { accrueForOrder, returnBonuses, revokeForOrder } from '../loyalty/index.ts'
import { endsFulfilment } from './ended-fulfilment.ts'
import {
  isSentByEmail,
  issueGiftCards,
  voidGiftCards,
  refundBlockReason,
  returnToGiftCards,
} from '../gift-cards/index.ts'
import { creditRest, issueInvoice } from './invoice/invoice.ts'
import { addOrderEmailJob } from './order-email-job.ts'
import { isWaiting, openLink } from './recipient-link.ts'
import { keepForGood, letGo } from './checkout/reservation.ts'
import { toDate, conflict, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { orderGivenUp } from '../subscription/index.ts'

/** Where an order may go from each state; docs/orders.md has the picture. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  // What goes out by e-mail is never prepared or under way.
  paid: ['preparing', 'delivered', 'cancelled', 'refunded'],
  preparing: ['on_its_way', 'cancelled', 'refunded'],
  on_its_way: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

/** Whether the shopper may still cancel: until the florist has begun. The shop itself may later, too. */
export function mayCancel(state: OrderState): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

/** Whether it is over, so that the shopper may take it out of the history. */
export function mayHide(state: OrderState): boolean {
  return NEXT[state].every((next) => next === 'refunded')
}

/** Only what goes out by e-mail is delivered as soon as it is paid, and never made by the florist. */
function mayMove({ state, positions }: typeof order.$inferSelect, to: OrderState): boolean {
  if (state === 'paid' && (to === 'preparing' || to === 'delivered'))
    return isSentByEmail(positions) === (to === 'delivered')
  return NEXT[state].includes(to)
}

export type Moved = { moved: true } | { moved: false; message: string }

/**
 * The one place where an order changes state, with all that goes with it: what it holds is kept, given back or let go,
 * bonuses come and go, the shopper is written to. Refuses, as data, where an order may not go from where it is.
 */
export async function moveOrder(tx: TransactionContext, orderId: string, to: OrderState): Promise<Moved> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  if (!mayMove(row, to)) {
    const message = `An order that is ${row.state.replaceAll('_', ' ')} cannot become ${to.replaceAll('_', ' ')}.`
    return { moved: false, message }
  }
  if (to === 'preparing' && (await isWaiting(tx, orderId)))
    return { moved: false, message: 'Nobody has said yet where and when this order is to be delivered.' }
  const at = toDate(tx.clock.now())
  await tx.db.update(order).set({ state: to, updatedAt: at }).where(eq(order.id, orderId))
  await tx.db.insert(orderTransition).values({ orderId, state: to, at })
  if (to === 'paid') await keepForGood(tx, orderId)
  if (to === 'paid') await openLink(tx, orderId)
  if (to === 'paid') await issueInvoice(tx, row)
  if (to === 'paid') await issueGiftCards(tx, row)
  // What was spent of a card in an order whose recipient never chose is not taken from who has it.
  const isVoid = to === 'refunded' || (to === 'cancelled' && !(await refundBlockReason(tx, orderId)))
  if (isVoid) await voidGiftCards(tx, orderId)
  // What it was paid with goes back, whatever it was, and before what the order had earned is taken: that may have been
  // spent, and goes from what is back.
  if (endsFulfilment(row.state, to)) {
    await letGo(tx, row)
    await orderGivenUp(tx, row)
  } else if (to === 'refunded' && row.state !== 'cancelled') {
    // Under way or delivered, it has used its place and its code. One that was cancelled has let go of all it had.
    await returnBonuses(tx, row)
    await returnToGiftCards(tx, row, { paid: true })
  }
  if (to === 'delivered') await accrueForOrder(tx, row)
  if (to === 'refunded') {
    await revokeForOrder(tx, row)
    await creditRest(tx, row)
  }
  if (to !== 'draft') await addOrderEmailJob(tx, orderId)
  return { moved: true }
}

/** For callers that know it can be: moves an order or throws, and what they did is undone. */
export async function mustMove(tx: TransactionContext, orderId: string, to: OrderState): Promise<void> {
  const outcome = await moveOrder(tx, orderId, to)
  if (!outcome.moved) throw conflict('wrong_state', outcome.message)
}

/** The states an order has been through, oldest first. */
export async function timelineOf(ctx: Context, orderId: string): Promise<Order['timeline']> {
  const rows = await ctx.db
    .select()
    .from(orderTransition)
    .where(eq(orderTransition.orderId, orderId))
    .orderBy(asc(orderTransition.id))
  return rows.map(({ state, at }) => ({ state, at: at.toISOString() }))
}
