import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { StoreError, withFailureLog } from '../../kernel/index.ts'
import type { FailureLog } from '../../kernel/index.ts'
import type { PhotographFile, PhotographStorage } from './photograph-storage.ts'

/** How often a copy of the store looks for new photographs. */
const EVERY_MS = 60_000
/** How soon it looks again when it is asked for one that it does not know. */
const AGAIN_AFTER_MS = 2_000
const RETRY_AFTER_S = 5

/** What a version begins with when it is that of a photograph. */
const PREFIX = 'p'

/** A photograph, with a version that changes with its bytes. */
export type Photograph = PhotographFile & { version: string }

/**
 * The photographs of products, as this copy of the store knows them. It looks again every minute, and when it is asked for a version that it
 * does not know. When their storage fails, which is logged, it goes on with what it knew.
 */
export class Photographs {
  readonly #storage: PhotographStorage
  readonly #logFailure: FailureLog | undefined
  readonly #againAfterMs: number
  /** By `realId/name`. */
  #known = new Map<string, Photograph>()
  #looking: Promise<void> | undefined
  #lookedAt = -Infinity

  constructor(storage: PhotographStorage, logFailure?: FailureLog, againAfterMs = AGAIN_AFTER_MS) {
    this.#storage = storage
    this.#logFailure = logFailure
    this.#againAfterMs = againAfterMs
  }

  /** Returns the photograph that replaces a drawing. */
  find(realId: string, name: string): Photograph | undefined {
    return this.#known.get(`${realId}/${name}`)
  }

  /** Looks again when the picture of an address cannot be the one that is known: another copy of the store may have found a new photograph. */
  async lookFor(realId: string, name: string, version: string): Promise<void> {
    if (version.startsWith(PREFIX) && version !== this.find(realId, name)?.version) await this.look()
  }

  /** Looks which photographs there are, unless it has just done so. It does not throw. */
  async look(): Promise<void> {
    if (!this.#looking && performance.now() - this.#lookedAt < this.#againAfterMs) return
    this.#looking ??= this.#list().finally(() => {
      this.#lookedAt = performance.now()
      this.#looking = undefined
    })
    await this.#looking
  }

  /** Looks now, and then every minute. Returns a function that ends this. */
  async keepLooking(): Promise<() => void> {
    await this.look()
    const timer = setInterval(() => void this.look(), EVERY_MS).unref()
    return () => clearInterval(timer)
  }

  /** Returns the bytes of a photograph. Throws 503 when its storage does not give it, or no longer has it as it was. */
  async read(photograph: Photograph): Promise<Buffer> {
    const bytes = await this.#call(`GET ${photograph.path}`, () => this.#storage.read(photograph))
    if (bytes) return bytes
    void this.look()
    const message = 'The picture is out of reach just now. Try again in a moment.'
    throw new StoreError(503, 'unavailable', message, { retryAfter: RETRY_AFTER_S })
  }

  async #list(): Promise<void> {
    const files = await this.#call('LIST', () => this.#storage.list())
    if (files) this.#known = new Map(files.flatMap(photographOf))
  }

  /** Returns undefined for a call that fails, and logs it. */
  #call<T>(call: string, send: () => Promise<T>): Promise<T | undefined> {
    return withFailureLog(this.#logFailure, [this.#storage.name, call], send).catch(() => undefined)
  }
}

/** Returns what a file replaces: the drawing of the product and with the name that its path has. */
function photographOf(file: PhotographFile): [string, Photograph][] {
  const [realId, base = '', ...deeper] = file.path.split('/')
  const { name, ext } = posix.parse(base)
  if (!realId || !name || deeper.length > 0 || !/^\.jpe?g$/i.test(ext)) return []
  const version = `${PREFIX}${createHash('sha256').update(file.tag).digest('hex').slice(0, 12)}`
  return [[`${realId}/${name}`, { ...file, version }]]
}
