import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/pages.ts'
import type { StoreContext } from '../context.ts'
import { getContent } from '../catalogue/index.ts'
import { getPage } from './page.ts'
import { getSitemap } from './sitemap.ts'
import { mount } from '../http/mount.ts'

export function pageRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getPage, async ({ params }) => ({ data: await getPage(ctx, ctx.images, params.slug) }))
  mount(app, api.getSitemap, async ({ query }) => ({ data: await getSitemap(ctx, query.page) }))
  mount(app, api.getAppDownload, async () => ({
    data: await getContent(ctx, 'app-download', api.AppDownload),
  }))
}
