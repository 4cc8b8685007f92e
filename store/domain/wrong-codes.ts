import type { Transaction } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { countedToday } from './daily-count.ts'
import { countOrRefuse, secondsLeftOf } from './limits.ts'
import type { Caller, Limits } from './limits.ts'
import { tooMany } from './store-error.ts'

const ENOUGH = 'These were too many codes that do not exist. Try again tomorrow, or write to us.'

/** Who types promo codes, and how many of them may be wrong today. */
export type Guesser = Caller & { limits: Limits }

/** Throws (429) when somebody has typed so many wrong codes today that a right one is no accident any more. */
export async function refuseGuesser(tx: Transaction, clock: Clock, guesser: Guesser): Promise<void> {
  for (const [key, cap] of countsOf(guesser))
    if ((await countedToday(tx, clock.now(), key)) >= cap) throw tooMany(ENOUGH, secondsLeftOf(clock.now()))
}

/** Counts a code there is none of. Throws (429) when it is one too many. */
export async function countWrongCode(tx: Transaction, clock: Clock, guesser: Guesser): Promise<void> {
  await countOrRefuse(tx, clock.now(), countsOf(guesser), ENOUGH)
}

function countsOf({ sessionId, network, limits }: Guesser): [key: string, cap: number][] {
  return [
    ...(sessionId
      ? [[`wrong code session ${sessionId}`, limits.wrongCodesPerSession] satisfies [string, number]]
      : []),
    [`wrong code network ${network}`, limits.wrongCodesPerNetwork],
  ]
}
