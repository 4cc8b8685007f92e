import type { Transaction } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { countOrRefuse, countsOf, refuseEnough } from './limits.ts'
import type { Count, LimitedCaller } from './limits.ts'

const ENOUGH = 'These were too many codes that do not exist. Try again tomorrow, or write to us.'

/** Throws (429) when somebody has typed so many wrong codes today that a right one is no accident any more. */
export async function refuseGuesser(tx: Transaction, clock: Clock, guesser: LimitedCaller): Promise<void> {
  await refuseEnough(tx, clock.now(), wrongCodesOf(guesser), ENOUGH)
}

/** Counts a code there is none of. Throws (429) when it is one too many. */
export async function countWrongCode(tx: Transaction, clock: Clock, guesser: LimitedCaller): Promise<void> {
  await countOrRefuse(tx, clock.now(), wrongCodesOf(guesser), ENOUGH)
}

/** The same of gift cards, which are counted by themselves: who has mistyped a promo code may still pay. */
export async function refuseGiftCardGuesser(
  tx: Transaction,
  clock: Clock,
  guesser: LimitedCaller,
): Promise<void> {
  await refuseEnough(tx, clock.now(), wrongCodesOf(guesser, 'wrong gift card'), ENOUGH)
}

/** Counts a gift card there is none of, or that cannot be spent. Throws (429) when it is one too many. */
export async function countWrongGiftCard(
  tx: Transaction,
  clock: Clock,
  guesser: LimitedCaller,
): Promise<void> {
  await countOrRefuse(tx, clock.now(), wrongCodesOf(guesser, 'wrong gift card'), ENOUGH)
}

function wrongCodesOf(guesser: LimitedCaller, what = 'wrong code'): Count[] {
  const { wrongCodesPerSession: perSession, wrongCodesPerNetwork: perNetwork } = guesser.limits
  return countsOf(what, guesser, { perSession, perNetwork })
}
