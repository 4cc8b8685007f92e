import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CollectionSummary, Listing, ListingQuery, ProductCard } from '../../../contract/catalogue.ts'
import type { Facets } from '../../../contract/types/facets.ts'
import type { PageInfo } from '../../../contract/types/page-info.ts'
import { builtOnce } from '../../db/built-once.ts'
import { collection, collectionProduct } from '../../db/schema.ts'
import { cardsById } from '../product-card.ts'
import { cardsInColour } from './cards-in-colour.ts'
import { countFacets, getStoredCounts, toFacets } from './facet-counts.ts'
import type { ValueCounts } from './facets.ts'
import { chosenColours, chosenFacets, parseFilters, toApplied } from './filters.ts'
import { notFound, offsetOf, pageInfoOf } from '../../kernel/index.ts'
import type { Context, PageRequest } from '../../kernel/index.ts'
import type { Order, ResultPage } from './result-columns.ts'
import { findResultPage } from './result-page.ts'

export type Collection = typeof collection.$inferSelect
type PageQuery = Order & Pick<ListingQuery, 'page' | 'limit'>

/** The last position that can be paged to. Later pages are empty, which bounds the cost of deep pages. */
const MAX_OFFSET = 2_400

/** Converts a collection to the short /v1 form. */
export function toSummary(row: Collection): CollectionSummary {
  const { type, slug, title, heading, prefix, icon } = row
  return { type, slug, title, heading, prefix, icon }
}

const SORT_COLUMN = {
  popularity: collectionProduct.popularity,
  price: collectionProduct.price,
  newest: collectionProduct.createdOn,
}

/**
 * Returns one page of a category or filter with its facets. Throws 404 when there is no such collection and 400 for an
 * unknown facet value.
 */
export async function getListing(
  ctx: Context,
  type: 'category' | 'filter',
  slug: string,
  query: ListingQuery,
): Promise<Listing> {
  const [row, storedCounts] = await Promise.all([findCollection(ctx, slug), getStoredCounts(ctx, slug)])
  if (row?.type !== type) throw notFound(type)
  const found = filterCollection(ctx, row, storedCounts, query)
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

/**
 * Applies the filters of a query to a collection with the given stored counts. Returns functions for its pages and
 * facets. Throws 400 for an unknown facet value.
 */
export function filterCollection(
  ctx: Context,
  row: Collection,
  storedCounts: ValueCounts,
  query: ListingQuery,
) {
  const dictionary = [...storedCounts.keys()]
  const parsedFilters = parseFilters(dictionary, query)
  const scope = { collection: { ...row, storedCounts }, alsoIn: [], words: null }
  // Not awaited: most other parts of the page do not depend on it.
  const finding = chosenFacets(parsedFilters).length ? findResultPage(ctx, scope, parsedFilters, query) : null
  return {
    applied: toApplied(parsedFilters),
    page: async (wanted: Pick<PageQuery, 'page' | 'limit'>) => {
      if (!finding) return membersPage(ctx, row, { ...query, ...wanted })
      const { list, pagination } = await pageOf(ctx, await finding, wanted)
      return { list: await cardsInColour(ctx, list, { colours: chosenColours(parsedFilters) }), pagination }
    },
    facets: async (): Promise<Facets> => {
      const [counts, range] = await Promise.all([
        countFacets(ctx, storedCounts, scope, parsedFilters, finding),
        priceRange(ctx, row.id),
      ])
      return toFacets(dictionary, counts, parsedFilters, range)
    },
  }
}

/** Returns a collection by slug, or undefined. */
export async function findCollection(ctx: Context, slug: string): Promise<Collection | undefined> {
  const [row] = await collectionBySlug(ctx).execute({ slug })
  return row
}

const collectionBySlug = builtOnce((db) =>
  db
    .select()
    .from(collection)
    .where(eq(collection.slug, sql.placeholder('slug'))),
)

/** The ids of a collection's products, in an order. */
const membersBy = (column: keyof typeof SORT_COLUMN, direction: typeof asc) =>
  builtOnce((db) =>
    db
      .select({ id: collectionProduct.productId })
      .from(collectionProduct)
      .where(
        and(eq(collectionProduct.collectionId, sql.placeholder('id')), eq(collectionProduct.active, true)),
      )
      .orderBy(direction(SORT_COLUMN[column]), direction(collectionProduct.productId))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  )

const MEMBERS = {
  popularity: { asc: membersBy('popularity', asc), desc: membersBy('popularity', desc) },
  price: { asc: membersBy('price', asc), desc: membersBy('price', desc) },
  newest: { asc: membersBy('newest', asc), desc: membersBy('newest', desc) },
}

/** Returns a page of an unfiltered collection, read from the index of its order. */
export async function membersPage(
  ctx: Context,
  { id, productCount }: Pick<Collection, 'id' | 'productCount'>,
  query: PageQuery,
): Promise<{ list: ProductCard[]; pagination: PageInfo }> {
  const { page, limit, order_by: column, order_direction: direction } = query
  const members = MEMBERS[column][direction]
  const rows =
    page * limit > MAX_OFFSET ? [] : await members(ctx).execute({ id, limit, offset: offsetOf(query) })
  const ids = rows.map((row) => row.id)
  const reachable = Math.min(productCount, Math.floor(MAX_OFFSET / limit) * limit)
  return {
    list: await cardsById(ctx, ids),
    pagination: { ...pageInfoOf(query, reachable), total: productCount },
  }
}

/** Returns a page of a result, as cards with pagination. */
export async function pageOf(
  ctx: Context,
  { ids, isComplete }: Pick<ResultPage, 'ids' | 'isComplete'>,
  asked: PageRequest,
): Promise<{ list: ProductCard[]; pagination: PageInfo }> {
  return {
    list: await cardsById(ctx, ids.slice(offsetOf(asked), offsetOf(asked) + asked.limit)),
    pagination: pageInfoOf(asked, ids.length, isComplete),
  }
}

/** Returns the lowest and highest price in a collection, read from the two ends of the price index. Pence. */
async function priceRange(ctx: Context, id: number): Promise<{ min: number; max: number }> {
  const end = (direction: SQL) => sql`(
    select price from collection_product where collection_id = ${id} and active order by price ${direction}, product_id ${direction} limit 1)`
  const { rows } = await ctx.db.execute<{ min: number | null; max: number | null }>(
    sql`select ${end(sql`asc`)} as min, ${end(sql`desc`)} as max`,
  )
  const [{ min, max } = { min: null, max: null }] = rows
  return { min: min ?? 0, max: max ?? 0 }
}

const familyRows = builtOnce((db) =>
  db
    .select()
    .from(collection)
    .where(
      or(
        sql`${collection.parentSlug} = any(${sql.placeholder('parents')})`,
        eq(collection.slug, sql.placeholder('parent')),
      ),
    )
    .orderBy(asc(collection.position)),
)

/** Returns the parent, the children and the siblings of a collection. */
async function familyOf(ctx: Context, { slug, parentSlug }: Collection) {
  const parents = [slug, ...(parentSlug ? [parentSlug] : [])]
  const rows = await familyRows(ctx).execute({ parents, parent: parentSlug ?? '' })
  const childrenOf = (parent: string | null) =>
    rows.filter((row) => parent !== null && row.parentSlug === parent).map(toSummary)
  const parent = rows.find((row) => row.slug === parentSlug)
  return {
    parent: parent ? toSummary(parent) : null,
    children: childrenOf(slug),
    siblings: childrenOf(parentSlug),
  }
}
