import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { londonDate, systemClock, toDate, runIsolated, runInHalves } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { purgeCardMessagesInCarts, purgeCardMessagesOfOrders } from '../payment/index.ts'

const MESSAGE_DAYS = 30
export const CARD_DAYS = 30
const CLIENT_LOG_DAYS = 30
/** In one statement: a table that was forgotten for long is tidied up bit by bit. */
const AT_ONCE = 1_000

/**
 * Takes away what has served its time: nothing here is seen by anybody any more. By the shop's clock and by the real
 * one: who travels in time with the sandbox finds things as they were left. A row that cannot be taken away keeps no other
 * here: it is named in what is thrown when all has been looked at.
 */
export async function cleanUp(ctx: Context<Database>): Promise<void> {
  const [shops, real] = [ctx.clock.now().epochMilliseconds, systemClock.now().epochMilliseconds]
  const now = Temporal.Instant.fromEpochMilliseconds(Math.min(shops, real))
  const daysAgo = (days: number) => toDate(now.subtract({ hours: 24 * days }))
  const yesterday = londonDate(now).subtract({ days: 1 }).toString()
  const over: [table: string, which: SQL][] = [
    ['form_file', sql`delete_after < ${toDate(now)}`],
    ['verification_code', sql`expires_at < ${daysAgo(1)}`],
    ['code_count', sql`day < ${yesterday}`],
    ['auth_token', sql`expires_at < ${daysAgo(1)}`],
    ['session', sql`expires_at < ${daysAgo(1)}`],
    ['idempotency_key', sql`created_at < ${daysAgo(1)}`],
    ['slot_hold', sql`held_until < ${daysAgo(1)}`],
    ['message', sql`sent_at < ${daysAgo(MESSAGE_DAYS)}`],
    ['message', sql`failed_at < ${daysAgo(MESSAGE_DAYS)}`],
    ['client_log', sql`at < ${daysAgo(CLIENT_LOG_DAYS)}`],
  ]
  await runIsolated(
    [
      ...over.map(
        ([table, which]) =>
          () =>
            remove(ctx, table, which),
      ),
      () => purgeCardMessagesOfOrders(ctx, daysAgo(CARD_DAYS)),
      () => purgeCardMessagesInCarts(ctx, daysAgo(CARD_DAYS)),
      () => removeReplacedJobs(ctx),
    ],
    (step) => step(),
  )
}

/** A job that was at work when another took its place, and failed then: it is never tried again. */
async function removeReplacedJobs(ctx: Context<Database>): Promise<void> {
  await ctx.db.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where key is null and attempts >= max_attempts and locked_at is null))`)
}

async function remove(ctx: Context<Database>, table: string, which: SQL): Promise<void> {
  const name = sql.identifier(table)
  const { rows } = await ctx.db.execute<{ place: string }>(
    sql`select tableoid::regclass || ' ' || ctid as place from ${name} where ${which} limit ${AT_ONCE}`,
  )
  await runInHalves(
    rows.map(({ place }) => place),
    (places) => {
      const ctids = places.map((place) => place.slice(place.lastIndexOf(' ') + 1)).join(' ')
      // Asked once more: by now there may be another row at the place.
      return ctx.db.execute(
        sql`delete from ${name} where ctid = any(string_to_array(${ctids}, ' ')::tid[]) and ${which}`,
      )
    },
  )
}
