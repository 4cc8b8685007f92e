import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/search.ts'
import type { StoreContext } from '../context.ts'
import * as history from './search-history.ts'
import { search } from './search.ts'
import { suggest } from './suggestion.ts'
import { mount } from '../http/mount.ts'
import { sessionOf } from '../http/session-guard.ts'

export function searchRoutes(app: FastifyInstance, { db, clock, search: outside }: StoreContext): void {
  mount(app, api.search, async ({ query }) => ({ data: await search(db, query, outside) }))
  mount(app, api.getSuggestions, async ({ query }) => ({ data: await suggest(db, query.q) }))
  mount(app, api.getSearchHistory, async (_input, request) => ({
    data: await history.getSearchHistory(db, request.sessionId),
  }))
  mount(app, api.addSearchPhrase, async ({ body }, request) => ({
    data: await history.addSearchPhrase(db, clock, sessionOf(request), body.phrase),
  }))
  mount(app, api.removeSearchPhrase, async ({ query }, request) => ({
    data: await history.removeSearchPhrase(db, sessionOf(request), query.phrase),
  }))
}
