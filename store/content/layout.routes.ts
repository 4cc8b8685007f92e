import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/layout.ts'
import type { StoreContext } from '../context.ts'
import { getCategoryTree, getContent } from '../catalogue/index.ts'
import { getCities } from '../delivery/index.ts'
import { mount } from '../http/mount.ts'
import { paymentNames } from '../order/index.ts'

export function layoutRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getNavigation, async () => ({ data: await getContent(ctx, 'navigation', api.Navigation) }))
  mount(app, api.getFooter, async () => {
    const footer = await getContent(ctx, 'footer', api.Footer)
    return { data: { ...footer, payments: paymentNames(ctx.payments.providers) } }
  })
  mount(app, api.getCategories, async () => ({ data: await getCategoryTree(ctx) }))
  mount(app, api.getDeliveryCities, async () => ({ data: await getCities(ctx) }))
}
