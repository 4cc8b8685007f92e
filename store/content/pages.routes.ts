import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/pages.ts'
import type { StoreContext } from '../context.ts'
import { getContent } from '../catalogue/content.ts'
import { getPage } from './page.ts'
import { getSitemap } from './sitemap.ts'
import { mount } from '../http/mount.ts'

export function pageRoutes(app: FastifyInstance, { db, clock, images }: StoreContext): void {
  mount(app, api.getPage, async ({ params }) => ({ data: await getPage(db, images, params.slug) }))
  mount(app, api.getSitemap, async ({ query }) => ({ data: await getSitemap(db, clock, query.page) }))
  mount(app, api.getAppDownload, async () => ({
    data: await getContent(db, 'app-download', api.AppDownload),
  }))
}
