import * as api from '../../contract/search.ts'
import type { SearchHistory } from '../../contract/search.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'
import { UpstreamError } from '../errors/upstream-error.ts'
import { toFilterQuery } from './arguments/filter-query.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { query: q, sortBy, sortDirection, filters, ...pages }, { rest }) => {
      const asked = {
        q,
        order_by: sortBy ?? undefined,
        order_direction: sortDirection ?? undefined,
        ...toFilterQuery(filters),
      }
      return joinPages('list', partsOf(pages), (part) =>
        rest.data(api.search, { query: { ...asked, ...part } }),
      )
    },
    suggestions: (_root, { query }, { rest }) =>
      rest.data(api.getSuggestions, { query: { q: query.slice(0, 100) } }),
    searchHistory: (_root, _args, { rest }) => visitorsHistory(rest),
  },
  Mutation: {
    addSearchPhrase: (_root, { phrase }, { rest }) =>
      orRefusal(rest.data(api.addSearchPhrase, { body: { phrase } })),
    removeSearchPhrase: (_root, { phrase }, { rest }) =>
      orRefusal(rest.data(api.removeSearchPhrase, { query: { phrase: phrase ?? undefined } })),
  },
}

/** Without a valid session it holds nothing personal. */
async function visitorsHistory(rest: RestClient): Promise<SearchHistory> {
  if (rest.hasSession) {
    try {
      return await rest.data(api.getSearchHistory)
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error
    }
  }
  const { phrases } = await rest.data(api.getSuggestions, { query: { q: '' } })
  return { suggestions: phrases, phrases: [] }
}
