import type { Temporal } from 'temporal-polyfill'
import type { Transaction } from '../db/database.ts'
import type { CodeCaps } from './auth-settings.ts'
import { countAllToday } from './daily-count.ts'

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
  const counts = [
    [`destination ${from.destination}`, caps.destination],
    [`address ${from.address}`, caps.address],
    ['total', caps.total],
  ] as const
  if (!(await countAllToday(tx, now, counts))) throw new CodeRefused(TOO_MANY, 0)
}
