import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../../graphql/context.ts'

const contexts = new WeakMap<FastifyRequest, GatewayContext>()
const SECONDS = 60

/** Remembers the context of a GraphQL request, to know afterwards whether the answer was about the visitor. */
export function rememberContext(request: FastifyRequest, context: GatewayContext): GatewayContext {
  contexts.set(request, context)
  return context
}

/** Lets browsers and CDNs keep what a query answers everybody for a minute; all else is kept nowhere. */
export function cacheSharedQueries(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/graphql')) return
    const rest = contexts.get(request)?.rest
    // The answer says what was refused, and why; who only reads the status learns it, too.
    if (rest?.retryAfter !== undefined) reply.status(429).header('retry-after', rest.retryAfter)
    const shared =
      request.method === 'GET' && reply.statusCode === 200 && rest && !rest.personal && !rest.hasSession
    const seconds = shared
      ? Math.floor(Math.min(SECONDS, (Math.min(rest.holdsUntil, rest.endsAt) - Date.now()) / 1000))
      : 0
    reply.header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'private, no-store')
    reply.header('vary', 'Cookie')
  })
}
