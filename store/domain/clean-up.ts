import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { londonDate, systemClock, toDate } from './clock.ts'
import type { Clock } from './clock.ts'
import { forgetCards } from './forget-cards.ts'

const MESSAGE_DAYS = 30
const CARD_DAYS = 30
const CLIENT_LOG_DAYS = 30
/** In one statement: a table that was forgotten for long is tidied up bit by bit. */
const AT_ONCE = 1_000

/**
 * Takes away what has served its time: nothing here is seen by anybody any more. By the shop's clock and by the real
 * one: who travels in time with the sandbox finds things as they were left.
 */
export async function cleanUp(db: Database, clock: Clock): Promise<void> {
  const [shops, real] = [clock.now().epochMilliseconds, systemClock.now().epochMilliseconds]
  const now = Temporal.Instant.fromEpochMilliseconds(Math.min(shops, real))
  const dayAgo = toDate(now.subtract({ hours: 24 }))
  const longAgo = toDate(now.subtract({ hours: 24 * MESSAGE_DAYS }))
  const yesterday = londonDate(now).subtract({ days: 1 }).toString()
  await remove(db, 'verification_code', sql`expires_at < ${dayAgo}`)
  await remove(db, 'code_count', sql`day < ${yesterday}`)
  await remove(db, 'auth_token', sql`expires_at < ${dayAgo}`)
  await remove(db, 'session', sql`expires_at < ${dayAgo}`)
  await remove(db, 'idempotency_key', sql`created_at < ${dayAgo}`)
  await remove(db, 'slot_hold', sql`held_until < ${dayAgo}`)
  await remove(db, 'form_file', sql`delete_after < ${toDate(now)}`)
  await remove(db, 'message', sql`sent_at < ${longAgo}`)
  await remove(db, 'client_log', sql`at < ${toDate(now.subtract({ hours: 24 * CLIENT_LOG_DAYS }))}`)
  await forgetCards(db, toDate(now.subtract({ hours: 24 * CARD_DAYS })))
  await remove(db, 'message', sql`failed_at < ${longAgo}`)
  await removeReplacedJobs(db)
}

/** A job that was at work when another took its place, and failed then: it is never tried again. */
async function removeReplacedJobs(db: Database): Promise<void> {
  await db.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where key is null and attempts >= max_attempts and locked_at is null))`)
}

async function remove(db: Database, table: string, which: SQL): Promise<void> {
  const name = sql.identifier(table)
  await db.execute(
    sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${which} limit ${AT_ONCE}))`,
  )
}
