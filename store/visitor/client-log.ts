import type { z } from 'zod'
import type { ClientLog } from '../../contract/log.ts'
import type { Database } from '../db/database.ts'
import { clientLog } from '../db/schema.ts'
import { toDate, countOrRefuse, countsOf } from '../kernel/index.ts'
import type { LimitedCaller, Context } from '../kernel/index.ts'

/** Keeps what went wrong in a browser. Throws (429) when there was enough of it today. */
export async function keepClientLog(
  ctx: Context<Database>,
  caller: LimitedCaller,
  entry: z.output<typeof ClientLog>,
): Promise<void> {
  const { errorsPerSession: perSession, errorsPerNetwork: perNetwork, errorsPerDay } = caller.limits
  const counts = countsOf('client error', caller, { perSession, perNetwork })
  const total = ['client error total', errorsPerDay] as const
  await countOrRefuse(ctx, ctx.clock.now(), [...counts, total], 'We have heard of enough errors for today.')
  await ctx.db.insert(clientLog).values({ ...entry, at: toDate(ctx.clock.now()) })
}
