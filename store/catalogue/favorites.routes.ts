import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/favorites.ts'
import type { StoreContext } from '../context.ts'
import * as favorite from './favorite.ts'
import { mount } from '../http/mount.ts'
import { ownerOf } from '../http/session-guard.ts'

export function favoriteRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getFavorites, async (_input, request) => ({
    data: await favorite.getFavorites(ctx, ownerOf(request)),
  }))
  mount(app, api.addFavorite, async ({ params }, request) => ({
    data: await favorite.addFavorite(ctx, ownerOf(request), params.id),
  }))
  mount(app, api.removeFavorite, async ({ params }, request) => ({
    data: await favorite.removeFavorite(ctx, ownerOf(request), params.id),
  }))
}
