import { asc, eq } from 'drizzle-orm'
import type { FacetValue, Facets, PriceBand } from '../../../contract/facets.ts'
import type { FacetKey } from '../../db/schema.ts'
import { collection, facetCount, facetValue } from '../../db/schema.ts'
import type { FacetRow, ValueCounts } from './facets.ts'
import { NO_LIMIT } from './facets.ts'
import type { ParsedFilters } from './filters.ts'
import { chosenFacets, isAmong, without } from './filters.ts'
import type { ResultPage } from './result-columns.ts'
import type { SearchScope } from './search-scope.ts'
import { scanIndex } from './index-scan.ts'
import { countMatches } from './result-page.ts'
import type { Context } from '../../kernel/index.ts'

type Counts = { of: ValueCounts; isExact: boolean }

/**
 * What could be chosen instead is counted among fewer entries than what was: it is only said to be at least so many. One
 * scan serves all facets; it keeps what is without the choice of one.
 */
const INSTEAD = { examined: 1_200, enough: 1_200 }
/** By popularity: what is counted is the same however the listing is sorted. */
const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const

/** All there is to narrow a collection by, in the order it is shown, with how many products have each value. */
export async function keptCounts(ctx: Context, slug: string): Promise<ValueCounts> {
  const own = ctx.db
    .select({ id: facetCount.facetValueId, products: facetCount.products })
    .from(facetCount)
    .innerJoin(collection, eq(collection.id, facetCount.collectionId))
    .where(eq(collection.slug, slug))
    .as('own')
  const rows = await ctx.db
    .select({ value: facetValue, products: own.products })
    .from(facetValue)
    .leftJoin(own, eq(own.id, facetValue.id))
    .orderBy(asc(facetValue.position))
  return new Map(rows.map(({ value, products }) => [value, products ?? 0]))
}

/**
 * How many products each value would leave. A facet's own choice does not count for itself; with nothing else
 * chosen the counts are the kept ones, else those of a window.
 */
export async function countFacets(
  ctx: Context,
  kept: ValueCounts,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  finding: Promise<ResultPage> | null,
): Promise<Map<FacetKey, Counts>> {
  const chosen = chosenFacets(parsedFilters)
  const dictionary = [...kept.keys()]
  const facets = [...new Set(dictionary.map((row) => row.facet))]
  const instead =
    chosen.length > 1 ? await scanIndex(ctx, scope, parsedFilters, ORDER, { ...INSTEAD, misses: true }) : null
  const among = async (facet: FacetKey): Promise<ResultPage | null> => {
    if (!chosen.includes(facet)) return finding
    const others = without(parsedFilters, facet)
    return instead && { ...instead, members: instead.members.filter((member) => isAmong(others, member)) }
  }
  const counts = facets.map(async (facet) => {
    const window = await among(facet)
    if (!window) return [facet, { of: kept, isExact: true }] as const
    const values = dictionary.filter((row) => row.facet === facet)
    return [facet, { of: countMatches(window, values), isExact: window.isComplete }] as const
  })
  return new Map(await Promise.all(counts))
}

/** As it is served: values nobody has are left out, unless they are chosen or may only be out of sight. */
export function toFacets(
  dictionary: FacetRow[],
  counts: Map<FacetKey, Counts>,
  parsedFilters: ParsedFilters,
  range: { min: number; max: number },
): Facets {
  const valuesOf = (facet: FacetKey): (FacetRow & FacetValue)[] =>
    dictionary
      .filter((row) => row.facet === facet)
      .map((row) => ({
        ...row,
        count: counts.get(facet)?.of.get(row) ?? 0,
        is_exact: counts.get(facet)?.isExact ?? true,
        is_selected: isSelected(row, parsedFilters),
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

function isSelected(row: FacetRow, { chosen, priceMin, priceMax }: ParsedFilters): boolean {
  if (row.facet === 'price')
    return (priceMin ?? 0) === row.priceFrom && (priceMax ?? NO_LIMIT) === row.priceTo
  return chosen.get(row.facet)?.includes(row) ?? false
}
