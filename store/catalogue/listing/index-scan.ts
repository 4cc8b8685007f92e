import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { COLUMNS, MAX_COUNTED, MIN_MATCHES, orderClause, packRows, unpack } from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { MAX_PRICE } from './facets.ts'
import type { SearchScope } from './search-scope.ts'
import { filterConditions } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import type { Context } from '../../kernel/index.ts'

/** The maximum number of index entries a scan examines, whatever the size of the catalogue. */
export const MAX_EXAMINED = 2_500

/** Returns true if the result is complete or has at least `MIN_MATCHES` products. */
export const hasEnough = ({ isComplete, ids }: ResultPage) => isComplete || ids.length >= MIN_MATCHES

/** The maximum number of entries read from a price range. */
const MAX_RANGE = 5_000

/**
 * The limits of a scan: entries to examine and matches to find. `within` is a condition on the order's column. With
 * `misses`, a match can miss the choice of one facet.
 */
type ScanOptions = { examined?: number; enough?: number; within?: SQL; misses?: boolean }

/**
 * Scans the index of an order from its start. Finds common matches quickly, and provides the samples that counts of
 * alternative facet values are based on.
 */
export async function scanIndex(
  ctx: Context,
  { collection, alsoIn, words, first }: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
  { examined = MAX_EXAMINED, enough = MAX_COUNTED, within, misses = false }: ScanOptions = {},
): Promise<ResultPage> {
  const { priceMin, priceMax } = parsedFilters
  // In an order by price, the price range bounds the scan; in other orders it is a plain condition.
  const isRange = collection && order.order_by === 'price'
  const range = [
    ...(isRange && priceMin !== undefined ? [sql`and price >= ${priceMin}`] : []),
    ...(isRange && priceMax !== undefined ? [sql`and price <= ${priceMax}`] : []),
    ...(within ? [sql`and ${within}`] : []),
  ]
  const source = collection
    ? sql`collection_product where active and collection_id = ${collection.id} ${sql.join(range, sql` `)}`
    : sql`catalogue_entry where active ${sql.join(range, sql` `)}`
  const isBounded = examined < Infinity
  const isLong = !isBounded
    ? sql`false`
    : collection && !range.length
      ? sql`${collection.productCount > examined}::boolean`
      : sql`(select count(*) = ${examined} from (select 1 from ${source} limit ${examined}) as there)`
  const chosen = filterConditions(parsedFilters)
  const where = [
    ...(misses ? allButOne(chosen) : chosen),
    ...alsoIn.map(
      (id) =>
        sql`exists (select 1 from collection_product m where m.collection_id = ${id} and m.product_id = w.product_id)`,
    ),
    ...(words ? [matchesWords(words.query, collection !== null)] : []),
  ]
  // A join need not keep the order of what was scanned.
  const isJoined = alsoIn.length > 0 || (words !== null && collection !== null)
  const { rows } = await ctx.db.execute<Packed>(sql`
    with scanned as (
      select product_id, price, popularity, created_on, colours, stems, occasions, traits
        ${words && !collection ? sql`, words` : sql``} from ${source}
      order by ${orderClause(order, sql``)} ${isBounded ? sql`limit ${examined}` : sql``}
    ), found as materialized (
      select ${COLUMNS} from scanned w ${where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``}
      ${isJoined ? sql`order by ${orderClause(order, sql`w.`)}` : sql``} limit ${enough + 1}
    )
    ${packRows(first)}, ${isLong} as more`)
  return unpack(rows[0], enough)
}

/** Returns a condition that holds if at most one of the conditions does not. */
function allButOne(parts: SQL[]): SQL[] {
  if (parts.length < 2) return []
  const held = parts.map((condition) => sql`(${condition})::int`)
  return [sql`${sql.join(held, sql` + `)} >= ${parts.length - 1}::int`]
}

/**
 * Returns the matches in a price range of a collection. Returns null without a price range, or when it has too many
 * entries.
 */
export async function readPriceRange(
  ctx: Context,
  { collection, first }: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage | null> {
  const { priceMin = 0, priceMax = MAX_PRICE } = parsedFilters
  if (!collection || (priceMin === 0 && priceMax === MAX_PRICE)) return null
  const { rows } = await ctx.db.execute<Packed>(sql`
    with range as materialized (
      select product_id, price, popularity, created_on, colours, stems, occasions, traits from collection_product
      where active and collection_id = ${collection.id} and price between ${priceMin} and ${priceMax} limit ${MAX_RANGE + 1}
    ), found as materialized (
      select ${COLUMNS} from range w where ${sql.join(filterConditions(parsedFilters), sql` and `)}
      order by ${orderClause(order, sql`w.`)} limit ${MAX_COUNTED + 1}
    )
    ${packRows(first)}, (select count(*) > ${MAX_RANGE} from range) as more`)
  return rows[0]?.more ? null : unpack(rows[0])
}

/** Catalogue entries contain their words; for memberships they are looked up. */
function matchesWords(query: string, isMembership: boolean): SQL {
  const question = sql`to_tsquery('english', ${query})`
  return isMembership
    ? sql`exists (select 1 from catalogue_entry e where e.product_id = w.product_id and e.words @@ ${question})`
    : sql`w.words @@ ${question}`
}
