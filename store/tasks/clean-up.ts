import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { earlierNow, londonDate, toDate, runIsolated, runInHalves } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { purgeCardMessagesInCarts, purgeCardMessagesOfOrders } from '../payment/index.ts'

const MESSAGE_DAYS = 30
export const CARD_DAYS = 30
const CLIENT_LOG_DAYS = 30
const SUPERSEDED_TOKEN_DAYS = 30
/** How long what somebody wrote to the shop is kept, as the privacy page says. */
export const FORM_DAYS = 365
/** The maximum of rows per statement and run. */
const AT_ONCE = 1_000

/**
 * Deletes expired rows and old card texts. Uses the earlier of the shop's clock and the real one, so that
 * time travel in the sandbox deletes nothing early. A row that cannot be deleted does not block others; it is
 * named in the error thrown at the end.
 */
export async function cleanUp(ctx: Context<Database>): Promise<void> {
  const now = earlierNow(ctx.clock)
  const daysAgo = (days: number) => toDate(now.subtract({ hours: 24 * days }))
  const yesterday = londonDate(now).subtract({ days: 1 }).toString()
  const over: [table: string, which: SQL][] = [
    ['form_file', sql`delete_after < ${toDate(now)}`],
    ['verification_code', sql`expires_at < ${daysAgo(1)}`],
    ['code_count', sql`day < ${yesterday}`],
    ['auth_token', sql`expires_at < ${daysAgo(1)}`],
    // By then whoever has a copy of one has used it, or it is nothing but unknown.
    ['auth_token', sql`superseded_at < ${daysAgo(SUPERSEDED_TOKEN_DAYS)}`],
    ['session', sql`expires_at < ${daysAgo(1)}`],
    ['idempotency_key', sql`created_at < ${daysAgo(1)}`],
    ['slot_hold', sql`held_until < ${daysAgo(1)}`],
    ['message', sql`sent_at < ${daysAgo(MESSAGE_DAYS)}`],
    ['message', sql`failed_at < ${daysAgo(MESSAGE_DAYS)}`],
    ['form_submission', sql`submitted_at < ${daysAgo(FORM_DAYS)}`],
    // Of an order that is not in the books any more, and of one that was never paid.
    [
      'household_mark',
      sql`coalesce(held_until < ${daysAgo(1)}, not exists (select from "order" where id = order_id))`,
    ],
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

/** Deletes jobs that were replaced while running and then failed: they are never retried. */
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
      // Checked again, because another row may be at this place by now.
      return ctx.db.execute(
        sql`delete from ${name} where ctid = any(string_to_array(${ctids}, ' ')::tid[]) and ${which}`,
      )
    },
  )
}
