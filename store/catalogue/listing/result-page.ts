import { sql } from 'drizzle-orm'
import { intArray } from '../../db/sql-values.ts'
import { scanBitmaps } from './bitmap-scan.ts'
import { MASK_OF, MAX_PRICE, collectionKey } from './facets.ts'
import type { FacetRow, ValueCounts } from './facets.ts'
import {
  COLUMNS,
  MAX_COUNTED,
  MIN_MATCHES,
  byRank,
  selectMatches,
  orderClause,
  packRows,
  unpack,
} from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { collectionsOf } from './search-scope.ts'
import type { SearchScope } from './search-scope.ts'
import { filterConditions, groupsOf, keyConditions } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import { MAX_EXAMINED, hasEnough, scanIndex } from './index-scan.ts'
import type { Context } from '../../kernel/index.ts'

/** No index combines words with an order, so a phrase reads only this many products of an order. */
const WORD_SCAN = { examined: 1_200, enough: 240 }
/** A word with this many matches in a scan is common. */
const COMMON_MATCHES = 30
/** The maximum number of rows with a word that are read unsorted. */
const MAX_FETCHED = 1_000

/**
 * Returns the first matches in an order at a cost that hardly depends on the size of the catalogue. A short index scan
 * finds common matches; bitmaps find rare ones. Phrases use the full-text index.
 */
export async function findResultPage(
  ctx: Context,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const matches = await findMatches(ctx, scope, parsedFilters, order)
  const found = scope.first?.length ? byRank(matches) : matches
  const isWhole = !scope.withoutWords && !scope.withoutCollections
  return isWhole || !found.ids.length ? found : withoutUnwanted(ctx, found, scope)
}

/** Leaves out the products that have an unwanted word in their title, or are in an unwanted collection. */
async function withoutUnwanted(
  ctx: Context,
  found: ResultPage,
  { withoutWords, withoutCollections = [] }: SearchScope,
): Promise<ResultPage> {
  const isUnwanted = [
    ...(withoutWords ? [sql`w.words @@ to_tsquery('english', ${withoutWords})`] : []),
    ...(withoutCollections.length ? [sql`w.keys && ${intArray(withoutCollections.map(collectionKey))}`] : []),
  ]
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select w.product_id as id from unnest(${intArray(found.ids)}) as number
      join catalogue_entry w on w.product_id = number where ${sql.join(isUnwanted, sql` or `)}`)
  const unwanted = new Set(rows.map(({ id }) => id))
  return selectMatches(found, (id) => !unwanted.has(id))
}

async function findMatches(
  ctx: Context,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  if (scope.words) return findWithWords(ctx, scope, scope.words, parsedFilters, order)
  if (fitsOneScan(scope)) return scanIndex(ctx, scope, parsedFilters, order)
  const share = estimateShare(scope, parsedFilters)
  if (!share) return { ids: [], members: [], isComplete: true }
  // In an order by price, all matches may be at the other end.
  if (order.order_by !== 'price' && share * MAX_EXAMINED >= MIN_MATCHES) {
    const scanned = await scanIndex(ctx, scope, parsedFilters, order)
    if (hasEnough(scanned)) return scanned
  }
  return scanBitmaps(ctx, scope, parsedFilters, order)
}

/**
 * Estimates the share of a collection that matches from the stored counts, assuming that the choices are independent.
 */
function estimateShare({ collection }: SearchScope, parsedFilters: ParsedFilters): number {
  const { priceMin = 0, priceMax = MAX_PRICE } = parsedFilters
  const storedCounts = [...(collection?.storedCounts ?? [])]
  if (!storedCounts.length) return 1
  const having = (is: (row: FacetRow) => boolean) =>
    storedCounts.reduce((sum, [row, products]) => sum + (is(row) ? products : 0), 0)
  const asked = [
    ...groupsOf(parsedFilters).map((rows) => having(({ id }) => rows.some((row) => row.id === id))),
    having(({ priceFrom, priceTo }) => (priceFrom ?? MAX_PRICE) <= priceMax && (priceTo ?? -1) >= priceMin),
  ]
  return asked.reduce((share, products) => share * Math.min(1, products / (collection?.productCount || 1)), 1)
}

/** Returns true if one index scan covers the whole collection. */
const fitsOneScan = ({ collection }: SearchScope) =>
  collection !== null && collection.productCount < MAX_EXAMINED

/** Finds products with the words in their title: common words by an index scan, rare ones by the full-text index. */
async function findWithWords(
  ctx: Context,
  scope: SearchScope,
  words: NonNullable<SearchScope['words']>,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const scanned = await scanIndex(ctx, scope, parsedFilters, order, WORD_SCAN)
  if (!scanned.isComplete && scanned.ids.length >= COMMON_MATCHES) return scanned
  return findByWords(ctx, scope, words, parsedFilters, order)
}

/** Finds products by the indexes on words and keys. Titles that consist of exactly these words come first. */
async function findByWords(
  ctx: Context,
  scope: SearchScope,
  { query, count }: NonNullable<SearchScope['words']>,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const indexed = [
    sql`w.active`,
    ...keyConditions(parsedFilters, collectionsOf(scope)),
    sql`w.words @@ to_tsquery('english', ${query})`,
  ]
  const others = filterConditions(parsedFilters)
  const { rows } = await ctx.db.execute<Packed>(sql`
    with matching as materialized (
      select w.* from catalogue_entry w where ${sql.join(indexed, sql` and `)} limit ${MAX_FETCHED + 1}
    ), found as materialized (
      select ${COLUMNS} from matching w ${others.length ? sql`where ${sql.join(others, sql` and `)}` : sql``}
      order by ${order.order_by === 'popularity' ? sql`(length(w.words) = ${count}) desc,` : sql``} ${orderClause(order, sql`w.`)} limit ${MAX_COUNTED + 1}
    )
    ${packRows(scope.first)}, (select count(*) > ${MAX_FETCHED} from matching) as more`)
  return unpack(rows[0])
}

/** Counts the members of a result by facet value. */
export function countMatches({ members }: ResultPage, values: FacetRow[]): ValueCounts {
  return new Map(
    values.map((row) => {
      const { facet, bit } = row
      const mask = MASK_OF[facet]
      return [row, members.reduce((sum, member) => sum + ((member[mask] >> bit) & 1), 0)] as const
    }),
  )
}
