import type { FastifyInstance } from 'fastify'
import type { Connect } from 'vite'

/** Served by the shop in development too; `/graphql/generated/…` are modules. */
const OWN_ROUTES = /^\/(graphql|graphiql|healthz)(\?|$)|^\/images\//

/** Vite's own routes (modules, hot reload) in front of the pages. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<void> {
  const { createDevMiddleware } = await import('vike/server')
  const { devMiddleware } = await createDevMiddleware({ root })
  app.addHook('onRequest', (request, reply, done) => {
    if (OWN_ROUTES.test(request.url) || request.method === 'POST') return done()
    const next = () => done()
    ;(devMiddleware as Connect.Server)(request.raw, reply.raw, next)
  })
}
