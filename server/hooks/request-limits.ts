import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network-of.ts'

/** The number of expensive requests that one network may make in a minute. */
export type RequestLimits = {
  /** Pages that are not cached, and gateway requests. */
  reads: number
  /** Changes by visitors without a session: each starts a session and a cart. */
  newVisitors: number
}

/** Called before an expensive request. Throws TooManyRequests. */
export type Limiter = {
  read: (request: FastifyRequest) => Promise<void>
  newVisitor: (request: FastifyRequest) => Promise<void>
}

const MINUTE_MS = 60_000
/** The number of networks that are remembered, the most recent ones. */
const NETWORKS = 20_000

export const TOO_MANY = 'That was a lot at once. Please wait a minute and try again.'

/** A network has exceeded its limit (429). */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests'
  readonly statusCode = 429
  /** Seconds until its next request is allowed. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(TOO_MANY)
    this.retryAfter = retryAfter
  }
}

/**
 * Limits the requests of one network to this process, far above what people do, and answers gateway requests beyond that.
 * Limits that all copies share are counted by the store.
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
