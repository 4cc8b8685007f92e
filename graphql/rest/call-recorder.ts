import type { Endpoint } from '../../contract/types/endpoint.ts'

/**
 * What the cache of shared answers did for a call: it had the answer (`hit`), another call for it was under way (`shared`), it
 * had none (`miss`), or the answer is one visitor's and is never kept (`bypass`).
 */
export type CacheUse = 'hit' | 'shared' | 'miss' | 'bypass'

/** A call of /v1 as developers are told of it. */
export type UpstreamCall = {
  method: Endpoint['method']
  /** With its query. */
  path: string
  /** The HTTP status of the answer; null when the cache answered, or nobody did. */
  status: number | null
  /** Why there is no answer that can be used: `timeout`, `network`, `invalid`, `open`, `left` or `http`; null when there is one. */
  failure: string | null
  cache: CacheUse
  /** Milliseconds between the beginning of the request and that of the call. */
  startMs: number
  /** Milliseconds that the answer took; so far, when it is still awaited. */
  ms: number
  /** How often the request asked for it. It was called once. */
  times: number
  /** 1 for calls that waited for no other; a call of round 2 began after one of round 1 was answered. 0 when the cache had it. */
  round: number
}

export type UpstreamReport = {
  /** In the order in which they began. */
  calls: UpstreamCall[]
  /** How many answers the request waited for one after the other. */
  rounds: number
  /** Milliseconds between the beginning of the request and the last answer. */
  ms: number
}

/** A call under way; the client of /v1 writes into it what becomes of it. */
export type RecordedCall = {
  status: number | null
  failure: string | null
  cache: CacheUse
  end: () => void
}

type Entry = RecordedCall & {
  method: Endpoint['method']
  path: string
  startedAt: number
  endedAt: number | undefined
  times: number
}

/** Notes the calls of /v1 that are made for one request to the shop. The sandbox shows them to front-end developers. */
export class CallRecorder {
  /** The operation that was asked for over HTTP, by its name. */
  operation: string | undefined
  readonly #begun = performance.now()
  readonly #entries: Entry[] = []

  /** Notes a call that begins. */
  begin(method: Endpoint['method'], path: string, cache: CacheUse): RecordedCall {
    const entry: Entry = {
      ...{ method, path, cache, status: null, failure: null, times: 1 },
      startedAt: performance.now(),
      endedAt: undefined,
      end: () => (entry.endedAt ??= performance.now()),
    }
    this.#entries.push(entry)
    return entry
  }

  /** Notes that a call which was made before is asked for once more. */
  repeat(path: string): void {
    const entry = this.#entries.findLast((one) => one.method === 'GET' && one.path === path)
    if (entry) entry.times += 1
  }

  /** The calls so far. */
  report(): UpstreamReport {
    const now = performance.now()
    const rounds: number[] = []
    for (const [at, { cache, startedAt }] of this.#entries.entries()) {
      const before = this.#entries.slice(0, at).map(({ endedAt = now }, index) => ({ endedAt, index }))
      const waitedFor = before
        .filter(({ endedAt }) => endedAt <= startedAt)
        .map(({ index }) => rounds[index] ?? 0)
      // The cache answers at once: nobody waits for it.
      rounds.push(cache === 'hit' ? 0 : Math.max(0, ...waitedFor) + 1)
    }
    const calls = this.#entries.map(({ startedAt, endedAt = now, end: _, ...entry }, at) => ({
      ...entry,
      startMs: rounded(startedAt - this.#begun),
      ms: rounded(endedAt - startedAt),
      round: rounds[at] ?? 0,
    }))
    return {
      calls,
      rounds: Math.max(0, ...rounds),
      ms: rounded(Math.max(0, ...calls.map(({ startMs, ms }) => startMs + ms))),
    }
  }
}

/** With one decimal, as more is chance. */
const rounded = (ms: number) => Math.round(ms * 10) / 10
