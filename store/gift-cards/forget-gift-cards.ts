import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { runInHalves } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const AT_ONCE = 1_000

/** Removes the words of gift cards that were sent or printed before `before`. */
export async function forgetGiftCardWords(ctx: Context<Database>, before: Date): Promise<void> {
  const isOver = sql`coalesce(sent_at, printed_at) < ${before} and message is not null`
  await forget(ctx, isOver, sql`message = null`)
}

/**
 * Removes to whom and from whom gift cards went that have expired or were voided before `before`. Until then the recipient is
 * reminded of the card.
 */
export async function forgetGiftCardDetails(ctx: Context<Database>, before: Date): Promise<void> {
  const isOver = sql`coalesce(voided_at, expired_at) < ${before}
    and num_nonnulls(recipient_name, recipient_email, sender, message) > 0`
  await forget(ctx, isOver, sql`recipient_name = null, recipient_email = null, sender = null, message = null`)
}

async function forget(ctx: Context<Database>, isOver: SQL, values: SQL): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from gift_card where ${isOver} limit ${AT_ONCE}`,
  )
  await runInHalves(
    rows.map(({ id }) => id),
    (ids) =>
      ctx.db.execute(sql`update gift_card set ${values}
        where id = any(string_to_array(${ids.join(' ')}, ' ')::uuid[]) and ${isOver}`),
  )
}
