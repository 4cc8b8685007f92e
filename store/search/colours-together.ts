import { sql } from 'drizzle-orm'
import { intArray } from '../db/sql-values.ts'
import { hasStems, selectMatches } from '../catalogue/index.ts'
import type { FacetRow, ResultPage } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

/** How many products are looked at. */
const MAX_EXAMINED = 400

/**
 * Keeps the products of which one variant has the wanted colours together, on the wanted kinds of flower: yellow tulips
 * are not white tulips with yellow daffodils, and a bouquet in "your colour" is not orange and purple. `groups` are the
 * facet values that all must have, `values` those that single words of the phrase name. Keeps all where none has.
 */
export async function withColoursTogether(
  ctx: Context,
  found: ResultPage,
  groups: FacetRow[][],
  values: FacetRow[],
): Promise<ResultPage> {
  const { colours, kinds } = coloursOf(groups, values)
  if (!found.ids.length || !colours.length || (colours.length < 2 && !kinds.length)) return found
  const ids = found.ids.slice(0, MAX_EXAMINED)
  const hasColour = colours.map((group) => hasStems(sql`variant.stems`, group, kinds))
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct product_id as id from variant
    where product_id = any(${intArray(ids)}) and ${sql.join(hasColour, sql` and `)}`)
  const having = new Set(rows.map(({ id }) => id))
  if (!having.size) return found
  const isComplete = found.isComplete && ids.length === found.ids.length
  return { ...selectMatches(found, (id) => having.has(id)), isComplete }
}

/**
 * Returns the colours that are wanted, one of each group, and the kinds of flower that are to have them. `groups` and `values` are
 * those of `withColoursTogether`.
 */
export function coloursOf(
  groups: FacetRow[][],
  values: FacetRow[],
): { colours: string[][]; kinds: string[] } {
  const named = (rows: FacetRow[], facet: FacetRow['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value }) => value)
  const inGroups = groups.map((group) => named(group, 'colour')).filter((group) => group.length > 0)
  const spoken = named(values, 'colour')
  const colours = inGroups.length ? inGroups : spoken.length ? [spoken] : []
  return { colours, kinds: named(values, 'stem') }
}
