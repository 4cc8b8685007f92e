import { createRequire } from 'node:module'
import type { FastifyBaseLogger } from 'fastify'
import type * as Ioredis from 'ioredis'
import type { Redis, RedisOptions } from 'ioredis'
import type { Metrics } from '../../metrics/metrics.ts'
import { deadline } from '../../graphql/rest/deadline.ts'

/** Read with the first connection, as a shop without Redis starts sooner without it. */
const library = () => createRequire(import.meta.url)('ioredis') as typeof Ioredis

/** A command that takes longer costs more than what it saves. */
const COMMAND_MS = 200
/** After a failure nothing is asked for so long. */
const REST_MS = 2_000

const OPTIONS: RedisOptions = {
  connectTimeout: 1_000,
  retryStrategy: (times) => Math.min(times * 100, 2_000),
}

/**
 * The Redis or Valkey that copies share. What is in it saves time and nothing else: every use of it may find that it is away,
 * and goes on without.
 */
export class RedisConnection {
  /** For libraries that send commands themselves, within an `attempt`. */
  readonly client: Redis
  readonly #url: string
  readonly #log: FastifyBaseLogger
  /** ms since 1970. */
  #restsUntil = 0
  #wasWell = true

  /** Connects in the background: nobody waits for it. */
  constructor(url: string, log: FastifyBaseLogger) {
    this.#url = url
    this.#log = log
    // What cannot be sent now is not sent later.
    this.client = new (library().Redis)(url, {
      ...OPTIONS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    })
    this.client.on('error', (error) => this.#failed(error))
    this.client.on('close', () => this.#failed(new Error('The connection was closed')))
    this.client.on('ready', () => this.#succeeded())
  }

  /** Does something with it. Returns undefined when it is away or takes too long; throws nothing. */
  async attempt<T>(work: (client: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.client.status !== 'ready' || Date.now() < this.#restsUntil) return undefined
    try {
      const result = await within(COMMAND_MS, work(this.client))
      this.#succeeded()
      return result
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }

  /** Another connection to the same server, for messages. Its commands wait for a server that is away. */
  another(): Redis {
    const another = new (library().Redis)(this.#url, { ...OPTIONS, maxRetriesPerRequest: null })
    // The first connection tells of it.
    another.on('error', () => {})
    return another
  }

  /** Whether it answered when it was last asked. */
  get isWell(): boolean {
    return this.#wasWell && this.client.status === 'ready'
  }

  stop(): void {
    this.client.removeAllListeners('close').disconnect()
  }

  #failed(err: unknown): void {
    this.#restsUntil = Date.now() + REST_MS
    if (!this.#wasWell) return
    this.#wasWell = false
    this.#log.warn({ err }, 'Redis is away: copies share nothing until it is back')
  }

  #succeeded(): void {
    this.#restsUntil = 0
    if (this.#wasWell) return
    this.#wasWell = true
    this.#log.info('Redis is back')
  }
}

/** Connects to the Redis or Valkey of a process in the background; undefined where copies share none. */
export function connectRedis(
  url: string | undefined,
  log: FastifyBaseLogger,
  metrics: Metrics | undefined,
): RedisConnection | undefined {
  if (url === undefined) return undefined
  const redis = new RedisConnection(url, log)
  metrics?.gauge(
    'larkspur_redis_up',
    '1 while the Redis or Valkey that copies share answers, else 0.',
    [],
    () => [{ labels: {}, value: redis.isWell ? 1 : 0 }],
  )
  return redis
}

/** Rejects when a promise takes longer than `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  using limit = deadline(ms)
  const late = new Promise<never>((_resolve, reject) =>
    limit.signal.addEventListener('abort', () => reject(new Error(`No answer within ${ms} ms`))),
  )
  return await Promise.race([promise, late])
}
