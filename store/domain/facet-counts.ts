import { eq } from 'drizzle-orm'
import type { FacetValue, Facets, PriceBand } from '../../contract/facets.ts'
import type { Queryable } from '../db/database.ts'
import type { FacetKey } from '../db/schema.ts'
import { facetCount } from '../db/schema.ts'
import type { FacetRow } from './facets.ts'
import { NO_LIMIT } from './facets.ts'
import type { Narrowing } from './narrowing.ts'
import { chosenFacets, isAmong, without } from './narrowing.ts'
import type { Window } from './found.ts'
import type { Ground } from './ground.ts'
import { walk } from './walk.ts'
import { tally } from './window.ts'

type Counts = { of: Map<number, number>; isExact: boolean }

/**
 * What could be chosen instead is counted among fewer entries than what was: it is only said to be at least so many. One
 * walk serves all facets; it keeps what is without the choice of one.
 */
const INSTEAD = { examined: 1_200, enough: 1_200 }
const NO_COUNTS: Counts = { of: new Map(), isExact: false }
/** By popularity: what is counted is the same however the listing is sorted. */
const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const

/**
 * How many products each value would leave. A facet's own choice does not count for itself; with nothing else
 * chosen the counts are the kept ones, else those of a window.
 */
export async function countFacets(
  db: Queryable,
  dictionary: FacetRow[],
  ground: Ground,
  narrowing: Narrowing,
  finding: Promise<Window> | null,
): Promise<Map<FacetKey, Counts>> {
  const chosen = chosenFacets(narrowing)
  const facets = [...new Set(dictionary.map((row) => row.facet))]
  const [kept, instead] = await Promise.all([
    chosen.length <= 1 ? keptCounts(db, ground) : null,
    chosen.length > 1 ? walk(db, ground, narrowing, ORDER, { ...INSTEAD, misses: true }) : null,
  ])
  const among = async (facet: FacetKey): Promise<Window | null> => {
    if (!chosen.includes(facet)) return finding
    const others = without(narrowing, facet)
    return instead && { ...instead, members: instead.members.filter((member) => isAmong(others, member)) }
  }
  const counts = facets.map(async (facet) => {
    const window = await among(facet)
    if (!window) return [facet, kept ?? NO_COUNTS] as const
    const values = dictionary.filter((row) => row.facet === facet)
    return [facet, { of: tally(window, values), isExact: window.isComplete }] as const
  })
  return new Map(await Promise.all(counts))
}

async function keptCounts(db: Queryable, { collection }: Ground): Promise<Counts> {
  if (!collection) return NO_COUNTS
  const rows = await db.select().from(facetCount).where(eq(facetCount.collectionId, collection.id))
  return { of: new Map(rows.map((row) => [row.facetValueId, row.products])), isExact: true }
}

/** As it is served: values nobody has are left out, unless they are chosen or may only be out of sight. */
export function toFacets(
  dictionary: FacetRow[],
  counts: Map<FacetKey, Counts>,
  narrowing: Narrowing,
  range: { min: number; max: number },
): Facets {
  const valuesOf = (facet: FacetKey): (FacetRow & FacetValue)[] =>
    dictionary
      .filter((row) => row.facet === facet)
      .map((row) => ({
        ...row,
        count: counts.get(facet)?.of.get(row.id) ?? 0,
        is_exact: counts.get(facet)?.isExact ?? true,
        is_selected: isSelected(row, narrowing),
      }))
      .filter((value) => value.count > 0 || value.is_selected || !value.is_exact)
  const served = (facet: FacetKey): FacetValue[] =>
    valuesOf(facet).map(({ value, title, count, is_exact, is_selected }) => ({
      ...{ value, title, count, is_exact, is_selected },
    }))
  const bands = valuesOf('price').map(
    ({ priceFrom, priceTo, value, title, count, is_exact, is_selected }): PriceBand => ({
      ...{ value, title, count, is_exact, is_selected },
      price_min: priceFrom || null,
      price_max: priceTo === NO_LIMIT ? null : priceTo,
    }),
  )
  return {
    price: { ...range, bands },
    colour: served('colour'),
    stem: served('stem'),
    size: served('size'),
    occasion: served('occasion'),
    recipient: served('recipient'),
    same_day: served('same_day'),
  }
}

function isSelected(row: FacetRow, { chosen, priceMin, priceMax }: Narrowing): boolean {
  if (row.facet === 'price')
    return (priceMin ?? 0) === row.priceFrom && (priceMax ?? NO_LIMIT) === row.priceTo
  return chosen.get(row.facet)?.includes(row) ?? false
}
