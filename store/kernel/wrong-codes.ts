import { countOrRefuse, countsOf, refuseEnough } from './limits.ts'
import type { Count, LimitedCaller } from './limits.ts'
import type { TransactionContext } from './context.ts'

const ENOUGH = 'These were too many codes that do not exist. Try again tomorrow, or write to us.'

/** Each is counted by itself: who has mistyped a promo code may still pay with a gift card. */
type Wrong = 'wrong code' | 'wrong gift card'

/** Throws (429) when somebody has typed so many wrong codes today that a right one is no accident any more. */
export async function refuseGuesser(
  tx: TransactionContext,
  guesser: LimitedCaller,
  what: Wrong = 'wrong code',
): Promise<void> {
  await refuseEnough(tx, tx.clock.now(), wrongCodesOf(guesser, what), ENOUGH)
}

/** Counts a code there is none of, or that cannot be used. Throws (429) when it is one too many. */
export async function countWrongCode(
  tx: TransactionContext,
  guesser: LimitedCaller,
  what: Wrong = 'wrong code',
): Promise<void> {
  await countOrRefuse(tx, tx.clock.now(), wrongCodesOf(guesser, what), ENOUGH)
}

function wrongCodesOf(guesser: LimitedCaller, what: Wrong): Count[] {
  const { wrongCodesPerSession: perSession, wrongCodesPerNetwork: perNetwork } = guesser.limits
  return countsOf(what, guesser, { perSession, perNetwork })
}
