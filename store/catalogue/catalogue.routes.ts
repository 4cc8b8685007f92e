import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/catalogue.ts'
import { PAGE_SIZE } from '../../contract/types/page-info.ts'
import type { StoreContext } from '../context.ts'
import { cardsById } from './product-card.ts'
import { getListing } from './listing/listing.ts'
import { getProduct, getProductReviews } from './product.ts'
import { mount } from '../http/mount.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getListing, async ({ params, query }) => ({
    data: await getListing(ctx, params.type, params.slug, query),
  }))
  mount(app, api.getProduct, async ({ params }) => ({ data: await getProduct(ctx, params.id) }))
  mount(app, api.getProductReviews, async ({ params, query }) => ({
    data: await getProductReviews(ctx, params.id, query),
  }))
  mount(app, api.getRecentlyViewed, async ({ query }) => {
    const ids = [...new Set((query.ids ?? '').split(',').filter(Boolean).map(Number))].slice(0, PAGE_SIZE)
    return { data: { list: await cardsById(ctx, ids) } }
  })
}
