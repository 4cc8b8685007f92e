import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/promotions.ts'
import type { StoreContext } from '../context.ts'
import { getPromotion, getPromotions } from './promotion.ts'
import { mount } from '../http/mount.ts'

export function promotionRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getPromotions, async () => ({ data: await getPromotions(ctx, ctx.images) }))
  mount(app, api.getPromotion, async ({ params, query }) => ({
    data: await getPromotion(ctx, ctx.images, params.id, query),
  }))
}
