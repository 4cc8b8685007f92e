import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/blog.ts'
import type { StoreContext } from '../context.ts'
import { getArticle, getArticles } from './article.ts'
import { mount } from '../http/mount.ts'

export function blogRoutes(app: FastifyInstance, { db, images }: StoreContext): void {
  mount(app, api.getPosts, async ({ query }) => {
    const { list, pagination, topics } = await getArticles(db, query)
    return { data: list, meta: { pagination, topics } }
  })
  mount(app, api.getPost, async ({ params }) => ({ data: await getArticle(db, images, params.slug) }))
}
