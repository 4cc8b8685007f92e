import type { FastifyInstance } from 'fastify'

/** A response that sets a cookie is for one visitor, even on a shared page: it must not be cached. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('set-cookie')) return
    reply.header('cache-control', 'private, no-store')
    reply.removeHeader('etag')
  })
}
