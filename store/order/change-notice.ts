import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { OrderRow } from '../db/schema.ts'

/** How long after a change the buyer is written to: who changes several things gets one e-mail. */
const NOTICE_AFTER = { minutes: 3 }

/**
 * Returns when the buyer is written to about a change of this order. The first of several changes says when: nobody puts that off by
 * another. Before it is paid nobody is, at an address that nobody may have confirmed.
 */
export function changeNoticeAt(
  { clock }: TransactionContext,
  { state, changeNoticeAt: planned }: Pick<OrderRow, 'state' | 'changeNoticeAt'>,
): Date | null {
  return planned ?? (state === 'paid' ? toDate(clock.now().add(NOTICE_AFTER)) : null)
}
