import { asc, eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/order.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { order, orderTransition } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { conflict, notFound } from './store-error.ts'

/** Where an order may go from each state; docs/orders.md has the picture. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['preparing', 'cancelled', 'refunded'],
  preparing: ['on_its_way', 'cancelled', 'refunded'],
  on_its_way: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

/** The one place where an order changes state. Throws when it may not go there from where it is. */
export async function moveOrder(
  tx: Transaction,
  clock: Clock,
  orderId: string,
  to: OrderState,
): Promise<void> {
  const [row] = await tx.select({ state: order.state }).from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  if (!NEXT[row.state].includes(to)) {
    throw conflict(
      'wrong_state',
      `An order that is ${row.state.replaceAll('_', ' ')} cannot become ${to.replaceAll('_', ' ')}.`,
    )
  }
  const at = toDate(clock.now())
  await tx.update(order).set({ state: to, updatedAt: at }).where(eq(order.id, orderId))
  await tx.insert(orderTransition).values({ orderId, state: to, at })
}

/** The states an order has been through, oldest first. */
export async function timelineOf(db: Queryable, orderId: string) {
  const rows = await db
    .select({ state: orderTransition.state, at: orderTransition.at })
    .from(orderTransition)
    .where(eq(orderTransition.orderId, orderId))
    .orderBy(asc(orderTransition.id))
  return rows.map((row) => ({ state: row.state, at: row.at.toISOString() }))
}
