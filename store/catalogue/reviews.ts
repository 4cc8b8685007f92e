import { desc, sql } from 'drizzle-orm'
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
