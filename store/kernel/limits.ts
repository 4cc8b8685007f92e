import type { Temporal } from 'temporal-polyfill'
import { londonDate } from './clock.ts'
import { countAllToday, getCountToday } from './daily-count.ts'
import { tooManyRequests } from './store-error.ts'
import type { Context } from './context.ts'
import { inTransaction } from './context.ts'

/** Limits per London day. The counts are stored in the database, so that all instances of the shop share them. */
export type Limits = {
  /** New sessions per network. Each session can have a cart. */
  sessionsPerNetwork: number
  /** Stored browser errors: per session, per network, in total. */
  errorsPerSession: number
  errorsPerNetwork: number
  errorsPerDay: number
  /** Wrong promo codes and gift card codes: per session, per network. */
  wrongCodesPerSession: number
  wrongCodesPerNetwork: number
  /** Declined cards: per order, per network. */
  declinesPerOrder: number
  declinesPerNetwork: number
  /** E-mails about unpaid orders and abandoned carts to an unverified address. */
  emailsPerAddress: number
  /** Unpaid holds at one moment: the percentage of one slot's capacity that a network can hold, */
  slotSharePerNetwork: number
  /** and the number of holds across all slots, per network and per device. */
  holdsPerNetwork: number
  holdsPerDevice: number
}

/** The client that makes a counted request. */
type Caller = { sessionId: string | undefined; network: string; device: string | null }

/** A caller and the limits that apply to it. */
export type LimitedCaller = Caller & { limits: Limits }

/** A counted key and its cap per day. */
export type Count = readonly [key: string, cap: number]

/** Returns the counts of a caller: one for the session, if there is one, and one for the network. */
export function countsOf(
  what: string,
  { sessionId, network }: Pick<Caller, 'sessionId' | 'network'>,
  { perSession, perNetwork }: { perSession: number; perNetwork: number },
): Count[] {
  const ofNetwork: Count = [`${what} network ${network}`, perNetwork]
  return sessionId ? [[`${what} session ${sessionId}`, perSession], ofNetwork] : [ofNetwork]
}

/** Throws 429 with `message` when any of the counts has reached its cap today. Counts nothing. */
export async function checkLimits(
  ctx: Context,
  now: Temporal.Instant,
  counts: readonly Count[],
  message: string,
): Promise<void> {
  for (const [key, cap] of counts)
    if ((await getCountToday(ctx, now, key)) >= cap) throw tooManyRequests(message, secondsLeftToday(now))
}

/**
 * Increments all counts for today in one transaction. Throws 429 with `message`, and counts nothing, when any of them
 * has reached its cap.
 */
export async function countOrThrow(
  ctx: Context,
  now: Temporal.Instant,
  counts: readonly Count[],
  message: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await countAllToday(tx, now, counts))) throw tooManyRequests(message, secondsLeftToday(now))
  })
}

/** Returns the seconds until the next London day begins. */
export function secondsLeftToday(now: Temporal.Instant): number {
  const tomorrow = londonDate(now).add({ days: 1 }).toZonedDateTime('Europe/London').toInstant()
  return Math.ceil((tomorrow.epochMilliseconds - now.epochMilliseconds) / 1000)
}
