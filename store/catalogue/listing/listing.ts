import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type {
  CollectionSummary,
  Listing,
  ListingQuery,
  Pagination,
  ProductCard,
} from '../../../contract/catalogue.ts'
import type { Facets } from '../../../contract/facets.ts'
import { collection, collectionProduct } from '../../db/schema.ts'
import { cardsById } from '../product-card.ts'
import { countFacets, keptCounts, toFacets } from './facet-counts.ts'
import type { ValueCounts } from './facets.ts'
import { chosenFacets, parseFilters, toApplied } from './filters.ts'
import { notFound } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'
import type { Order, ResultPage } from './result-columns.ts'
import { findResultPage } from './result-page.ts'

export type Collection = typeof collection.$inferSelect
type PageQuery = Order & Pick<ListingQuery, 'page' | 'limit'>

/** Nobody pages further; behind it pages are empty, so that the last one costs no more than this. */
const DEEPEST = 2_400

export function toSummary(row: Collection): CollectionSummary {
  const { type, slug, title, heading, prefix, icon } = row
  return { type, slug, title, heading, prefix, icon }
}

const SORT_COLUMN = {
  popularity: collectionProduct.popularity,
  price: collectionProduct.price,
  newest: collectionProduct.createdOn,
}

/** One page of a category or filter with its facets. Throws when there is no such collection or facet value. */
export async function getListing(
  ctx: Context,
  type: 'category' | 'filter',
  slug: string,
  query: ListingQuery,
): Promise<Listing> {
  const [row, kept] = await Promise.all([findCollection(ctx, slug), keptCounts(ctx, slug)])
  if (row?.type !== type) throw notFound(type)
  const found = narrowed(ctx, row, kept, query)
  const [page, facets, family] = await Promise.all([found.page(query), found.facets(), familyOf(ctx, row)])
  return {
    collection: {
      ...toSummary(row),
      description: row.description,
      meta_title: row.metaTitle,
      meta_description: row.metaDescription,
      block_heading: row.blockHeading ?? row.heading,
      block_lead: row.blockLead,
      ...family,
    },
    ...page,
    facets,
    applied: found.applied,
  }
}

/** What of a collection matches, given its kept counts: its pages, and its facets. Throws when there is no such facet value. */
export function narrowed(ctx: Context, row: Collection, kept: ValueCounts, query: ListingQuery) {
  const dictionary = [...kept.keys()]
  const parsedFilters = parseFilters(dictionary, query)
  const scope = { collection: { ...row, kept }, alsoIn: [], words: null }
  // Most of what stands beside the products does not wait for them to be found.
  const finding = chosenFacets(parsedFilters).length ? findResultPage(ctx, scope, parsedFilters, query) : null
  return {
    applied: toApplied(parsedFilters),
    page: async (wanted: Pick<PageQuery, 'page' | 'limit'>) =>
      finding ? pageOf(ctx, await finding, wanted) : membersPage(ctx, row, { ...query, ...wanted }),
    facets: async (): Promise<Facets> => {
      const [counts, range] = await Promise.all([
        countFacets(ctx, kept, scope, parsedFilters, finding),
        priceRange(ctx, row.id),
      ])
      return toFacets(dictionary, counts, parsedFilters, range)
    },
  }
}

export async function findCollection(ctx: Context, slug: string): Promise<Collection | undefined> {
  const [row] = await ctx.db.select().from(collection).where(eq(collection.slug, slug))
  return row
}

/** A page of all members of a collection, along the index of its order. */
export async function membersPage(
  ctx: Context,
  { id, productCount }: Pick<Collection, 'id' | 'productCount'>,
  query: PageQuery,
): Promise<{ list: ProductCard[]; pagination: Pagination }> {
  const { page, limit } = query
  const direction = query.order_direction === 'asc' ? asc : desc
  const rows =
    page * limit > DEEPEST
      ? []
      : await ctx.db
          .select({ id: collectionProduct.productId })
          .from(collectionProduct)
          .where(and(eq(collectionProduct.collectionId, id), eq(collectionProduct.active, true)))
          .orderBy(direction(SORT_COLUMN[query.order_by]), direction(collectionProduct.productId))
          .limit(limit)
          .offset((page - 1) * limit)
  const ids = rows.map((row) => row.id)
  const reachable = Math.min(productCount, Math.floor(DEEPEST / limit) * limit)
  return {
    list: await cardsById(ctx, ids),
    pagination: {
      ...{ page, per_page: limit, total: productCount, is_exact: true },
      total_pages: Math.max(1, Math.ceil(reachable / limit)),
    },
  }
}

/** A page of what was found. */
export async function pageOf(
  ctx: Context,
  { ids, isComplete }: Pick<ResultPage, 'ids' | 'isComplete'>,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: ProductCard[]; pagination: Pagination }> {
  return {
    list: await cardsById(ctx, ids.slice((page - 1) * limit, page * limit)),
    pagination: {
      ...{ page, per_page: limit, total: ids.length, is_exact: isComplete },
      total_pages: Math.max(1, Math.ceil(ids.length / limit)),
    },
  }
}

/** The lowest and the highest price in a collection, from the two ends of its index. */
async function priceRange(ctx: Context, id: number): Promise<{ min: number; max: number }> {
  const end = (direction: SQL) => sql`(
    select price from collection_product where collection_id = ${id} and active order by price ${direction}, product_id ${direction} limit 1)`
  const { rows } = await ctx.db.execute<{ min: number | null; max: number | null }>(
    sql`select ${end(sql`asc`)} as min, ${end(sql`desc`)} as max`,
  )
  const [{ min, max } = { min: null, max: null }] = rows
  return { min: min ?? 0, max: max ?? 0 }
}

/** The parent, the children and the other children of the parent. */
async function familyOf(ctx: Context, { slug, parentSlug }: Collection) {
  const parents = [slug, ...(parentSlug ? [parentSlug] : [])]
  const rows = await ctx.db
    .select()
    .from(collection)
    .where(or(inArray(collection.parentSlug, parents), eq(collection.slug, parentSlug ?? '')))
    .orderBy(asc(collection.position))
  const childrenOf = (parent: string | null) =>
    rows.filter((row) => parent !== null && row.parentSlug === parent).map(toSummary)
  const parent = rows.find((row) => row.slug === parentSlug)
  return {
    parent: parent ? toSummary(parent) : null,
    children: childrenOf(slug),
    siblings: childrenOf(parentSlug),
  }
}
