import { asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReviewsBlock } from '../../contract/home.ts'
import type { Category, City } from '../../contract/layout.ts'
import type { Queryable } from '../db/database.ts'
import { city, collection, content, district, review } from '../db/schema.ts'
import { versionedName } from './pictures/picture-version.ts'
import { toReview } from './product.ts'
import { notFound } from '../kernel/store-error.ts'

/** A text or set of tiles by key, checked against its shape: an edit gone wrong fails here and nowhere else. */
export async function getContent<T extends z.ZodType>(
  db: Queryable,
  key: string,
  shape: T,
): Promise<z.output<T>> {
  const [row] = await db.select().from(content).where(eq(content.key, key))
  if (!row) throw notFound('content')
  return shape.parse(withVersions(row.value))
}

/** Pictures in texts are kept without the version of whoever draws them. */
function withVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withVersions)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withVersions(inner)] as const)
  const plain = Object.fromEntries(entries)
  return isPicture(plain) ? { ...plain, name: versionedName(plain.real_id, plain.name) } : plain
}

function isPicture(value: Record<string, unknown>): value is { real_id: string; name: string } {
  return typeof value.real_id === 'string' && typeof value.name === 'string'
}

/** The category tree, as deep as it goes. */
export async function getCategoryTree(db: Queryable): Promise<Category[]> {
  const rows = await db
    .select()
    .from(collection)
    .where(eq(collection.type, 'category'))
    .orderBy(asc(collection.position))
  const below = (parent: string | null): Category[] =>
    rows
      .filter((row) => row.parentSlug === parent)
      .map((row) => ({
        title: row.title,
        icon: row.icon,
        prefix: row.prefix,
        slug: row.slug,
        in_menu: row.inMenu,
        list: below(row.slug),
      }))
  return below(null)
}

/** Cities with their districts, London first. */
export async function getCities(db: Queryable): Promise<City[]> {
  const [cities, districts] = await Promise.all([
    db.select().from(city).orderBy(asc(city.position)),
    db.select().from(district).orderBy(asc(district.position)),
  ])
  return cities.map(({ slug, name, county, zone, latitude, longitude }) => ({
    slug,
    name,
    county,
    zone,
    latitude,
    longitude,
    districts: districts
      .filter((row) => row.citySlug === slug)
      .map((row) => ({
        slug: row.slug,
        name: row.name,
        outward_codes: row.outwardCodes,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
  }))
}

/** The newest good-to-read reviews with the average of all. */
export async function getReviews(db: Queryable): Promise<ReviewsBlock> {
  const [rows, [totals]] = await Promise.all([
    db.select().from(review).orderBy(desc(review.publishedOn), desc(review.id)).limit(12),
    db
      .select({ count: sql<number>`count(*)::int`, average: sql<number>`coalesce(avg(rating), 0)::float8` })
      .from(review),
  ])
  return {
    average: Math.round((totals?.average ?? 0) * 10) / 10,
    count: totals?.count ?? 0,
    list: rows.map(toReview),
  }
}
