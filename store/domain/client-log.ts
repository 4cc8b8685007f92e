import type { z } from 'zod'
import type { ClientLog } from '../../contract/log.ts'
import type { Queryable } from '../db/database.ts'
import { clientLog } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'

/** Keeps what went wrong in a browser. */
export async function keepClientLog(
  db: Queryable,
  clock: Clock,
  entry: z.output<typeof ClientLog>,
): Promise<void> {
  await db.insert(clientLog).values({ ...entry, at: toDate(clock.now()) })
}
