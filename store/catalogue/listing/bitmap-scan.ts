import { sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import type { BitmapQuery } from './bitmap-keys.ts'
import { collectionKey } from './facets.ts'
import { COLUMNS, COUNTED, ENOUGH, PACK, sorting, unpack } from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { collectionsOf } from './search-scope.ts'
import type { SearchScope } from './search-scope.ts'
import { conditions } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import { ON_SALE, behind, between, findBest, withinStep } from './sort-buckets.ts'
import { readPriceRange, scanIndex } from './index-scan.ts'
import type { Context } from '../../kernel/index.ts'

/** So many matches are read and sorted at once. */
const BOUNDS = { enough: ENOUGH, most: 800 }
/** Steps are sought for this much more than is enough: what is counted for it is a sample. */
const SPARE = 1.25
/** Fewer matches than one of so many numbers that were read are poor. */
const YIELD = 4

/**
 * All that matches, or the best of it, found by what the bits of the catalogue have in common: a million products are a
 * hundred and some blocks of them. What is common is met by scanning an index.
 */
export async function scanBitmaps(
  ctx: Context,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
  { enough, most } = BOUNDS,
): Promise<ResultPage> {
  const found: ResultPage = { ids: [], members: [], isComplete: true }
  const add = (window: ResultPage) => {
    found.ids.push(...window.ids)
    found.members.push(...window.members)
    return found.ids.length >= enough
  }
  const all = between(keysOf(scope, parsedFilters), parsedFilters)
  let asked = all
  for (let round = 0; ; round++) {
    const { numbers, end } = await findBest(ctx, asked, order, { enough: Math.ceil(enough * SPARE), most })
    const read = numbers.length ? await readEntries(ctx, numbers, parsedFilters, order) : null
    const isEnough = read !== null && add(read)
    if (!end) return { ...found, isComplete: read?.isComplete ?? true }
    if (isEnough) return { ...found, isComplete: false }
    // Of what shares the steps at its ends a range of prices may hold little: then it is read itself.
    const isPoor = read !== null && read.ids.length * YIELD < numbers.length
    const range = round === 0 && isPoor ? await readPriceRange(ctx, scope, parsedFilters, order) : null
    if (range) return range
    if (end.isCrowded) {
      const within = withinStep(order, end.low)
      const scanned = await scanIndex(ctx, scope, parsedFilters, order, {
        examined: Infinity,
        enough,
        within,
      })
      if (add(scanned)) return { ...found, isComplete: false }
    }
    asked = behind(all, order, end)
  }
}

/** What collections and facets ask of the bits: every collection, and one of the values of each facet. */
function keysOf(scope: SearchScope, { chosen }: ParsedFilters): BitmapQuery {
  const facets = [...chosen.values()].map((rows) => rows.map(({ id }) => id))
  const all = [...collectionsOf(scope).map(collectionKey), ...facets.filter((ids) => ids.length === 1).flat()]
  const any = facets.filter((ids) => ids.length > 1)
  return { all: all.length ? all : [ON_SALE], any, none: [] }
}

/** The entries with these numbers that match, sorted. What changed since the bits were read is looked at again. */
async function readEntries(
  ctx: Context,
  numbers: number[],
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const where = [sql`w.active`, ...conditions(parsedFilters)]
  // Joined, each number is a look into the index; as a list they may be looked for in all of the table.
  const rows = await prepared<Packed>(
    ctx.db,
    sql`
    with found as materialized (
      select ${COLUMNS} from unnest(${`{${numbers.join(',')}}`}::int[]) as number
        join catalogue_entry w on w.product_id = number where ${sql.join(where, sql` and `)}
      order by ${sorting(order, sql`w.`)} limit ${COUNTED + 1}
    )
    ${PACK}, false as more`,
  )
  return unpack(rows[0])
}
