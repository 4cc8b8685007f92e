import { and, asc, between, eq, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SitemapEntry } from '../../contract/pages.ts'
import { article, city, collection, district, page, product, promotion } from '../db/schema.ts'
import { pagePath } from './page-path.ts'
import { isActive } from './promotion.ts'
import { notFound } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

type Entry = z.infer<typeof SitemapEntry>

/** The range of product ids on a page of the sitemap: each page is one query, whatever the size of the catalogue. */
const IDS_PER_PAGE = 10_000

/**
 * Returns a page of the sitemap: everything except products on page 1, products from page 2 on. Throws 404 after the
 * last page.
 */
export async function getSitemap(ctx: Context, number: number): Promise<{ pages: number; list: Entry[] }> {
  const [last] = await ctx.db.select({ id: max(product.id) }).from(product)
  const pages = 1 + Math.ceil((last?.id ?? 0) / IDS_PER_PAGE)
  if (number > pages) throw notFound('page of the sitemap')
  return { pages, list: number === 1 ? await otherPages(ctx) : await products(ctx, number - 2) }
}

async function products(ctx: Context, range: number): Promise<Entry[]> {
  const rows = await ctx.db
    .select({ id: product.id, updated_on: product.updatedOn })
    .from(product)
    .where(
      and(
        between(product.id, range * IDS_PER_PAGE + 1, (range + 1) * IDS_PER_PAGE),
        eq(product.active, true),
      ),
    )
    .orderBy(asc(product.id))
  return rows.map(({ id, updated_on }) => ({ path: `/product/${id}`, updated_on }))
}

async function otherPages(ctx: Context): Promise<Entry[]> {
  const [collections, articles, pages, promotions, cities, districts, [newest]] = await Promise.all([
    ctx.db.select().from(collection).orderBy(asc(collection.position)),
    ctx.db.select().from(article).orderBy(asc(article.id)),
    ctx.db.select().from(page).orderBy(asc(page.slug)),
    ctx.db.select().from(promotion).where(isActive(ctx.clock)).orderBy(asc(promotion.position)),
    ctx.db.select().from(city).orderBy(asc(city.position)),
    ctx.db.select().from(district).orderBy(asc(district.citySlug), asc(district.position)),
    ctx.db.select({ on: sql<string>`max(${page.updatedOn})::text` }).from(page),
  ])
  const day = newest?.on ?? '2026-11-01'
  const delivery = pages.find((row) => row.slug === 'delivery')?.updatedOn ?? day
  return [
    { path: '/', updated_on: day },
    ...pages.flatMap(({ slug, updatedOn }) => {
      const path = pagePath(slug)
      return path ? [{ path, updated_on: updatedOn }] : []
    }),
    ...collections.map((row) => ({ path: `/${row.type}/${row.slug}`, updated_on: row.updatedOn })),
    ...articles.map((row) => ({ path: `/article/${row.slug}`, updated_on: row.updatedOn })),
    ...promotions.map((row) => ({ path: `/promotions/${row.id}`, updated_on: row.startsOn })),
    ...cities.map((row) => ({ path: `/delivery/${row.slug}`, updated_on: delivery })),
    ...districts.map((row) => ({ path: `/delivery/${row.citySlug}/${row.slug}`, updated_on: delivery })),
  ]
}
