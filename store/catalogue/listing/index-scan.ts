import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { COLUMNS, COUNTED, ENOUGH, PACK, sorting, unpack } from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { NO_LIMIT } from './facets.ts'
import type { SearchScope } from './search-scope.ts'
import { conditions } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import type { Context } from '../../kernel/index.ts'

/** How many index entries are looked at to find matches, whatever the size of the catalogue. */
export const EXAMINED = 2_500

/** Whether what was found is all there is, or enough of it. */
export const suffices = ({ isComplete, ids }: ResultPage) => isComplete || ids.length >= ENOUGH

/** So many entries in a range of prices are read in any order. */
const RANGE = 5_000

/**
 * How far a scan goes: so many entries, until so many matches; `within` is a condition on the column of the order. With
 * `misses` a match may be without the choice of one facet.
 */
type Walk = { examined?: number; enough?: number; within?: SQL; misses?: boolean }

/**
 * A scan along the index of an order: it finds what is common at once, and is enough for counting what there would
 * be if something else were chosen.
 */
export async function scanIndex(
  ctx: Context,
  { collection, alsoIn, words }: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
  { examined = EXAMINED, enough = COUNTED, within, misses = false }: Walk = {},
): Promise<ResultPage> {
  const { priceMin, priceMax } = parsedFilters
  // Along the prices the range is where the scan begins and ends; else it is one condition among others.
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
  const chosen = conditions(parsedFilters)
  const where = [
    ...(misses ? allButOne(chosen) : chosen),
    ...alsoIn.map(
      (id) =>
        sql`exists (select 1 from collection_product m where m.collection_id = ${id} and m.product_id = w.product_id)`,
    ),
    ...(words ? [hasWords(words.query, collection !== null)] : []),
  ]
  const { rows } = await ctx.db.execute<Packed>(sql`
    with scanned as (
      select product_id, price, popularity, created_on, colours, stems, occasions, traits
        ${words && !collection ? sql`, words` : sql``} from ${source}
      order by ${sorting(order, sql``)} ${isBounded ? sql`limit ${examined}` : sql``}
    ), found as materialized (
      select ${COLUMNS} from scanned w ${where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``}
      limit ${enough + 1}
    )
    ${PACK}, ${isLong} as more`)
  return unpack(rows[0], enough)
}

/** Holds where at most one of some conditions does not. */
function allButOne(parts: SQL[]): SQL[] {
  if (parts.length < 2) return []
  const held = parts.map((condition) => sql`(${condition})::int`)
  return [sql`${sql.join(held, sql` + `)} >= ${parts.length - 1}::int`]
}

/** What matches in a narrow range of prices of a collection; null where there is none, or too much in it to be read. */
export async function readPriceRange(
  ctx: Context,
  { collection }: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage | null> {
  const { priceMin = 0, priceMax = NO_LIMIT } = parsedFilters
  if (!collection || (priceMin === 0 && priceMax === NO_LIMIT)) return null
  const { rows } = await ctx.db.execute<Packed>(sql`
    with range as materialized (
      select product_id, price, popularity, created_on, colours, stems, occasions, traits from collection_product
      where active and collection_id = ${collection.id} and price between ${priceMin} and ${priceMax} limit ${RANGE + 1}
    ), found as materialized (
      select ${COLUMNS} from range w where ${sql.join(conditions(parsedFilters), sql` and `)}
      order by ${sorting(order, sql`w.`)} limit ${COUNTED + 1}
    )
    ${PACK}, (select count(*) > ${RANGE} from range) as more`)
  return rows[0]?.more ? null : unpack(rows[0])
}

/** Entries have their words with them, memberships are looked up. */
function hasWords(query: string, isMembership: boolean): SQL {
  const question = sql`to_tsquery('english', ${query})`
  return isMembership
    ? sql`exists (select 1 from catalogue_entry e where e.product_id = w.product_id and e.words @@ ${question})`
    : sql`w.words @@ ${question}`
}
