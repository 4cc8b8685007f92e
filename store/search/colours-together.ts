import { sql } from 'drizzle-orm'
import { intArray, textArray } from '../db/sql-values.ts'
import { keepIn } from '../catalogue/index.ts'
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
  const kinds = values.filter(({ facet }) => facet === 'stem').map(({ value }) => value)
  const spoken = values.filter(({ facet }) => facet === 'colour')
  const inGroups = groups.filter(([row]) => row?.facet === 'colour')
  const colours = inGroups.length ? inGroups : spoken.length ? [spoken] : []
  if (!found.ids.length || !colours.length || (colours.length < 2 && !kinds.length)) return found
  const ids = found.ids.slice(0, MAX_EXAMINED)
  const hasColour = colours.map(
    (rows) => sql`exists (
      select 1 from jsonb_array_elements(variant.stems) as stem
      where stem->>'colour' = any(${textArray(rows.map(({ value }) => value))}) ${kinds.length ? sql`and stem->>'species' = any(${textArray(kinds)})` : sql``}
    )`,
  )
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct product_id as id from variant
    where product_id = any(${intArray(ids)}) and ${sql.join(hasColour, sql` and `)}`)
  const having = new Set(rows.map(({ id }) => id))
  if (!having.size) return found
  const isComplete = found.isComplete && ids.length === found.ids.length
  return { ...keepIn(found, (id) => having.has(id)), isComplete }
}
