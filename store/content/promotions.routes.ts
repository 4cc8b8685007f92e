import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/promotions.ts'
import type { StoreContext } from '../context.ts'
import { getPromotion, getPromotions } from './promotion.ts'
import { mount } from '../http/mount.ts'

export function promotionRoutes(app: FastifyInstance, { db, clock, images }: StoreContext): void {
  mount(app, api.getPromotions, async () => ({ data: await getPromotions(db, clock, images) }))
  mount(app, api.getPromotion, async ({ params, query }) => ({
    data: await getPromotion(db, clock, images, params.id, query),
  }))
}
