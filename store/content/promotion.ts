import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { getPromotion as endpoint, Promotion, PromotionPage } from '../../contract/promotions.ts'
import type { EndpointInput } from '../../contract/endpoint.ts'
import { promotion } from '../db/schema.ts'
import type { PromotionRow } from '../db/schema.ts'
import {
  JOURNAL_REAL_ID,
  SCENE_SIZE,
  imageOf,
  keptCounts,
  findCollection,
  narrowed,
} from '../catalogue/index.ts'
import { londonDate, notFound } from '../kernel/index.ts'
import type { Clock, PictureVersions, Context } from '../kernel/index.ts'
import { toHtml } from './markdown.ts'

/** What is on today in London. */
export async function getPromotions(ctx: Context, pictures: PictureVersions): Promise<Promotion[]> {
  const rows = await ctx.db.select().from(promotion).where(isOn(ctx.clock)).orderBy(asc(promotion.position))
  return rows.map((row) => toPromotion(row, pictures))
}

/** A promotion with its offers; with `concat` all of them up to the end of the page. Throws when it is not on. */
export async function getPromotion(
  ctx: Context,
  pictures: PictureVersions,
  id: number,
  { sort, concat, ...query }: EndpointInput<typeof endpoint>['query'],
): Promise<PromotionPage> {
  const [row] = await ctx.db
    .select()
    .from(promotion)
    .where(and(eq(promotion.id, id), isOn(ctx.clock)))
  const collection = row && (await findCollection(ctx, row.collectionSlug))
  if (!row || !collection) throw notFound('promotion')
  const { page, limit } = query
  const wanted = { ...query, order_by: sort ?? query.order_by }
  const found = narrowed(ctx, collection, await keptCounts(ctx, collection.slug), wanted)
  const [{ list, pagination }, facets] = await Promise.all([found.page({ page, limit }), found.facets()])
  const earlier =
    concat && page > 1 && list.length ? (await found.page({ page: 1, limit: (page - 1) * limit })).list : []
  return { promotion: toPromotion(row, pictures), offers: [...earlier, ...list], pagination, facets }
}

/** Which promotions are on today in London. */
export function isOn(clock: Clock) {
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
