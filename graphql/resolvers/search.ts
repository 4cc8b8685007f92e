import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import * as search from '../rest/search.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { query, page }, { rest }) => orNull(search.search(rest, query, page ?? 1)),
    suggestions: (_root, { query }, { rest }) => search.getSuggestions(rest, query.slice(0, 100)),
    // Without a session there is nothing personal in it, and the page stays everybody's.
    searchHistory: async (_root, _args, { rest }) =>
      rest.hasSession
        ? search.getSearchHistory(rest)
        : { suggestions: (await search.getSuggestions(rest, '')).phrases, phrases: [] },
  },
  Mutation: {
    addSearchPhrase: (_root, { phrase }, { rest }) => orRefusal(search.addSearchPhrase(rest, phrase)),
    removeSearchPhrase: (_root, { phrase }, { rest }) =>
      orRefusal(search.removeSearchPhrase(rest, phrase ?? undefined)),
  },
  SearchHistoryResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'SearchHistory'),
  },
  SearchResult: {
    isRelaxed: (result) => result.is_relaxed,
    priceMin: (result) => result.price_min,
    priceMax: (result) => result.price_max,
  },
}
