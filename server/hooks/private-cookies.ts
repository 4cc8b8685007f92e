import type { FastifyInstance } from 'fastify'
import { EDGE_HEADERS } from '../edge/edge-headers.ts'

/** A response that sets a cookie is for one visitor, even on a shared page: it must not be cached. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('set-cookie')) return
    reply.header('cache-control', 'private, no-store')
    // An edge obeys these before that.
    for (const name of ['etag', ...EDGE_HEADERS]) reply.removeHeader(name)
  })
}
