import type { SearchQuery } from '../../contract/search.ts'

/** The products found for a phrase, best first. */
export type FoundProducts = {
  /** The ids on the requested page. */
  ids: number[]
  total: number
  isExact: boolean
}

/** An external search service. Throws when it does not answer properly. */
export type SearchProvider = {
  find: (query: Pick<SearchQuery, 'q' | 'page' | 'limit'>) => Promise<FoundProducts>
}
