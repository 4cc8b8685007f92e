import { asc } from 'drizzle-orm'
import type { FacetKey } from '../../db/schema.ts'
import { facetValue } from '../../db/schema.ts'
import type { Stem } from '../pictures/drawing.ts'
import type { Context } from '../../kernel/index.ts'

export type FacetRow = typeof facetValue.$inferSelect

/** How many products have each value. */
export type ValueCounts = ReadonlyMap<FacetRow, number>

/** A product's facet values as bits, the way they stand in the indexes. */
export type Masks = { colours: number; stems: number; occasions: number; traits: number }

/** Which mask holds the bits of a facet. */
export const MASK_OF = {
  colour: 'colours',
  stem: 'stems',
  occasion: 'occasions',
  size: 'traits',
  recipient: 'traits',
  same_day: 'traits',
  price: 'traits',
} as const satisfies Record<FacetKey, keyof Masks>

/** What facets are read from. */
export type FacetFacts = {
  price: number
  sameDay: boolean
  variants: { colour: string | null; size: string | null; stems: Stem[] }[]
  /** Slugs of the collections it is listed in. */
  collections: string[]
}

/** Ids of collections in `catalogue_entry.keys` begin here; those of facet values end before. */
const COLLECTION_KEYS = 1000

/** The end of the last price band. */
export const NO_LIMIT = 2_147_483_647

/** Green that goes with flowers does not make a bouquet a green one. */
const FOLIAGE = new Set(['eucalyptus', 'ruscus', 'fern'])

/** All there is to narrow by, in the order it is shown. */
export function facetValues(ctx: Context): Promise<FacetRow[]> {
  return ctx.db.select().from(facetValue).orderBy(asc(facetValue.position))
}

export const collectionKey = (collectionId: number) => COLLECTION_KEYS + collectionId

/** The values a product has. */
export function valuesOf(dictionary: FacetRow[], facts: FacetFacts): FacetRow[] {
  const stems = facts.variants.flatMap((variant) => variant.stems)
  const has = {
    colour: new Set<string | null>([
      ...stems.filter((stem) => !FOLIAGE.has(stem.species)).map((stem) => stem.colour),
      ...facts.variants.map((variant) => variant.colour),
    ]),
    stem: new Set<string | null>(stems.map((stem) => stem.species)),
    size: new Set(facts.variants.map((variant) => variant.size)),
    occasion: new Set<string | null>(facts.collections),
    recipient: new Set<string | null>(facts.collections),
    same_day: new Set<string | null>(facts.sameDay ? ['yes'] : []),
  }
  return dictionary.filter((row) =>
    row.facet === 'price'
      ? facts.price >= (row.priceFrom ?? 0) && facts.price <= (row.priceTo ?? Infinity)
      : has[row.facet].has(row.value),
  )
}

export function masksOf(values: FacetRow[]): Masks {
  const masks: Masks = { colours: 0, stems: 0, occasions: 0, traits: 0 }
  for (const { facet, bit } of values) masks[MASK_OF[facet]] |= 1 << bit
  return masks
}

/** What stands in `catalogue_entry.keys`; price and same-day change too often to be there. */
export function keysOf(values: FacetRow[], collectionIds: number[]): number[] {
  return [
    ...values.filter(({ facet }) => facet !== 'price' && facet !== 'same_day').map(({ id }) => id),
    ...collectionIds.map(collectionKey),
  ]
}
