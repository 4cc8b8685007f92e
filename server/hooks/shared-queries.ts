import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../../graphql/context.ts'
import { includesUpstreamCalls } from '../../graphql/execution/upstream-extension.ts'

const contexts = new WeakMap<FastifyRequest, GatewayContext>()
const SECONDS = 60
/** A changed price is on every page within a second. */
const SECONDS_WITH_PRODUCTS = 1

/** Keeps the context of a GraphQL request, to know afterwards whether its response is personal. */
export function rememberContext(request: FastifyRequest, context: GatewayContext): GatewayContext {
  contexts.set(request, context)
  return context
}

/**
 * Lets browsers and CDNs cache shared query responses for a minute, and those that show products for a second. Where visitors with a session are answered
 * something else, only the browser may keep the answer to one without. All others are not cached.
 */
export function cacheSharedQueries(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/graphql')) return
    const context = contexts.get(request)
    const retryAfter = context?.rest.retryAfter
    // The body says what was refused; the status says so as well.
    if (retryAfter !== undefined) reply.status(429).header('retry-after', retryAfter)
    const mayBeShared = request.method === 'GET' && reply.statusCode === 200
    // No cache has to keep it by its cookies when they make no difference.
    const varies = context?.cachePolicy.dependsOnVisitor ?? true
    const seconds =
      mayBeShared && context && !includesUpstreamCalls(context, request.headers) ? secondsShared(context) : 0
    const whose = varies ? 'private' : 'public'
    reply.header('cache-control', seconds > 0 ? `${whose}, max-age=${seconds}` : 'private, no-store')
    reply.header('vary', varies ? 'Cookie, accept-encoding' : 'accept-encoding')
  })
}

/**
 * For how many seconds a response may be shared: 0 when it is personal, or wrong within a second. One that is only about to be renewed
 * may be shared for a second more: a cache in front would otherwise pass on every request in that second.
 */
function secondsShared({ rest, cachePolicy }: GatewayContext): number {
  if (cachePolicy.isPersonal || rest.hasSession) return 0
  const secondsTo = (moment: number) => (moment - Date.now()) / 1000
  const fresh = Math.max(1, secondsTo(cachePolicy.freshUntil))
  const most = cachePolicy.shows.size ? SECONDS_WITH_PRODUCTS : SECONDS
  return Math.floor(Math.min(most, fresh, secondsTo(cachePolicy.endsAt)))
}
