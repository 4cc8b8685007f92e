import { eq } from 'drizzle-orm'
import { order } from '../../db/schema.ts'
import { destinationOf, holdSlot, isSameDay } from '../../delivery/index.ts'
import { conflict, invalid } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { changeNoticeAt } from '../change-notice.ts'
import { toOrder } from '../order.ts'
import type { OrderWithParts } from '../order-parts.ts'
import { mayReschedule } from '../order-state.ts'
import { paidDeliveryPrice } from './alternative-slots.ts'
import type { Outcome } from './checkout.ts'
import { HOLD_WHILE_PAYING, confirmSlot } from './reservation.ts'

/**
 * Moves a paid order, whose row is locked, to another slot at no more than the price paid, and gives its own up. A slot that is not
 * available is returned as data. Throws 409 when the delivery time is fixed, and 400 for a slot that costs more.
 */
export async function rescheduleOrder(
  tx: TransactionContext,
  { row, parts }: OrderWithParts,
  choice: { date: string; interval_id: number },
): Promise<Outcome> {
  if (!mayReschedule(row, parts) || !row.shippingAddress)
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  const result = await holdSlot(tx, {
    orderId: row.id,
    destination: destinationOf(row.shippingAddress),
    windowId: choice.interval_id,
    date: choice.date,
    sameDay: isSameDay(row.positions ?? []),
    until: tx.clock.now().add(HOLD_WHILE_PAYING),
  })
  if (!result.held) return { success: false, message: result.reason, data: await toOrder(tx, row) }
  if (result.window.price > (await paidDeliveryPrice(tx, row)))
    throw invalid('body.interval_id', 'too_expensive')
  await confirmSlot(tx, row.id)
  await tx.db
    .update(order)
    .set({ changeNoticeAt: changeNoticeAt(tx, row) })
    .where(eq(order.id, row.id))
  return { success: true, message: '', data: await toOrder(tx, row) }
}
