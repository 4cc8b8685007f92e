import { sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { intArray } from '../../db/sql-values.ts'
import type { BitmapQuery } from './bitmap-keys.ts'
import { collectionKey } from './facets.ts'
import { COLUMNS, MAX_COUNTED, MIN_MATCHES, orderClause, packRows, unpack } from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { collectionsOf } from './search-scope.ts'
import type { SearchScope } from './search-scope.ts'
import { filterConditions, groupsOf } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import { ON_SALE, afterKey, inPriceRange, findBest, withinBucket } from './sort-buckets.ts'
import { readPriceRange, scanIndex } from './index-scan.ts'
import type { Context } from '../../kernel/index.ts'

/** The number of matches that is enough, and the maximum that is read and sorted at once. */
const BOUNDS = { enough: MIN_MATCHES, max: 800 }
/** Buckets are chosen for this multiple of what is enough, because their counts are estimated from a sample. */
const MARGIN = 1.25
/** A yield below one match in this many candidates is poor. */
const POOR_RATIO = 4

/**
 * Finds all matches, or the first ones in an order, by intersecting the bitmaps of the catalogue. A million products
 * are about a hundred blocks. Where a single sort bucket holds too many candidates, an index scan of that bucket reads
 * them.
 */
export async function scanBitmaps(
  ctx: Context,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
  { enough, max } = BOUNDS,
): Promise<ResultPage> {
  const found: ResultPage = { ids: [], members: [], isComplete: true }
  const add = (window: ResultPage) => {
    found.ids.push(...window.ids)
    found.members.push(...window.members)
    return found.ids.length >= enough
  }
  const all = inPriceRange(keysOf(scope, parsedFilters), parsedFilters)
  let query = all
  for (let round = 0; ; round++) {
    const { numbers, end } = await findBest(ctx, query, order, { enough: Math.ceil(enough * MARGIN), max })
    const read = numbers.length ? await readEntries(ctx, numbers, scope, parsedFilters, order) : null
    const isEnough = read !== null && add(read)
    if (!end) return { ...found, isComplete: read?.isComplete ?? true }
    if (isEnough) return { ...found, isComplete: false }
    // The buckets at the ends of a price range may contain few prices within it. If so, read the range itself.
    const isPoor = read !== null && read.ids.length * POOR_RATIO < numbers.length
    const range = round === 0 && isPoor ? await readPriceRange(ctx, scope, parsedFilters, order) : null
    if (range) return range
    if (end.isCrowded) {
      const within = withinBucket(order, end.low)
      const scanned = await scanIndex(ctx, scope, parsedFilters, order, {
        examined: Infinity,
        enough,
        within,
      })
      if (add(scanned)) return { ...found, isComplete: false }
    }
    query = afterKey(all, order, end)
  }
}

/** Returns the keys of a scope and its filters: all collections, and one of the values of each facet. */
function keysOf(scope: SearchScope, parsedFilters: ParsedFilters): BitmapQuery {
  const facets = groupsOf(parsedFilters).map((rows) => rows.map(({ id }) => id))
  const all = [...collectionsOf(scope).map(collectionKey), ...facets.filter((ids) => ids.length === 1).flat()]
  const any = facets.filter((ids) => ids.length > 1)
  return { all: all.length ? all : [ON_SALE], any, none: (parsedFilters.none ?? []).map(({ id }) => id) }
}

/**
 * Reads and sorts the candidates that match. Filters are checked again, as a product may have changed since its bits
 * were read.
 */
async function readEntries(
  ctx: Context,
  numbers: number[],
  { first }: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const where = [sql`w.active`, ...filterConditions(parsedFilters)]
  // The join makes PostgreSQL look up each id in the index; with a list it may scan the table.
  const rows = await prepared<Packed>(
    ctx.db,
    sql`
    with found as materialized (
      select ${COLUMNS} from unnest(${intArray(numbers)}) as number
        join catalogue_entry w on w.product_id = number where ${sql.join(where, sql` and `)}
      order by ${orderClause(order, sql`w.`)} limit ${MAX_COUNTED + 1}
    )
    ${packRows(first)}, false as more`,
  )
  return unpack(rows[0])
}
