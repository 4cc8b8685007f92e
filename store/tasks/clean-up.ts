import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  ANSWER_DAYS,
  CARD_DAYS,
  CLIENT_LOG_DAYS,
  FORM_DAYS,
  LEEWAY_DAYS,
  MESSAGE_DAYS,
  REVIEWER_YEARS,
  SUPERSEDED_TOKEN_DAYS,
} from '../account/index.ts'
import type { CleanUpStep } from '../account/index.ts'
import { forgetReviewers } from '../catalogue/index.ts'
import type { Database } from '../db/database.ts'
import { forgetGiftCardDetails, forgetGiftCardWords } from '../gift-cards/index.ts'
import { earlierNow, londonDate, toDate, runIsolated, runInHalves } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { purgeCardMessagesInCarts, purgeCardMessagesOfOrders } from '../payment/index.ts'

/** The maximum of rows per statement and run. */
const AT_ONCE = 1_000

type Work = () => Promise<void>

/**
 * Deletes expired rows and old card texts. Uses the earlier of the shop's clock and the real one, so that
 * time travel in the sandbox deletes nothing early. A row that cannot be deleted does not block others; it is
 * named in the error thrown at the end.
 */
export async function cleanUp(ctx: Context<Database>): Promise<void> {
  const work = [...Object.values(stepsOf(ctx)).flat(), () => removeReplacedJobs(ctx)]
  await runIsolated(work, (step) => step())
}

/** The work of each step that the map of personal data names. */
function stepsOf(ctx: Context<Database>): Record<CleanUpStep, Work[]> {
  const now = earlierNow(ctx.clock)
  const daysAgo = (days: number) => toDate(now.subtract({ hours: 24 * days }))
  const yesterday = londonDate(now).subtract({ days: 1 }).toString()
  const removing = (table: string, which: SQL) => () => remove(ctx, table, which)
  return {
    form_file: [removing('form_file', sql`delete_after < ${toDate(now)}`)],
    verification_code: [removing('verification_code', sql`expires_at < ${daysAgo(LEEWAY_DAYS)}`)],
    code_count: [removing('code_count', sql`day < ${yesterday}`)],
    auth_token: [
      removing('auth_token', sql`expires_at < ${daysAgo(LEEWAY_DAYS)}`),
      removing('auth_token', sql`superseded_at < ${daysAgo(SUPERSEDED_TOKEN_DAYS)}`),
    ],
    session: [removing('session', sql`expires_at < ${daysAgo(LEEWAY_DAYS)}`)],
    idempotency_key: [removing('idempotency_key', sql`created_at < ${daysAgo(ANSWER_DAYS)}`)],
    slot_hold: [removing('slot_hold', sql`held_until < ${daysAgo(LEEWAY_DAYS)}`)],
    message: [
      removing('message', sql`sent_at < ${daysAgo(MESSAGE_DAYS)}`),
      removing('message', sql`failed_at < ${daysAgo(MESSAGE_DAYS)}`),
    ],
    form_submission: [removing('form_submission', sql`submitted_at < ${daysAgo(FORM_DAYS)}`)],
    household_mark: [
      // Of an order that is not in the books any more, and of one that was never paid.
      removing(
        'household_mark',
        sql`coalesce(held_until < ${daysAgo(LEEWAY_DAYS)}, not exists (select from "order" where id = order_id))`,
      ),
    ],
    client_log: [removing('client_log', sql`at < ${daysAgo(CLIENT_LOG_DAYS)}`)],
    card_words: [
      () => purgeCardMessagesOfOrders(ctx, daysAgo(CARD_DAYS)),
      () => purgeCardMessagesInCarts(ctx, daysAgo(CARD_DAYS)),
    ],
    gift_card: [
      () => forgetGiftCardWords(ctx, daysAgo(CARD_DAYS)),
      () => forgetGiftCardDetails(ctx, daysAgo(CARD_DAYS)),
    ],
    review: [() => forgetReviewers(ctx, londonDate(now).subtract({ years: REVIEWER_YEARS }))],
  }
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
