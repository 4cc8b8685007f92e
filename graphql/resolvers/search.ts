import type { SearchHistory } from '../../contract/search.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import type { RestClient } from '../rest/client.ts'
import * as search from '../rest/search.ts'
import { UpstreamError } from '../upstream-error.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { query, page }, { rest }) => orNull(search.search(rest, query, page ?? 1)),
    suggestions: (_root, { query }, { rest }) => search.getSuggestions(rest, query.slice(0, 100)),
    searchHistory: (_root, _args, { rest }) => visitorsHistory(rest),
  },
  Mutation: {
    addSearchPhrase: (_root, { phrase }, { rest }) => orRefusal(search.addSearchPhrase(rest, phrase)),
    removeSearchPhrase: (_root, { phrase }, { rest }) =>
      orRefusal(search.removeSearchPhrase(rest, phrase ?? undefined)),
  },
  SearchHistoryResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'SearchHistory'),
  },
}

/** Without a session, or with one that ran out, there is nothing personal in it. */
async function visitorsHistory(rest: RestClient): Promise<SearchHistory> {
  if (rest.hasSession) {
    try {
      return await search.getSearchHistory(rest)
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error
    }
  }
  return { suggestions: (await search.getSuggestions(rest, '')).phrases, phrases: [] }
}
