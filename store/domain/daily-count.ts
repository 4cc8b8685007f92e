import { and, eq, lt, sql } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Queryable } from '../db/database.ts'
import { codeCount } from '../db/schema.ts'
import { londonDate } from './clock.ts'

/** Counts one more of `key` on this London day, whoever else counts at the same time; false once there are `cap`. */
export async function countToday(
  db: Queryable,
  now: Temporal.Instant,
  key: string,
  cap: number,
): Promise<boolean> {
  const counted = await db
    .insert(codeCount)
    .values({ day: londonDate(now).toString(), key, count: 1 })
    .onConflictDoUpdate({
      target: [codeCount.day, codeCount.key],
      set: { count: sql`${codeCount.count} + 1` },
      setWhere: lt(codeCount.count, cap),
    })
    .returning({ count: codeCount.count })
  return counted.length > 0
}

/** How many of `key` there have been on this London day. */
export async function countedToday(db: Queryable, now: Temporal.Instant, key: string): Promise<number> {
  const [row] = await db
    .select({ count: codeCount.count })
    .from(codeCount)
    .where(and(eq(codeCount.day, londonDate(now).toString()), eq(codeCount.key, key)))
  return row?.count ?? 0
}
