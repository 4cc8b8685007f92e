import type { z } from 'zod'
import type { ClientLog } from '../../contract/log.ts'
import type { Database } from '../db/database.ts'
import { clientLog } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { countOrRefuse } from './limits.ts'
import type { Caller, Limits } from './limits.ts'

/** Keeps what went wrong in a browser. Throws (429) when there was enough of it today. */
export async function keepClientLog(
  db: Database,
  clock: Clock,
  limits: Limits,
  { sessionId, network }: Caller,
  entry: z.output<typeof ClientLog>,
): Promise<void> {
  const counts: [key: string, cap: number][] = [
    ...(sessionId
      ? [[`client error session ${sessionId}`, limits.errorsPerSession] satisfies [string, number]]
      : []),
    [`client error network ${network}`, limits.errorsPerNetwork],
    ['client error total', limits.errorsPerDay],
  ]
  await countOrRefuse(db, clock.now(), counts, 'We have heard of enough errors for today.')
  await db.insert(clientLog).values({ ...entry, at: toDate(clock.now()) })
}
