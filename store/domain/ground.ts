/** What is looked through: a collection with so many products, or all of the shop; for phrases also words of the title. */
export type Ground = {
  collection: { id: number; productCount: number } | null
  alsoIn: number[]
  /** A tsquery of plain words, and how many they are: a title of just these comes first. */
  words: { query: string; count: number } | null
}

/** The collections a product has to be in, all of them. */
export function collectionsOf({ collection, alsoIn }: Ground): number[] {
  return [...(collection ? [collection.id] : []), ...alsoIn]
}
