import { eq } from 'drizzle-orm'
import { DAYS_AHEAD } from '../../../contract/types/field-rules.ts'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import { order } from '../../db/schema.ts'
import { destinationOf, isSameDay } from '../../delivery/index.ts'
import { conflict } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { changeNoticeAt } from '../change-notice.ts'
import { toOrder } from '../order.ts'
import type { OrderWithParts } from '../order-parts.ts'
import { mayReschedule } from '../order-state.ts'
import { lastDayOf, paidDeliveryPrice } from './alternative-slots.ts'
import type { Outcome } from './checkout.ts'
import { bookSlot } from './reservation.ts'

/**
 * Moves a paid order, whose row is locked, to another slot at no more than the price paid; its own slot is free again. A slot that is
 * not available is returned as data. Throws 409 when the delivery time is fixed, and 400 for a slot that costs more.
 */
export async function rescheduleOrder(
  tx: TransactionContext,
  { row, parts }: OrderWithParts,
  choice: { date: string; interval_id: number },
): Promise<Outcome> {
  const address = row.shippingAddress
  if (!mayReschedule(row, parts, tx.clock) || !address)
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  const { date, interval_id: windowId } = choice
  const own = parts.held?.hold
  if (own?.date === date && own.windowId === windowId)
    return { success: true, message: '', data: await toOrder(tx, row) }
  const refuse = async (refusal: NotMade): Promise<Outcome> => ({
    ...{ success: false, ...refusal },
    data: await toOrder(tx, row),
  })
  if (date > lastDayOf({ row, parts }))
    return refuse({
      code: 'slot_too_far',
      message: `We bring an order within ${DAYS_AHEAD} days. Choose an earlier day.`,
    })
  const slot = { orderId: row.id, destination: destinationOf(address), windowId, date }
  const refusal = await bookSlot(
    tx,
    { ...slot, sameDay: isSameDay(row.positions) },
    { atMost: await paidDeliveryPrice(tx, row), dearer: 'too_expensive' },
  )
  if (refusal) return refuse(refusal)
  await tx.db
    .update(order)
    .set({ changeNoticeAt: changeNoticeAt(tx, row) })
    .where(eq(order.id, row.id))
  return { success: true, message: '', data: await toOrder(tx, row) }
}
