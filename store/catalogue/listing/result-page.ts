import { sql } from 'drizzle-orm'
import { scanBitmaps } from './bitmap-scan.ts'
import { MASK_OF, NO_LIMIT } from './facets.ts'
import type { FacetRow, ValueCounts } from './facets.ts'
import { COLUMNS, COUNTED, ENOUGH, PACK, sorting, unpack } from './result-columns.ts'
import type { Order, Packed, ResultPage } from './result-columns.ts'
import { collectionsOf } from './search-scope.ts'
import type { SearchScope } from './search-scope.ts'
import { conditions, keyConditions } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import { EXAMINED, suffices, scanIndex } from './index-scan.ts'
import type { Context } from '../../kernel/index.ts'

/** Words stand in no index of an order: of so many products they are read. */
const READ = { examined: 1_200, enough: 240 }
/** A word that a scan meets so often is common. */
const COMMON = 30
/** So many rows with a word are read in any order; a word with more of them is common. */
const FETCHED = 1_000

/**
 * The first matches in an order, at a cost that hardly grows with the catalogue. A short scan along the index of
 * the order finds what is common; what is scarce, there or by the kept counts, is found by the bits.
 */
export async function findResultPage(
  ctx: Context,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  if (scope.words) return findWorded(ctx, scope, scope.words, parsedFilters, order)
  if (isShort(scope)) return scanIndex(ctx, scope, parsedFilters, order)
  const share = shareOf(scope, parsedFilters)
  if (!share) return { ids: [], members: [], isComplete: true }
  // By price what matches may all be at the other end.
  if (order.order_by !== 'price' && share * EXAMINED >= ENOUGH) {
    const scanned = await scanIndex(ctx, scope, parsedFilters, order)
    if (suffices(scanned)) return scanned
  }
  return scanBitmaps(ctx, scope, parsedFilters, order)
}

/** The part of a collection that matches by its kept counts, if what was chosen has nothing to do with each other. */
function shareOf(
  { collection }: SearchScope,
  { chosen, priceMin = 0, priceMax = NO_LIMIT }: ParsedFilters,
): number {
  const kept = [...(collection?.kept ?? [])]
  if (!kept.length) return 1
  const having = (is: (row: FacetRow) => boolean) =>
    kept.reduce((sum, [row, products]) => sum + (is(row) ? products : 0), 0)
  const asked = [
    ...[...chosen.values()].map((rows) => having(({ id }) => rows.some((row) => row.id === id))),
    having(({ priceFrom, priceTo }) => (priceFrom ?? NO_LIMIT) <= priceMax && (priceTo ?? -1) >= priceMin),
  ]
  return asked.reduce((share, products) => share * Math.min(1, products / (collection?.productCount || 1)), 1)
}

/** Whether a scan sees all of it. */
const isShort = ({ collection }: SearchScope) => collection !== null && collection.productCount < EXAMINED

/** What has the words in its name: the first along the order when they are common, else all of it. */
async function findWorded(
  ctx: Context,
  scope: SearchScope,
  words: NonNullable<SearchScope['words']>,
  parsedFilters: ParsedFilters,
  order: Order,
): Promise<ResultPage> {
  const scanned = await scanIndex(ctx, scope, parsedFilters, order, READ)
  if (!scanned.isComplete && scanned.ids.length >= COMMON) return scanned
  return findByWords(ctx, scope, words, parsedFilters, order)
}

/** What the indexes of words and keys know of, those with just these words first. */
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
  const others = conditions(parsedFilters)
  const { rows } = await ctx.db.execute<Packed>(sql`
    with matching as materialized (
      select w.* from catalogue_entry w where ${sql.join(indexed, sql` and `)} limit ${FETCHED + 1}
    ), found as materialized (
      select ${COLUMNS} from matching w ${others.length ? sql`where ${sql.join(others, sql` and `)}` : sql``}
      order by (length(w.words) = ${count}) desc, ${sorting(order, sql`w.`)} limit ${COUNTED + 1}
    )
    ${PACK}, (select count(*) > ${FETCHED} from matching) as more`)
  return unpack(rows[0])
}

/** How many of a window have each value. */
export function countMatches({ members }: ResultPage, values: FacetRow[]): ValueCounts {
  return new Map(
    values.map((row) => {
      const { facet, bit } = row
      const mask = MASK_OF[facet]
      return [row, members.reduce((sum, member) => sum + ((member[mask] >> bit) & 1), 0)] as const
    }),
  )
}
