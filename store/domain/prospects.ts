import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { facetCount } from '../db/schema.ts'
import { NO_LIMIT } from './facets.ts'
import type { Ground } from './ground.ts'
import type { Narrowing } from './narrowing.ts'

/** What the kept counts of a collection say of a narrowing beforehand. */
type Prospects = {
  /** The same between the prices of what was chosen: a walk by price begins where there is something to find. */
  bounded: Narrowing
  /** The part of the collection that matches, if the chosen facets have nothing to do with each other. */
  share: number
}

/** What there is to be found; null when a facet was chosen that nothing in the collection has. */
export async function prospectsOf(
  db: Queryable,
  { collection }: Ground,
  narrowing: Narrowing,
): Promise<Prospects | null> {
  const asked = [...narrowing.chosen.values()].map((rows) => rows.map((row) => row.id))
  if (!collection || !asked.length) return { bounded: narrowing, share: 1 }
  const kept = await db
    .select()
    .from(facetCount)
    .where(and(eq(facetCount.collectionId, collection.id), inArray(facetCount.facetValueId, asked.flat())))
  const { priceMin = 0, priceMax = NO_LIMIT } = narrowing
  const bounded = { ...narrowing, priceMin, priceMax }
  let share = 1
  for (const ids of asked) {
    const own = kept.filter((row) => ids.includes(row.facetValueId) && row.products > 0)
    if (!own.length) return null
    bounded.priceMin = Math.max(bounded.priceMin, Math.min(...own.map((row) => row.minPrice)))
    bounded.priceMax = Math.min(bounded.priceMax, Math.max(...own.map((row) => row.maxPrice)))
    const having = own.reduce((sum, { products }) => sum + products, 0)
    share *= Math.min(1, having / Math.max(1, collection.productCount))
  }
  return { bounded, share }
}
