import rateLimit from '@fastify/rate-limit'
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { gateOperations } from './gate-operations.ts'
import { networkOf } from '../network-of.ts'
import { RequestsInMemory } from './requests-in-memory.ts'
import type { RedisConnection } from '../redis/redis-connection.ts'

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
  /** Reports of browsers about what a page's policy refused. */
  report: (request: FastifyRequest) => Promise<void>
  /** What browsers tell of how long a page took. */
  spans: (request: FastifyRequest) => Promise<void>
}

const MINUTE_MS = 60_000
/** Requests with reports of browsers; a page of ours causes none. */
const REPORTS = 60
/** Requests with parts of traces; a page sends one every few seconds at most. */
const SPANS = 60

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
 * Limits the requests of one network, far above what people do, and answers gateway requests beyond that. They are counted by
 * this process and, with `redis`, for all copies together; while that is away, by each copy alone.
 */
export async function limitRequests(
  app: FastifyInstance,
  limits: RequestLimits,
  redis?: RedisConnection,
): Promise<Limiter> {
  const local = await counterOf(app, { store: RequestsInMemory })
  const client = redis?.client
  const shared = client && (await counterOf(app, { redis: client, nameSpace: 'larkspur:limit:' }))
  const gate = (name: keyof Limiter, max: number) => {
    const checkHere = local(max, name)
    const checkAll = shared?.(max, name)
    return async (request: FastifyRequest) => {
      const here = await checkHere(request)
      const all = checkAll && (await redis?.attempt(() => checkAll(request)))
      for (const result of [here, all])
        if (result && !result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds)
    }
  }
  const limiter = {
    read: gate('read', limits.reads),
    newVisitor: gate('newVisitor', limits.newVisitors),
    report: gate('report', REPORTS),
    spans: gate('spans', SPANS),
  }
  gateOperations(app, limiter.read, { kind: TooManyRequests, code: 'TOO_MANY_REQUESTS' })
  return limiter
}

/**
 * Refuses a request that browsers send by themselves with an empty 429 when `gate` does, as nobody reads more. Resolves to whether
 * it was refused.
 */
export async function refusedQuietly(
  gate: (request: FastifyRequest) => Promise<void>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    await gate(request)
    return false
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    await reply.status(429).header('retry-after', error.retryAfter).send()
    return true
  }
}

type CreateCheck = (max: number, name: string) => ReturnType<FastifyInstance['createRateLimit']>

/** A counter of requests by network, in this process or in Redis. Each has the plugin in a scope of its own. */
async function counterOf(
  app: FastifyInstance,
  options: Pick<RateLimitPluginOptions, 'store' | 'redis' | 'nameSpace'>,
): Promise<CreateCheck> {
  const created = Promise.withResolvers<CreateCheck>()
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: MINUTE_MS, ...options })
    created.resolve((max, name) =>
      scope.createRateLimit({ max, keyGenerator: (request) => `${name} ${networkOf(request.ip)}` }),
    )
  })
  return created.promise
}
