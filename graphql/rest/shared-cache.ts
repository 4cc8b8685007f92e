import { createCache } from 'async-cache-dedupe'

type Kept = {
  value: unknown
  seconds: number
  /** When it was answered, and until when it is kept; ms since 1970. */
  since: number
  until: number
}
type Question = { path: string; seconds: number; load: () => Promise<unknown> }

/** A cache of shared /v1 answers, by path. Equal requests at the same time become one. */
export type SharedCache = {
  get: (path: string, seconds: number | undefined, load: () => Promise<unknown>) => Promise<Kept>
  clear: () => Promise<void>
}

const MAX_ENTRIES = 5_000

/**
 * A cache in memory. `longest` is the maximum age in seconds; a call may say less. With 0 nothing is cached, and visitors share no
 * request, so that each of them reports its own failure.
 */
export function createSharedCache(longest: number): SharedCache {
  if (longest === 0) return { get: askAnew, clear: async () => {} }
  // Requests from before a purge store their answer under a key that is not used afterwards.
  let edition = 0
  const cache = createCache({
    ttl: longest,
    storage: { type: 'memory', options: { size: MAX_ENTRIES } },
  }).define(
    'shared',
    { ttl: (kept: Kept) => kept.seconds, serialize: ({ path }: Question) => `${edition} ${path}` },
    async ({ seconds, load }: Question): Promise<Kept> => {
      const value = await load()
      const since = Date.now()
      return { value, seconds, since, until: since + seconds * 1000 }
    },
  )
  return {
    get: (path, seconds, load) =>
      cache.shared({ path, seconds: Math.min(seconds ?? longest, longest), load }),
    clear: () => {
      edition++
      return cache.clear()
    },
  }
}

async function askAnew(
  _path: string,
  _seconds: number | undefined,
  load: () => Promise<unknown>,
): Promise<Kept> {
  const value = await load()
  const since = Date.now()
  return { value, seconds: 0, since, until: since }
}
