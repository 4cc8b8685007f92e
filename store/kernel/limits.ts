import type { Temporal } from 'temporal-polyfill'
import { londonDate } from './clock.ts'
import { countAllToday, countedToday } from './daily-count.ts'
import { tooMany } from './store-error.ts'
import type { Context } from './context.ts'
import { inTransaction } from './context.ts'

/** How often something may be done on one London day. It is counted in the database, so that all copies agree. */
export type Limits = {
  /** Sessions (each may have a cart) begun from one network. */
  sessionsPerNetwork: number
  /** Errors of browsers that are kept: of one session, from one network, altogether. */
  errorsPerSession: number
  errorsPerNetwork: number
  errorsPerDay: number
  /** Promo codes there are none of, typed in one session and in one network. */
  wrongCodesPerSession: number
  wrongCodesPerNetwork: number
  /** Cards that were declined: for one order, and from one network. */
  declinesPerOrder: number
  declinesPerNetwork: number
  /** E-mails about unpaid orders and left carts to an address whose owner has not shown that it is theirs. */
  emailsPerAddress: number
  /** Delivery places held unpaid at one moment: of one time by one network, in percent of its places, */
  heldShare: number
  /** and of all times, by one network and by one device. */
  heldPerNetwork: number
  heldPerDevice: number
}

/** Who does something that is counted. */
type Caller = { sessionId: string | undefined; network: string; device: string | null }

/** The same with how often they may. */
export type LimitedCaller = Caller & { limits: Limits }

/** What is counted, and how much of it there may be today. */
export type Count = readonly [key: string, cap: number]

/** What is counted of a caller: of their session, if they have one, and of their network. */
export function countsOf(
  what: string,
  { sessionId, network }: Pick<Caller, 'sessionId' | 'network'>,
  { perSession, perNetwork }: { perSession: number; perNetwork: number },
): Count[] {
  const ofNetwork: Count = [`${what} network ${network}`, perNetwork]
  return sessionId ? [[`${what} session ${sessionId}`, perSession], ofNetwork] : [ofNetwork]
}

/** Throws (429) with the words when one of the keys has had enough today; counts nothing. */
export async function refuseEnough(
  ctx: Context,
  now: Temporal.Instant,
  counts: readonly Count[],
  words: string,
): Promise<void> {
  for (const [key, cap] of counts)
    if ((await countedToday(ctx, now, key)) >= cap) throw tooMany(words, secondsLeftOf(now))
}

/** Counts one more of each key today, all or none of them; throws (429) with the words when one has had enough. */
export async function countOrRefuse(
  ctx: Context,
  now: Temporal.Instant,
  counts: readonly Count[],
  words: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await countAllToday(tx, now, counts))) throw tooMany(words, secondsLeftOf(now))
  })
}

/** The seconds until the next London day begins. */
export function secondsLeftOf(now: Temporal.Instant): number {
  const tomorrow = londonDate(now).add({ days: 1 }).toZonedDateTime('Europe/London').toInstant()
  return Math.ceil((tomorrow.epochMilliseconds - now.epochMilliseconds) / 1000)
}
