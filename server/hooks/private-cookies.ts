import type { FastifyInstance } from 'fastify'

/** What sets a cookie is for one visitor, however much the page is for all: nobody may keep it for others. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('set-cookie')) return
    reply.header('cache-control', 'private, no-store')
    reply.removeHeader('etag')
  })
}
