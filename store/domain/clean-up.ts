import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'

const DAY = { hours: 24 }
const MESSAGE_DAYS = 30

/** Takes away what has served its time: nothing here is seen by anybody any more. Times by the shop's clock. */
export async function cleanUp(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const dayAgo = toDate(now.subtract(DAY))
  const longAgo = toDate(now.subtract({ hours: 24 * MESSAGE_DAYS }))
  const yesterday = londonDate(now).subtract({ days: 1 }).toString()
  await db.execute(sql`delete from verification_code where expires_at < ${dayAgo}`)
  await db.execute(sql`delete from code_count where day < ${yesterday}`)
  await db.execute(sql`delete from auth_token where expires_at < ${dayAgo}`)
  await db.execute(sql`delete from session where expires_at < ${dayAgo}`)
  await db.execute(sql`delete from idempotency_key where created_at < ${dayAgo}`)
  await db.execute(sql`delete from slot_hold where held_until < ${dayAgo}`)
  await db.execute(sql`delete from message where sent_at < ${longAgo} or failed_at < ${longAgo}`)
}
