import type { SearchQuery } from '../../contract/search.ts'

/** Products that a phrase finds, best first. */
export type FoundProducts = {
  /** Of the page asked for. */
  ids: number[]
  total: number
  isExact: boolean
}

/** A search service outside the shop. Throws when it does not answer as it should. */
export type SearchProvider = { find: (query: SearchQuery) => Promise<FoundProducts> }
