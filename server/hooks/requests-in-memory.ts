import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** The number of networks that are remembered, the most recent ones. */
const NETWORKS = 20_000

type Count = { current: number; endsAt: number }

/**
 * Counts the requests of each network in this process, for `@fastify/rate-limit`. The store that comes with it tells all requests of
 * one moment what they have come to together, and so refuses a few too early.
 */
export class RequestsInMemory implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: NETWORKS })

  /** Counts one request. `windowMs` is how long it is counted from the first one on. */
  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = Date.now()
    const before = this.#counts.get(key)
    const { current, endsAt } =
      before && before.endsAt > now
        ? { ...before, current: before.current + 1 }
        : { current: 1, endsAt: now + windowMs }
    this.#counts.set(key, { current, endsAt })
    callback(null, { current, ttl: endsAt - now })
  }

  /** Each limit counts for itself. */
  child(): RequestsInMemory {
    return new RequestsInMemory()
  }
}
