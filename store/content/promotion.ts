import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { getPromotion as endpoint, Promotion, PromotionPage } from '../../contract/promotions.ts'
import type { EndpointInput } from '../../contract/types/endpoint.ts'
import { promotion } from '../db/schema.ts'
import type { PromotionRow } from '../db/schema.ts'
import {
  JOURNAL_REAL_ID,
  SCENE_SIZE,
  imageOf,
  getStoredCounts,
  findCollection,
  filterCollection,
} from '../catalogue/index.ts'
import { londonDate, notFound } from '../kernel/index.ts'
import type { Clock, PictureVersions, Context } from '../kernel/index.ts'
import { toHtml } from './markdown.ts'

/** Returns the promotions that are active today in London. */
export async function getPromotions(ctx: Context, pictures: PictureVersions): Promise<Promotion[]> {
  const rows = await ctx.db
    .select()
    .from(promotion)
    .where(isActive(ctx.clock))
    .orderBy(asc(promotion.position))
  return rows.map((row) => toPromotion(row, pictures))
}

/**
 * Returns a promotion with a page of its offers. With `concat`, all pages up to this one are included. Throws 404 when
 * the promotion is not active.
 */
export async function getPromotion(
  ctx: Context,
  pictures: PictureVersions,
  id: number,
  { sort, concat, ...query }: EndpointInput<typeof endpoint>['query'],
): Promise<PromotionPage> {
  const [row] = await ctx.db
    .select()
    .from(promotion)
    .where(and(eq(promotion.id, id), isActive(ctx.clock)))
  const collection = row && (await findCollection(ctx, row.collectionSlug))
  if (!row || !collection) throw notFound('promotion')
  const { page, limit } = query
  const wanted = { ...query, order_by: sort ?? query.order_by }
  const found = filterCollection(ctx, collection, await getStoredCounts(ctx, collection.slug), wanted)
  const [{ list, pagination }, facets] = await Promise.all([found.page({ page, limit }), found.facets()])
  const earlier =
    concat && page > 1 && list.length ? (await found.page({ page: 1, limit: (page - 1) * limit })).list : []
  return { promotion: toPromotion(row, pictures), offers: [...earlier, ...list], pagination, facets }
}

/** Returns the condition for promotions that are active today in London. */
export function isActive(clock: Clock) {
  const today = londonDate(clock.now()).toString()
  return and(lte(promotion.startsOn, today), or(isNull(promotion.endsOn), gte(promotion.endsOn, today)))
}

function toPromotion(row: PromotionRow, pictures: PictureVersions): Promotion {
  const { id, title, lead } = row
  return {
    ...{ id, title, lead },
    rules_html: toHtml(row.rules, pictures),
    image: imageOf(JOURNAL_REAL_ID, row.imageName, row.imageAlt, SCENE_SIZE),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
  }
}
