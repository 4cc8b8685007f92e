import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network-of.ts'

/** How often one network may do in a minute what costs. */
export type RequestLimits = {
  /** Pages that are not kept, and questions to the gateway. */
  reads: number
  /** Changes by visitors without a session: each begins one, and a cart. */
  newVisitors: number
}

/** Asked before something that costs is done. Throws TooManyRequests. */
export type Limiter = {
  read: (request: FastifyRequest) => Promise<void>
  newVisitor: (request: FastifyRequest) => Promise<void>
}

const MINUTE_MS = 60_000
/** So many networks are remembered, those that came last. */
const NETWORKS = 20_000

export const TOO_MANY = 'That was a lot at once. Please wait a minute and try again.'

/** A network asked for more than its share. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests'
  readonly statusCode = 429
  /** In so many seconds it may ask again. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(TOO_MANY)
    this.retryAfter = retryAfter
  }
}

/**
 * Limits what one network may ask of this process, far above what people do, and answers questions to the gateway that
 * are too many. What copies must agree about is counted by the store.
 */
export async function limitRequests(app: FastifyInstance, limits: RequestLimits): Promise<Limiter> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    timeWindow: MINUTE_MS,
    cache: NETWORKS,
  })
  const limiter = { read: gate(app, limits.reads), newVisitor: gate(app, limits.newVisitors) }
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/graphql(?:$|[?/])/.test(request.url)) return
    try {
      await limiter.read(request)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      const errors = [{ message: error.message, extensions: { code: 'TOO_MANY_REQUESTS' } }]
      return reply.status(429).header('retry-after', error.retryAfter).send({ data: null, errors })
    }
  })
  return limiter
}

function gate(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ max })
  return async (request) => {
    const result = await check(request)
    if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds)
  }
}
