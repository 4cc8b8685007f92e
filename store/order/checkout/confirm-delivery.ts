import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import { toDate } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import type { Destination } from '../../delivery/index.ts'
import { updateLink } from '../recipient-link.ts'
import type { LinkRow } from '../recipient-link.ts'
import { bookSlot } from './reservation.ts'

/**
 * Books a slot for a paid order whose row is locked, and marks its recipient link as answered. Returns why
 * the slot is not available, or null. Throws 400 when the slot costs more than was paid.
 */
export async function confirmDelivery(
  tx: TransactionContext,
  { orderId, price }: LinkRow,
  choice: { date: string; interval_id: number; destination: Destination; sameDay: boolean },
): Promise<NotMade | null> {
  const { interval_id: windowId, ...when } = choice
  const refusal = await bookSlot(
    tx,
    { orderId, windowId, ...when },
    { atMost: price, dearer: 'not_on_offer' },
  )
  if (!refusal) await updateLink(tx, orderId, { chosenAt: toDate(tx.clock.now()) })
  return refusal
}
