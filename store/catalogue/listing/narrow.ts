import { sql } from 'drizzle-orm'
import type { Facets } from '../../../contract/types/facets.ts'
import type { FacetKey } from '../../db/schema.ts'
import { intArray } from '../../db/sql-values.ts'
import type { Context } from '../../kernel/index.ts'
import { toFacets } from './facet-counts.ts'
import type { FacetRow } from './facets.ts'
import { matchesFilters, withoutFacet } from './filters.ts'
import type { ParsedFilters } from './filters.ts'
import { COLUMNS, selectMatches, orderClause, packRows, unpack } from './result-columns.ts'
import type { Order, ResultPage } from './result-columns.ts'
import { countMatches } from './result-page.ts'

/** Returns a result with the facet masks of known products, in the order of their ids. Withdrawn ones are left out. */
export async function resultOf(ctx: Context, ids: number[], isComplete = true): Promise<ResultPage> {
  const { rows } = await ctx.db.execute<{ members: string | null; more: boolean }>(sql`
    with found as materialized (
      select ${COLUMNS} from unnest(${intArray(ids)}) with ordinality as asked (id, place)
        join catalogue_entry w on w.product_id = asked.id where w.active order by place
    )
    ${packRows()}, false as more`)
  return { ...unpack(rows[0], ids.length), isComplete }
}

/** Returns the products of a result that match the filters, in the same order. */
export const narrowResult = (found: ResultPage, filters: ParsedFilters): ResultPage =>
  selectMatches(found, (_id, member) => matchesFilters(filters, member))

/** Returns the ids of a result in another order. */
export async function sortResult(ctx: Context, { ids }: ResultPage, order: Order): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select w.product_id as id from unnest(${intArray(ids)}) as number
      join catalogue_entry w on w.product_id = number order by ${orderClause(order, sql`w.`)}`)
  return rows.map(({ id }) => id)
}

/**
 * Returns the facets of a result that has been read: how many of its products each value would leave, given what is
 * chosen in the other facets.
 */
export function facetsOfResult(dictionary: FacetRow[], found: ResultPage, filters: ParsedFilters): Facets {
  const keys = [...new Set(dictionary.map(({ facet }) => facet))]
  const counts = new Map(
    keys.map((facet): [FacetKey, { of: ReturnType<typeof countMatches>; isExact: boolean }] => {
      const others = narrowResult(found, withoutFacet(filters, facet))
      const values = dictionary.filter((row) => row.facet === facet)
      return [facet, { of: countMatches(others, values), isExact: found.isComplete }]
    }),
  )
  const prices = found.members.map(({ price }) => price)
  const range = prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 }
  return toFacets(dictionary, counts, filters, range)
}
