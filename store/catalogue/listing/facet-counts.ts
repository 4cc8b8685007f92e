import { asc, eq, sql } from 'drizzle-orm'
import type { FacetValue, Facets, PriceBand } from '../../../contract/types/facets.ts'
import type { FacetKey } from '../../db/schema.ts'
import { builtOnce } from '../../db/built-once.ts'
import { collection, facetCount, facetValue } from '../../db/schema.ts'
import type { FacetRow, ValueCounts } from './facets.ts'
import { MAX_PRICE } from './facets.ts'
import type { ParsedFilters } from './filters.ts'
import { chosenFacets, matchesFilters, withoutFacet } from './filters.ts'
import type { ResultPage } from './result-columns.ts'
import type { SearchScope } from './search-scope.ts'
import { scanIndex } from './index-scan.ts'
import { countMatches } from './result-page.ts'
import type { Context } from '../../kernel/index.ts'

type Counts = { of: ValueCounts; isExact: boolean }

/**
 * The scan that counts the alternatives to chosen values. It examines fewer entries than the listing, so these counts
 * may be lower bounds. One scan serves all facets: it keeps entries that miss the choice of one facet.
 */
const FACET_SCAN = { examined: 1_200, enough: 1_200 }
/** Always by popularity, so that counts do not depend on the order of the listing. */
const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const

/** Returns the stored counts of a collection: the number of products per facet value, in display order. */
export async function getStoredCounts(ctx: Context, slug: string): Promise<ValueCounts> {
  const rows = await storedCountRows(ctx).execute({ slug })
  return new Map(rows.map(({ value, products }) => [value, products ?? 0]))
}

const storedCountRows = builtOnce((db) => {
  const own = db
    .select({ id: facetCount.facetValueId, products: facetCount.products })
    .from(facetCount)
    .innerJoin(collection, eq(collection.id, facetCount.collectionId))
    .where(eq(collection.slug, sql.placeholder('slug')))
    .as('own')
  return db
    .select({ value: facetValue, products: own.products })
    .from(facetValue)
    .leftJoin(own, eq(own.id, facetValue.id))
    .orderBy(asc(facetValue.position))
})

/**
 * Counts the products that each facet value would leave. A facet's own choice is ignored for its own counts. Facets
 * that no other choice affects use the stored counts, the others the matches that a scan found.
 */
export async function countFacets(
  ctx: Context,
  storedCounts: ValueCounts,
  scope: SearchScope,
  parsedFilters: ParsedFilters,
  finding: Promise<ResultPage> | null,
): Promise<Map<FacetKey, Counts>> {
  const chosen = chosenFacets(parsedFilters)
  const dictionary = [...storedCounts.keys()]
  const facets = [...new Set(dictionary.map((row) => row.facet))]
  const scanned =
    chosen.length > 1
      ? await scanIndex(ctx, scope, parsedFilters, ORDER, { ...FACET_SCAN, misses: true })
      : null
  const matchesFor = async (facet: FacetKey): Promise<ResultPage | null> => {
    if (!chosen.includes(facet)) return finding
    const others = withoutFacet(parsedFilters, facet)
    return (
      scanned && { ...scanned, members: scanned.members.filter((member) => matchesFilters(others, member)) }
    )
  }
  const counts = facets.map(async (facet) => {
    const window = await matchesFor(facet)
    if (!window) return [facet, { of: storedCounts, isExact: true }] as const
    const values = dictionary.filter((row) => row.facet === facet)
    return [facet, { of: countMatches(window, values), isExact: window.isComplete }] as const
  })
  return new Map(await Promise.all(counts))
}

/**
 * Converts counts to the /v1 form. Values without products are left out, unless they are selected or their count is
 * inexact.
 */
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
      price_max: priceTo === MAX_PRICE ? null : priceTo,
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
    return (priceMin ?? 0) === row.priceFrom && (priceMax ?? MAX_PRICE) === row.priceTo
  return chosen.get(row.facet)?.includes(row) ?? false
}
