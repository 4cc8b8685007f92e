import type { StorageInterface } from 'async-cache-dedupe'
import { LRUCache } from 'lru-cache'

type Kept = { value: unknown; references: readonly string[] }

/** As JSON. In memory an answer takes two or three times as much. */
const MAX_BYTES = 32 * 1024 * 1024
/** What each takes besides: its key, and the references to it. */
const BESIDES = 1024

/**
 * What async-cache-dedupe keeps, bounded by how large it is: the storage of its own counts answers, of which one is a hundred bytes and
 * another a hundred kilobytes. What was not asked for the longest goes first. Times to live are in seconds.
 */
export class AnswersInMemory implements StorageInterface {
  readonly #kept: LRUCache<string, Kept>
  /** The keys of what refers to a thing. */
  readonly #keys = new Map<string, Set<string>>()

  constructor(maxBytes = MAX_BYTES) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }) => (JSON.stringify(value) ?? '').length + BESIDES,
      dispose: ({ references }, key) => this.#forget(key, references),
    })
  }

  async get(key: string): Promise<unknown> {
    return this.#kept.get(key)?.value
  }

  async set(key: string, value: unknown, ttl: number, references: string | string[] = []): Promise<void> {
    if (!(ttl > 0)) return
    const unique = [...new Set([references].flat())]
    this.#kept.set(key, { value, references: unique }, { ttl: ttl * 1000 })
    // What is larger than all there is room for was not kept.
    if (!this.#kept.has(key)) return
    for (const reference of unique) {
      const keys = this.#keys.get(reference)
      if (keys) keys.add(key)
      else this.#keys.set(reference, new Set([key]))
    }
  }

  async remove(key: string): Promise<void> {
    this.#kept.delete(key)
  }

  async invalidate(references: string | string[]): Promise<void> {
    for (const reference of [references].flat())
      for (const key of this.#keys.get(reference) ?? []) this.#kept.delete(key)
  }

  async clear(name = ''): Promise<void> {
    for (const key of this.#kept.keys()) if (key.startsWith(name)) this.#kept.delete(key)
  }

  async refresh(): Promise<void> {
    this.#kept.clear()
  }

  /** Asked only where answers are shown past their time, which these are not. */
  async getTTL(): Promise<void> {
    throw new Error('No answer is kept past its time')
  }

  async exists(key: string): Promise<boolean> {
    return this.#kept.has(key)
  }

  #forget(key: string, references: readonly string[]): void {
    for (const reference of references) {
      const keys = this.#keys.get(reference)
      keys?.delete(key)
      if (!keys?.size) this.#keys.delete(reference)
    }
  }
}
