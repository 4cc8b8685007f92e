import type { z } from 'zod'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Applied, FILTERS } from '../../../contract/types/facets.ts'
import type { FacetKey } from '../../db/schema.ts'
import { intArray } from '../../db/sql-values.ts'
import type { FacetRow } from './facets.ts'
import { MASK_OF, MAX_PRICE, collectionKey } from './facets.ts'
import type { Member } from './result-columns.ts'
import { invalid } from '../../kernel/index.ts'

export type Filters = { [F in keyof typeof FILTERS]?: z.output<(typeof FILTERS)[F]> }

/** The chosen facet values and price range, in pence. */
export type ParsedFilters = {
  chosen: Map<FacetKey, FacetRow[]>
  /** Further groups of values, as a search phrase names them: a product has one of each group. */
  groups?: FacetRow[][] | undefined
  /** Values that no product may have. */
  none?: FacetRow[] | undefined
  priceMin: number | undefined
  priceMax: number | undefined
}

const LIST_FACETS = ['colour', 'stem', 'size', 'occasion', 'recipient'] as const

/** Parses the filters of a query. Throws 400, naming the field, for an unknown value or an empty price range. */
export function parseFilters(dictionary: FacetRow[], filters: Filters): ParsedFilters {
  const chosen: ParsedFilters['chosen'] = new Map()
  for (const facet of LIST_FACETS) {
    const rows = [...new Set(filters[facet] ?? [])].map((value) => {
      const row = dictionary.find((entry) => entry.facet === facet && entry.value === value)
      if (!row) {
        const message = `query.${facet}: there is no "${value}"`
        throw invalid(`query.${facet}`, 'not_an_option', { message })
      }
      return row
    })
    if (rows.length) chosen.set(facet, rows)
  }
  if (filters.same_day)
    chosen.set(
      'same_day',
      dictionary.filter((entry) => entry.facet === 'same_day'),
    )
  const { price_min: priceMin, price_max: priceMax } = filters
  if (priceMin !== undefined && priceMax !== undefined && priceMax < priceMin) {
    const message = 'query.price_max: must not be below price_min'
    throw invalid('query.price_max', 'too_small', { limit: priceMin, message })
  }
  return { chosen, priceMin, priceMax }
}

/** Converts the filters to the /v1 form that listings return. Prices are in pence. */
export function toApplied({ chosen, priceMin, priceMax }: ParsedFilters): Applied {
  const values = (facet: FacetKey) => chosen.get(facet)?.map((row) => row.value) ?? []
  return {
    price_min: priceMin ?? null,
    price_max: priceMax ?? null,
    colour: values('colour'),
    stem: values('stem'),
    size: values('size'),
    occasion: values('occasion'),
    recipient: values('recipient'),
    same_day: chosen.has('same_day'),
  }
}

/** Returns the colours that are chosen, any of which will do; none when all will. */
export function chosenColours({ chosen }: Pick<ParsedFilters, 'chosen'>): string[][] {
  const colours = chosen.get('colour')?.map(({ value }) => value) ?? []
  return colours.length ? [colours] : []
}

/** Returns the facets that have a choice, including the price. */
export function chosenFacets({ chosen, priceMin, priceMax }: ParsedFilters): FacetKey[] {
  return [...chosen.keys(), ...(priceMin === undefined && priceMax === undefined ? [] : ['price' as const])]
}

/** Returns the filters without one facet. The counts of that facet are based on them. */
export function withoutFacet(parsedFilters: ParsedFilters, facet: FacetKey): ParsedFilters {
  if (facet === 'price') return { ...parsedFilters, priceMin: undefined, priceMax: undefined }
  const chosen = new Map(parsedFilters.chosen)
  chosen.delete(facet)
  return { ...parsedFilters, chosen }
}

/** Returns SQL conditions on the masks and the price of a row aliased `w`, one for each facet with a choice. */
export function filterConditions(parsedFilters: ParsedFilters): SQL[] {
  const { priceMin, priceMax, none = [] } = parsedFilters
  return [
    ...groupsOf(parsedFilters).map((rows) => sql`${maskOf(rows)} & ${bitsOf(rows)}::int <> 0`),
    ...none.map((row) => sql`${maskOf([row])} & ${bitsOf([row])}::int = 0`),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [sql`w.price between ${priceMin ?? 0} and ${priceMax ?? MAX_PRICE}`]),
  ]
}

/** Returns true if a product that has been read matches the filters. */
export function matchesFilters(parsedFilters: ParsedFilters, product: Member): boolean {
  const { priceMin = 0, priceMax = MAX_PRICE, none = [] } = parsedFilters
  const has = (rows: FacetRow[]) =>
    rows.some(({ facet, bit }) => (product[MASK_OF[facet]] & (1 << bit)) !== 0)
  return (
    product.price >= priceMin && product.price <= priceMax && groupsOf(parsedFilters).every(has) && !has(none)
  )
}

/** Returns the groups of values of which a product has one each. The values of a group are those of one facet. */
export function groupsOf({ chosen, groups = [] }: ParsedFilters): FacetRow[][] {
  return [...chosen.values(), ...groups]
}

const maskOf = ([row]: FacetRow[]) => sql`w.${sql.identifier(MASK_OF[row?.facet ?? 'price'])}`
const bitsOf = (rows: FacetRow[]) => rows.reduce((mask, { bit }) => mask | (1 << bit), 0)

/**
 * Returns the SQL conditions that the index on `keys` supports: all collections, and one of the values of each facet.
 * Price and same-day delivery are not in the index.
 */
export function keyConditions(parsedFilters: ParsedFilters, collectionIds: number[]): SQL[] {
  const indexed = groupsOf(parsedFilters).filter(([row]) => row?.facet !== 'same_day')
  return [
    ...(collectionIds.length ? [sql`w.keys @> ${intArray(collectionIds.map(collectionKey))}`] : []),
    ...indexed.map((rows) => sql`w.keys && ${intArray(rows.map((row) => row.id))}`),
  ]
}
