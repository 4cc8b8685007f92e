import type { ValueCounts } from './facets.ts'

/** What is looked through: a collection with so many products, or all of the shop; for phrases also words of the title. */
export type SearchScope = {
  /** With its kept counts, where they were read. */
  collection: { id: number; productCount: number; kept?: ValueCounts } | null
  alsoIn: number[]
  /** A tsquery of plain words, and how many they are: a title of just these comes first. */
  words: { query: string; count: number } | null
}

/** The collections a product has to be in, all of them. */
export function collectionsOf({ collection, alsoIn }: SearchScope): number[] {
  return [...(collection ? [collection.id] : []), ...alsoIn]
}
