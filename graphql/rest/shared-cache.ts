import { createCache } from 'async-cache-dedupe'

type Kept = { value: unknown; seconds: number; /** ms since 1970 */ until: number }
type Question = { path: string; seconds: number; load: () => Promise<unknown> }

/** Answers of /v1 that are the same for everybody, kept by path; equal questions asked at once are one. */
export type SharedCache = {
  get: (path: string, seconds: number | undefined, load: () => Promise<unknown>) => Promise<Kept>
  clear: () => Promise<void>
}

const MAX_ENTRIES = 5_000

/**
 * A cache in this process's memory. `longest` is how many seconds an answer is kept unless its call says less; with 0 nothing
 * is kept, and everybody asks for themselves, so that a call which fails is told of to each of them.
 */
export function createSharedCache(longest: number): SharedCache {
  if (longest === 0) return { get: askAnew, clear: async () => {} }
  // What was asked for before it was cleared is kept under a name that nobody asks for after.
  let edition = 0
  const cache = createCache({
    ttl: longest,
    storage: { type: 'memory', options: { size: MAX_ENTRIES } },
  }).define(
    'shared',
    { ttl: (kept: Kept) => kept.seconds, serialize: ({ path }: Question) => `${edition} ${path}` },
    async ({ seconds, load }: Question): Promise<Kept> => {
      const value = await load()
      return { value, seconds, until: Date.now() + seconds * 1000 }
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
  return { value: await load(), seconds: 0, until: Date.now() }
}
