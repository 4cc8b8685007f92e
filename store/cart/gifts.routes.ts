import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/gifts.ts'
import type { StoreContext } from '../context.ts'
import * as gifts from './gifts.ts'
import { mount } from '../http/mount.ts'

/** The routes of the gift pages. */
export function giftRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getGifts, async ({ query }, request) => ({
    data: await gifts.getGifts(ctx, query, request.sessionId),
  }))
  mount(app, api.getAllGifts, async () => ({ data: await gifts.getAllGifts(ctx) }))
  mount(app, api.getGiftCards, async () => ({ data: { list: await gifts.getGiftCards(ctx) } }))
  mount(app, api.getPopularCategoryItems, async () => ({ data: await gifts.getPopularCategoryItems(ctx) }))
}
