import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/blog.ts'
import type { StoreContext } from '../context.ts'
import { getArticle, getArticles } from './article.ts'
import { mount } from '../http/mount.ts'

export function blogRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getPosts, async ({ query }) => {
    const { list, pagination, topics } = await getArticles(ctx, query)
    return { data: list, meta: { pagination, topics } }
  })
  mount(app, api.getPost, async ({ params }) => ({ data: await getArticle(ctx, ctx.images, params.slug) }))
}
