import { toDate, invalid } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { holdSlot } from '../../delivery/index.ts'
import type { Destination } from '../../delivery/index.ts'
import { updateLink } from '../recipient-link.ts'
import type { LinkRow } from '../recipient-link.ts'
import { HOLD_WHILE_PAYING, confirmSlot } from './reservation.ts'

/**
 * Books a slot for a paid order whose row is locked, and marks its recipient link as answered. Returns why
 * the slot is not available, or an empty string. Throws 400 when the slot costs more than was paid.
 */
export async function confirmDelivery(
  tx: TransactionContext,
  link: LinkRow,
  choice: { date: string; interval_id: number; destination: Destination; sameDay: boolean },
): Promise<string> {
  const { date, interval_id: windowId, destination, sameDay } = choice
  const until = tx.clock.now().add(HOLD_WHILE_PAYING)
  const result = await holdSlot(tx, {
    ...{ orderId: link.orderId, destination, windowId, date, sameDay, until },
  })
  if (!result.held) return result.reason
  if (result.window.price > link.price) throw invalid('body.interval_id', 'not_on_offer')
  await confirmSlot(tx, link.orderId)
  await updateLink(tx, link.orderId, { chosenAt: toDate(tx.clock.now()) })
  return ''
}
