import { countOrThrow, countsOf, checkLimits } from './limits.ts'
import type { Count, LimitedCaller } from './limits.ts'
import type { TransactionContext } from './context.ts'

const TOO_MANY_CODES = 'These were too many codes that do not exist. Try again tomorrow, or write to us.'

/** The two kinds are counted separately: a customer who mistyped promo codes can still pay with a gift card. */
type CountedCode = 'wrong code' | 'wrong gift card'

/**
 * Throws 429 when the caller has entered too many wrong codes today, even if the next code is right. Prevents guessing.
 */
export async function checkWrongCodeLimit(
  tx: TransactionContext,
  caller: LimitedCaller,
  what: CountedCode = 'wrong code',
): Promise<void> {
  await checkLimits(tx, tx.clock.now(), wrongCodeCounts(caller, what), TOO_MANY_CODES)
}

/** Counts a code that does not exist or cannot be used. Throws 429 when the limit is exceeded. */
export async function countWrongCode(
  tx: TransactionContext,
  caller: LimitedCaller,
  what: CountedCode = 'wrong code',
): Promise<void> {
  await countOrThrow(tx, tx.clock.now(), wrongCodeCounts(caller, what), TOO_MANY_CODES)
}

function wrongCodeCounts(caller: LimitedCaller, what: CountedCode): Count[] {
  const { wrongCodesPerSession: perSession, wrongCodesPerNetwork: perNetwork } = caller.limits
  return countsOf(what, caller, { perSession, perNetwork })
}
