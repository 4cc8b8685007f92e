import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/subscription.ts'
import type { StoreContext } from '../../context.ts'
import { getFirstBouquet, getSubscriptionPrices } from './subscription-prices.ts'
import { mount } from '../../http/mount.ts'

export function subscriptionRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getSubscriptionPrices, async () => ({ data: await getSubscriptionPrices(ctx) }))
  mount(app, api.getFirstBouquet, async ({ params }) => ({ data: await getFirstBouquet(ctx, params.id) }))
}
