import { and, desc, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { ReviewsBlock } from '../../contract/home.ts'
import { review } from '../db/schema.ts'
import { toReview } from './product.ts'
import type { Context } from '../kernel/index.ts'

/** Returns the newest reviews, and the average rating and number of all reviews. */
export async function getReviews(ctx: Context): Promise<ReviewsBlock> {
  const [rows, [totals]] = await Promise.all([
    ctx.db.select().from(review).orderBy(desc(review.publishedOn), desc(review.id)).limit(12),
    ctx.db
      .select({ count: sql<number>`count(*)::int`, average: sql<number>`coalesce(avg(rating), 0)::float8` })
      .from(review),
  ])
  return {
    average: Math.round((totals?.average ?? 0) * 10) / 10,
    count: totals?.count ?? 0,
    list: rows.map(toReview),
  }
}

/** The maximum of reviews that lose their names in one statement; the job comes again in a minute. */
const AT_ONCE = 1_000

/**
 * Takes the names and towns out of reviews that were published before a London civil date. What they say, and how many stars they give, stays.
 * Part of the job that tidies up.
 */
export async function forgetReviewers(ctx: Context, before: Temporal.PlainDate): Promise<void> {
  const isOldAndSigned = and(
    lt(review.publishedOn, before.toString()),
    or(ne(review.author, ''), ne(review.city, '')),
  )
  const some = ctx.db.select({ id: review.id }).from(review).where(isOldAndSigned).limit(AT_ONCE)
  await ctx.db.update(review).set({ author: '', city: '' }).where(inArray(review.id, some))
}
