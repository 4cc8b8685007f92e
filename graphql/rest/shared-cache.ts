import { createCache } from 'async-cache-dedupe'
import { hasLeft } from '../errors/client-left.ts'
import { AnswersInMemory } from './answers-in-memory.ts'
import { Audience } from './audience.ts'
import { Purges, preciseNow, productsIn } from './purges.ts'
import type { ChangedProducts } from './purges.ts'

/** An answer that is kept. */
export type KeptAnswer = {
  value: unknown
  /** The products that it shows. */
  shows: readonly number[]
  /** When it was answered, and until when it is kept; ms since 1970. */
  since: number
  until: number
}
type Kept = KeptAnswer & { seconds: number }
/** Asks for an answer; `left` aborts when nobody waits for it any more. */
type Load = (left?: AbortSignal) => Promise<unknown>
type CachedCall = { path: string; seconds: number; load: () => Promise<unknown>; accept: Accept }
/** Checks an answer that another copy kept, perhaps of another version. Returns undefined when it cannot be used. */
type Accept = (value: unknown) => unknown

type Wish = {
  accept?: Accept
  /** Aborts when who asks has left. */
  left?: AbortSignal | undefined
}

/** A cache of shared /v1 answers, by path. Equal requests at the same time become one. */
export type SharedCache = {
  get: (path: string, seconds: number | undefined, load: Load, wish?: Wish) => Promise<KeptAnswer>
  /** Answers that are asked for from now on are kept for so many seconds at most. */
  keepAtMost: (seconds: number) => void
  /** Forgets the answers that show these products, also where copies share them. */
  purge: (products: ChangedProducts) => Promise<void>
  /**
   * Forgets all answers of this copy, and takes none from before of those that copies share: it may have missed that
   * they are to be purged.
   */
  forget: () => Promise<void>
}

/** Answers that all copies share, behind the cache of each. It never throws: without it answers are asked for anew. */
export type AnswersOfAllCopies = {
  get: (path: string) => Promise<KeptAnswer | undefined>
  set: (path: string, answer: KeptAnswer) => Promise<void>
  purge: (products: ChangedProducts) => Promise<void>
}

/** After a change another copy, which has yet to hear of it, may share an answer from before. */
const HEARD_BY_ALL_MS = 2_000

/**
 * A cache in memory, in front of the one that copies share, if there is one. `longest` is the maximum age in seconds; a call may
 * say less. With 0 nothing is cached, and visitors share no request, so that each of them reports its own failure.
 */
export function createSharedCache(longest: number, ofAllCopies?: AnswersOfAllCopies): SharedCache {
  if (longest === 0)
    return { get: askAnew, keepAtMost: () => {}, purge: async () => {}, forget: async () => {} }
  const purges = new Purges()
  // What copies share may have outlived a change of before this copy began: Redis may have forgotten what it shows.
  if (ofAllCopies) purges.note('all')
  // Requests from before a purge of everything store their answer under a key that is not used afterwards.
  let edition = 0
  const ask = async ({ path, seconds, load, accept }: CachedCall): Promise<Kept> => {
    const begun = preciseNow()
    const shared = await ofAllCopies?.get(path)
    // Another copy may keep it for longer: one of a later version, or one that hears of changes.
    const until = shared ? Math.min(shared.until, shared.since + seconds * 1000) : 0
    // Redis may have forgotten which answers show a product, and kept one from before its change.
    const isOld = shared && purges.changedSince(shared.since - HEARD_BY_ALL_MS, shared.shows)
    if (shared && until >= begun + 1000 && !isOld) {
      const value = accept(shared.value)
      if (value !== undefined) return { ...shared, value, until, seconds: wholeSeconds(until - begun) }
    }
    const value = await load()
    const since = Date.now()
    const shows = productsIn(value)
    if (purges.changedSince(begun, shows)) return { value, shows, since, until: since, seconds: 0 }
    const answer = { value, shows, since, until: since + seconds * 1000 }
    // Nobody waits for it.
    void ofAllCopies?.set(path, answer)
    return { ...answer, seconds }
  }
  const cache = createCache({
    ttl: longest,
    storage: { type: 'custom', options: { storage: new AnswersInMemory() } },
  }).define(
    'shared',
    {
      ttl: (kept: Kept) => kept.seconds,
      serialize: ({ path }: CachedCall) => `${edition} ${path}`,
      references: (_call: CachedCall, _key: string, kept: Kept) => kept.shows.map(String),
    },
    ask,
  )
  let most = longest
  const audiences = new Map<string, Audience>()
  const get: SharedCache['get'] = async (path, seconds, load, wish = {}) => {
    const { accept = () => undefined, left } = wish
    const key = `${edition} ${path}`
    const audience = audiences.get(key) ?? new Audience()
    audiences.set(key, audience)
    audience.join(left)
    try {
      return await cache.shared({
        ...{ path, accept, seconds: Math.min(seconds ?? longest, most) },
        load: () => load(audience.signal),
      })
    } catch (error) {
      if (!hasLeft(error) || left?.aborted) throw error
      // All the others left before this one came, who is still there.
      audiences.delete(key)
      return await get(path, seconds, load, wish)
    } finally {
      if (audiences.get(key) === audience) audiences.delete(key)
    }
  }
  const forget = async () => {
    purges.note('all')
    edition++
    await cache.clear()
  }
  return {
    get,
    keepAtMost: (seconds) => void (most = Math.min(seconds, longest)),
    purge: async (products) => {
      if (products === 'all') await forget()
      else {
        purges.note(products)
        await cache.invalidate('shared', products.map(String))
      }
      await ofAllCopies?.purge(products)
    },
    forget,
  }
}

const wholeSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1000))

async function askAnew(
  _path: string,
  _seconds: number | undefined,
  load: Load,
  { left }: Wish = {},
): Promise<KeptAnswer> {
  const value = await load(left)
  const since = Date.now()
  return { value, shows: productsIn(value), since, until: since }
}
