import type { z } from 'zod'
import type { ClientLog } from '../../contract/log.ts'
import type { Database } from '../db/database.ts'
import { clientLog } from '../db/schema.ts'
import { toDate, countOrThrow, countsOf } from '../kernel/index.ts'
import type { LimitedCaller, Context } from '../kernel/index.ts'

/**
 * Stores an error that a browser reported. Throws 429 when the session, the network or the shop has reached its daily
 * limit.
 */
export async function saveClientLog(
  ctx: Context<Database>,
  caller: LimitedCaller,
  entry: z.output<typeof ClientLog>,
): Promise<void> {
  const { errorsPerSession: perSession, errorsPerNetwork: perNetwork, errorsPerDay } = caller.limits
  const counts = countsOf('client error', caller, { perSession, perNetwork })
  const total = ['client error total', errorsPerDay] as const
  await countOrThrow(ctx, ctx.clock.now(), [...counts, total], 'We have heard of enough errors for today.')
  await ctx.db.insert(clientLog).values({ ...entry, at: toDate(ctx.clock.now()) })
}
