import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { codeCount } from '../db/schema.ts'
import { londonDate } from './clock.ts'
import type { Context } from './context.ts'

/** Keys can contain personal addresses, so only a hash is stored. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * Increments the count of `key` for the current London day. Returns false, without counting, once `cap` is reached.
 * Safe under concurrency.
 */
export async function countToday(
  ctx: Context,
  now: Temporal.Instant,
  key: string,
  cap: number,
): Promise<boolean> {
  return (await countUp(ctx, now, key, lt(codeCount.count, cap))) !== undefined
}

/** Increments the count of `key` for the current London day without a cap. Returns the new count. */
export async function countUpToday(ctx: Context, now: Temporal.Instant, key: string): Promise<number> {
  return (await countUp(ctx, now, key)) ?? 1
}

/** Returns the new count, or undefined when `where` rejects the increment of an existing row. */
async function countUp(
  ctx: Context,
  now: Temporal.Instant,
  key: string,
  where?: SQL,
): Promise<number | undefined> {
  const [row] = await ctx.db
    .insert(codeCount)
    .values({ day: londonDate(now).toString(), key: hashKey(key), count: 1 })
    .onConflictDoUpdate({
      target: [codeCount.day, codeCount.key],
      set: { count: sql`${codeCount.count} + 1` },
      ...(where && { setWhere: where }),
    })
    .returning({ count: codeCount.count })
  return row?.count
}

/**
 * Increments several counts for the current London day, in the given order. Callers pass the same order everywhere,
 * which prevents deadlocks. Returns false at the first key that has reached its cap; the caller then rolls back the
 * others.
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

/** Returns the count of `key` for the current London day. */
export async function getCountToday(ctx: Context, now: Temporal.Instant, key: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: codeCount.count })
    .from(codeCount)
    .where(and(eq(codeCount.day, londonDate(now).toString()), eq(codeCount.key, hashKey(key))))
  return row?.count ?? 0
}
