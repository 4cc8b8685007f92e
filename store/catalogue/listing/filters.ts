import type { z } from 'zod'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Applied, FILTERS } from '../../../contract/facets.ts'
import type { FacetKey } from '../../db/schema.ts'
import type { FacetRow } from './facets.ts'
import { MASK_OF, NO_LIMIT, collectionKey } from './facets.ts'
import type { Member } from './result-columns.ts'
import { invalid } from '../../kernel/index.ts'

export type Filters = { [F in keyof typeof FILTERS]?: z.output<(typeof FILTERS)[F]> }

/** What was chosen, by facet; prices in pence. */
export type ParsedFilters = {
  chosen: Map<FacetKey, FacetRow[]>
  priceMin: number | undefined
  priceMax: number | undefined
}

const LISTS = ['colour', 'stem', 'size', 'occasion', 'recipient'] as const

/** Reads the filters of a query. Throws naming the field for a value there is none of. */
export function parseFilters(dictionary: FacetRow[], filters: Filters): ParsedFilters {
  const chosen: ParsedFilters['chosen'] = new Map()
  for (const facet of LISTS) {
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

/** The facets something was chosen in. */
export function chosenFacets({ chosen, priceMin, priceMax }: ParsedFilters): FacetKey[] {
  return [...chosen.keys(), ...(priceMin === undefined && priceMax === undefined ? [] : ['price' as const])]
}

/** The same without one facet: what its own counts are counted among. */
export function without(parsedFilters: ParsedFilters, facet: FacetKey): ParsedFilters {
  if (facet === 'price') return { ...parsedFilters, priceMin: undefined, priceMax: undefined }
  const chosen = new Map(parsedFilters.chosen)
  chosen.delete(facet)
  return { ...parsedFilters, chosen }
}

/** Conditions on the masks and the price of a row called `w`: one for each facet something was chosen in. */
export function conditions({ chosen, priceMin, priceMax }: ParsedFilters): SQL[] {
  return [
    ...[...chosen].map(
      ([facet, rows]) => sql`w.${sql.identifier(MASK_OF[facet])} & ${bitsOf(rows)}::int <> 0`,
    ),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [sql`w.price between ${priceMin ?? 0} and ${priceMax ?? NO_LIMIT}`]),
  ]
}

/** The same of a product that was read. */
export function isAmong(
  { chosen, priceMin = 0, priceMax = NO_LIMIT }: ParsedFilters,
  product: Member,
): boolean {
  return (
    product.price >= priceMin &&
    product.price <= priceMax &&
    [...chosen].every(([facet, rows]) => (product[MASK_OF[facet]] & bitsOf(rows)) !== 0)
  )
}

const bitsOf = (rows: FacetRow[]) => rows.reduce((mask, { bit }) => mask | (1 << bit), 0)

/** Conditions that the index of keys answers: every collection, and one of the values of each facet. */
export function keyConditions({ chosen }: ParsedFilters, collectionIds: number[]): SQL[] {
  const indexed = [...chosen].filter(([facet]) => facet !== 'same_day')
  return [
    ...(collectionIds.length ? [sql`w.keys @> ${numbers(collectionIds.map(collectionKey))}`] : []),
    ...indexed.map(([, rows]) => sql`w.keys && ${numbers(rows.map((row) => row.id))}`),
  ]
}

const numbers = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`
