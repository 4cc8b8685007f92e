import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/search.ts'
import type { StoreContext } from '../context.ts'
import * as history from './search-history.ts'
import { search } from './search.ts'
import { suggest } from './suggestion.ts'
import { mount } from '../http/mount.ts'
import { sessionOf } from '../http/session-guard.ts'

export function searchRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.search, async ({ query }) => ({ data: await search(ctx, query, ctx.search) }))
  mount(app, api.getSuggestions, async ({ query }) => ({ data: await suggest(ctx, query.q) }))
  mount(app, api.getSearchHistory, async (_input, request) => ({
    data: await history.getSearchHistory(ctx, request.sessionId),
  }))
  mount(app, api.addSearchPhrase, async ({ body }, request) => ({
    data: await history.addSearchPhrase(ctx, sessionOf(request), body.phrase),
  }))
  mount(app, api.removeSearchPhrase, async ({ query }, request) => ({
    data: await history.removeSearchPhrase(ctx, sessionOf(request), query.phrase),
  }))
}
