import { and, asc, desc, eq } from 'drizzle-orm'
import type { CollectionSummary, Listing, ListingQuery } from '../../contract/catalogue.ts'
import type { z } from 'zod'
import type { Queryable } from '../db/database.ts'
import { collection, collectionProduct, product } from '../db/schema.ts'
import { cardColumns, toCard } from './card.ts'
import { notFound } from './store-error.ts'

type Collection = typeof collection.$inferSelect

export function toSummary(row: Collection): z.infer<typeof CollectionSummary> {
  const { type, slug, title, heading, prefix, icon } = row
  return { type, slug, title, heading, prefix, icon }
}

const SORT_COLUMN = {
  popularity: collectionProduct.popularity,
  price: collectionProduct.price,
  newest: collectionProduct.createdOn,
}

/** One page of a category or filter, sorted along an index of its members. Throws when there is no such collection. */
export async function getListing(
  db: Queryable,
  type: 'category' | 'filter',
  slug: string,
  query: ListingQuery,
): Promise<Listing> {
  const [row] = await db
    .select()
    .from(collection)
    .where(and(eq(collection.type, type), eq(collection.slug, slug)))
  if (!row) throw notFound(type)
  const direction = query.order_direction === 'asc' ? asc : desc
  const [rows, family] = await Promise.all([
    db
      .select(cardColumns)
      .from(collectionProduct)
      .innerJoin(product, eq(product.id, collectionProduct.productId))
      .where(and(eq(collectionProduct.collectionId, row.id), eq(product.active, true)))
      .orderBy(direction(SORT_COLUMN[query.order_by]), direction(collectionProduct.productId))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    familyOf(db, row),
  ])
  return {
    collection: {
      ...toSummary(row),
      description: row.description,
      meta_title: row.metaTitle,
      meta_description: row.metaDescription,
      ...family,
    },
    list: rows.map(toCard),
    pagination: {
      page: query.page,
      per_page: query.limit,
      total: row.productCount,
      total_pages: Math.max(1, Math.ceil(row.productCount / query.limit)),
    },
  }
}

/** The parent, the children and the other children of the parent. */
async function familyOf(db: Queryable, row: Collection) {
  const childrenOf = (slug: string) =>
    db.select().from(collection).where(eq(collection.parentSlug, slug)).orderBy(asc(collection.position))
  const [children, siblings, parents] = await Promise.all([
    childrenOf(row.slug),
    row.parentSlug ? childrenOf(row.parentSlug) : [],
    row.parentSlug ? db.select().from(collection).where(eq(collection.slug, row.parentSlug)) : [],
  ])
  return {
    parent: parents[0] ? toSummary(parents[0]) : null,
    children: children.map(toSummary),
    siblings: siblings.map(toSummary),
  }
}
