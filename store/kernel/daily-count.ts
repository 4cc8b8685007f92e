import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { codeCount } from '../db/schema.ts'
import { londonDate } from './clock.ts'
import type { Context } from './context.ts'

/** Who is counted can be an address: until the day is over it is kept as a hash. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Counts one more of `key` on this London day, whoever else counts at the same time; false once there are `cap`. */
export async function countToday(
  ctx: Context,
  now: Temporal.Instant,
  key: string,
  cap: number,
): Promise<boolean> {
  return (await countUp(ctx, now, key, lt(codeCount.count, cap))) !== undefined
}

/** Counts one more of `key` on this London day, however many there were. Answers how many there are with it. */
export async function countUpToday(ctx: Context, now: Temporal.Instant, key: string): Promise<number> {
  return (await countUp(ctx, now, key)) ?? 1
}

/** Answers how many there are then; undefined when there are some and `where` keeps it from being one more. */
async function countUp(
  ctx: Context,
  now: Temporal.Instant,
  key: string,
  where?: SQL,
): Promise<number | undefined> {
  const [counted] = await ctx.db
    .insert(codeCount)
    .values({ day: londonDate(now).toString(), key: hashOf(key), count: 1 })
    .onConflictDoUpdate({
      target: [codeCount.day, codeCount.key],
      set: { count: sql`${codeCount.count} + 1` },
      ...(where && { setWhere: where }),
    })
    .returning({ count: codeCount.count })
  return counted?.count
}

/**
 * Counts one more of each key on this London day, in their order, so that no two of many at once wait for each other; false
 * at the first there are enough of. The caller rolls the others back.
 */
export async function countAllToday(
  ctx: Context,
  now: Temporal.Instant,
  counts: readonly (readonly [key: string, cap: number])[],
): Promise<boolean> {
  for (const [key, cap] of counts) {
    if (!(await countToday(ctx, now, key, cap))) return false
  }
  return true
}

/** How many of `key` there have been on this London day. */
export async function countedToday(ctx: Context, now: Temporal.Instant, key: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: codeCount.count })
    .from(codeCount)
    .where(and(eq(codeCount.day, londonDate(now).toString()), eq(codeCount.key, hashOf(key))))
  return row?.count ?? 0
}
