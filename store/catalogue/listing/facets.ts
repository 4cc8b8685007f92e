import { asc } from 'drizzle-orm'
import type { Toxicity } from '../../../contract/types/toxicity.ts'
import type { FacetKey } from '../../db/schema.ts'
import { facetValue } from '../../db/schema.ts'
import type { Stem } from '../pictures/drawing.ts'
import type { Context } from '../../kernel/index.ts'

export type FacetRow = typeof facetValue.$inferSelect

/** The number of products per facet value. */
export type ValueCounts = ReadonlyMap<FacetRow, number>

/** The facet values of a product as bit masks, as stored in the indexes. */
export type Masks = { colours: number; stems: number; occasions: number; traits: number }

/** The mask that contains the bits of a facet. */
export const MASK_OF = {
  colour: 'colours',
  stem: 'stems',
  occasion: 'occasions',
  size: 'traits',
  recipient: 'traits',
  same_day: 'traits',
  cat_safe: 'traits',
  dog_safe: 'traits',
  price: 'traits',
} as const satisfies Record<FacetKey, keyof Masks>

/** The facts about a product that its facet values are derived from. */
export type FacetFacts = {
  price: number
  sameDay: boolean
  catToxicity: Toxicity | null
  dogToxicity: Toxicity | null
  variants: { colour: string | null; size: string | null; stems: Stem[] }[]
  /** Slugs of the product's collections. */
  collections: string[]
}

/** The offset of collection ids in `catalogue_entry.keys`; ids of facet values are below it. */
const COLLECTION_KEYS = 1000

/** The upper end of the last price band: the largest integer in PostgreSQL. */
export const MAX_PRICE = 2_147_483_647

/** Foliage does not count as a colour of the bouquet. */
const FOLIAGE = new Set(['eucalyptus', 'ruscus', 'fern'])

/** Returns all facet values in display order. */
export function facetValues(ctx: Context): Promise<FacetRow[]> {
  return ctx.db.select().from(facetValue).orderBy(asc(facetValue.position))
}

export const collectionKey = (collectionId: number) => COLLECTION_KEYS + collectionId

/** Returns the facet values of a product. */
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
    cat_safe: new Set<string | null>(facts.catToxicity === 'none' ? ['cat-safe'] : []),
    dog_safe: new Set<string | null>(facts.dogToxicity === 'none' ? ['dog-safe'] : []),
  }
  return dictionary.filter((row) =>
    row.facet === 'price'
      ? facts.price >= (row.priceFrom ?? 0) && facts.price <= (row.priceTo ?? Infinity)
      : has[row.facet].has(row.value),
  )
}

/** Combines facet values into bit masks. */
export function masksOf(values: FacetRow[]): Masks {
  const masks: Masks = { colours: 0, stems: 0, occasions: 0, traits: 0 }
  for (const { facet, bit } of values) masks[MASK_OF[facet]] |= 1 << bit
  return masks
}

/**
 * Returns the keys of a product for `catalogue_entry.keys`. Price and same-day delivery change too often to be
 * included.
 */
export function keysOf(values: FacetRow[], collectionIds: number[]): number[] {
  return [
    ...values.filter(({ facet }) => facet !== 'price' && facet !== 'same_day').map(({ id }) => id),
    ...collectionIds.map(collectionKey),
  ]
}
