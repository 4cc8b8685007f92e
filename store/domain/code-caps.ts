import { lt, sql } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Transaction } from '../db/database.ts'
import { codeCount } from '../db/schema.ts'
import type { CodeCaps } from './auth-settings.ts'
import { londonDate } from './clock.ts'

/** No code goes out now; the message says why, for the shopper. */
export class CodeRefused extends Error {
  override name = 'CodeRefused'
  readonly secondsLeft: number

  constructor(message: string, secondsLeft: number) {
    super(message)
    this.secondsLeft = secondsLeft
  }
}

const TOO_MANY = 'Too many codes were asked for today. Try again tomorrow, or contact us.'

/**
 * Counts a code against the day's caps; throws CodeRefused when one is reached. The caller rolls back what it throws
 * out of, the counts too.
 */
export async function countCode(
  tx: Transaction,
  now: Temporal.Instant,
  caps: CodeCaps,
  from: { destination: string; address: string },
): Promise<void> {
  const day = londonDate(now).toString()
  const counts = [
    [`destination ${from.destination}`, caps.destination],
    [`address ${from.address}`, caps.address],
    ['total', caps.total],
  ] as const
  for (const [key, cap] of counts) {
    const counted = await tx
      .insert(codeCount)
      .values({ day, key, count: 1 })
      .onConflictDoUpdate({
        target: [codeCount.day, codeCount.key],
        set: { count: sql`${codeCount.count} + 1` },
        setWhere: lt(codeCount.count, cap),
      })
      .returning({ count: codeCount.count })
    if (!counted.length) throw new CodeRefused(TOO_MANY, 0)
  }
}
