import type { ValueCounts } from './facets.ts'

/**
 * The scope of a search: a collection or the whole shop, optionally with further collections and words of the title.
 */
export type SearchScope = {
  /** With its stored counts, if they have been read. */
  collection: { id: number; productCount: number; storedCounts?: ValueCounts } | null
  alsoIn: number[]
  /** A tsquery of plain words, and the number of words: titles of exactly these words come first. */
  words: { query: string; count: number } | null
  /** Words of which no title may have one, as a tsquery. */
  withoutWords?: string | undefined
  /** Collections that no product may be in. */
  withoutCollections?: number[] | undefined
  /** Collections whose products come before all others, those of the first collection first. */
  first?: readonly number[] | undefined
}

/** Returns the collections that a product must all be in. */
export function collectionsOf({ collection, alsoIn }: SearchScope): number[] {
  return [...(collection ? [collection.id] : []), ...alsoIn]
}
