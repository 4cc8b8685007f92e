import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { request } from 'undici'
import type { ChangedProducts } from '../../graphql/rest/purges.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { keysOf } from './edge-keys.ts'

export type EdgeOptions = {
  /** Where a CDN is told which keys to forget. */
  purgeUrl: string
  token: string | undefined
}

const KEYS_AT_ONCE = 100
const TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** For so long a gateway that ends waits for its last purge. */
const LAST_MS = 1_000
/** So many keys that wait are forgotten for that of all pages. */
const MOST_KEYS = 5_000

/**
 * Tells a CDN which pages to forget: `POST` to its address, with the keys in the header `Surrogate-Key` (as Fastly and Varnish take them) and
 * as `tags` in the body (as Cloudflare does). What it does not take is sent again until it does, as a page with an old price would be
 * shown meanwhile.
 */
export class EdgePurges {
  readonly #options: EdgeOptions
  readonly #log: FastifyBaseLogger
  readonly #firstPauseMs: number
  readonly #waiting = new Set<string>()
  readonly #stopping = new AbortController()
  #sending: Promise<void> | undefined
  /** When the first of the tries began since which nothing was taken, by the process's own clock; undefined while nothing waits. */
  #waitsSince: number | undefined

  constructor(options: EdgeOptions, log: FastifyBaseLogger, firstPauseMs = FIRST_PAUSE_MS) {
    this.#options = options
    this.#log = log
    this.#firstPauseMs = firstPauseMs
  }

  /** Defines how long the edge has not taken what it should forget. */
  measure(metrics: Metrics): void {
    metrics.gauge(
      'larkspur_edge_purge_waiting_seconds',
      'How long the CDN at EDGE_PURGE_URL has taken none of the purges that wait; 0 while none waits.',
      [],
      () => [
        {
          labels: {},
          value: this.#waitsSince === undefined ? 0 : (performance.now() - this.#waitsSince) / 1_000,
        },
      ],
    )
  }

  /** Has what shows these products forgotten. Does not wait for it and does not throw. */
  purge(products: ChangedProducts): void {
    for (const key of keysOf(products)) this.#waiting.add(key)
    if (this.#waiting.size > MOST_KEYS) {
      this.#waiting.clear()
      for (const key of keysOf('all')) this.#waiting.add(key)
    }
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
  }

  /** Sends what waits; ends after a second with a CDN that does not answer. */
  async stop(): Promise<void> {
    await Promise.race([this.#sending, pause(LAST_MS, undefined, { ref: false })])
    this.#stopping.abort()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    let failures = 0
    while (this.#waiting.size > 0) {
      this.#waitsSince ??= performance.now()
      const keys = [...this.#waiting].slice(0, KEYS_AT_ONCE)
      for (const key of keys) this.#waiting.delete(key)
      const failed = await this.#send(keys)
      if (!failed) {
        this.#waitsSince = undefined
        if (failures > 0) this.#log.info({ failures }, 'the edge takes purges again')
        failures = 0
        continue
      }
      for (const key of keys) this.#waiting.add(key)
      const { origin, pathname } = new URL(this.#options.purgeUrl)
      const facts = { err: failed, url: origin + pathname, keys: keys.length }
      // Told once, not at every try.
      if (failures++ === 0) this.#log.error(facts, 'the edge does not take purges: it may show old pages')
      if (!(await this.#pause(Math.min(LONGEST_PAUSE_MS, this.#firstPauseMs * 2 ** (failures - 1))))) return
    }
  }

  /** Returns what went wrong. */
  async #send(keys: string[]): Promise<Error | undefined> {
    const { purgeUrl, token } = this.#options
    try {
      const { statusCode, body } = await request(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': keys.join(' '),
          ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
        },
        body: JSON.stringify({ tags: keys }),
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await body.dump()
      return statusCode < 300 ? undefined : new Error(`It answered ${statusCode}`)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Returns false when it was stopped. */
  #pause(ms: number): Promise<boolean> {
    return pause(ms, true, { signal: this.#stopping.signal }).catch(() => false)
  }
}
