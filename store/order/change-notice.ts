import { toDate, toInstant } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { OrderRow } from '../db/schema.ts'

/** How long after a change the buyer is written to: who changes several things gets one e-mail. */
const NOTICE_AFTER = { minutes: 3 }
/** How long after an e-mail about changes the next one is sent at the soonest. */
const NEXT_AFTER = { hours: 1 }

/**
 * Returns when the buyer is written to about a change of this order. The first of several changes says when: nobody puts that off by
 * another. Before it is paid nobody is, at an address that nobody may have confirmed.
 */
export function changeNoticeAt(
  { clock }: TransactionContext,
  { state, changeNoticeAt: planned, changeNoticedAt: last }: OrderRow,
): Date | null {
  if (planned || state !== 'paid') return planned
  const soon = toDate(clock.now().add(NOTICE_AFTER))
  const next = last ? toDate(toInstant(last).add(NEXT_AFTER)) : soon
  return next > soon ? next : soon
}
