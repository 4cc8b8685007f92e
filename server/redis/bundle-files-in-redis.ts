import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { RedisConnection } from './redis-connection.ts'

const FILE = 'larkspur:file:'
/** Longer than anybody has a page open, and than a deployment takes. */
const KEPT_SECONDS = 7 * 86_400
const AGAIN_MS = 86_400_000
/** Redis rests after a failure. */
const RETRY_MS = 3_000

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const NAME = /^[\w-]+(?:[./][\w-]+)*$/
const MAC = 'sha256'
const MAC_BYTES = 32

/** A file of the bundle as it is sent. */
export type BundleFile = { type: string; body: Buffer }

/**
 * The scripts, styles and fonts of all versions that run, in Redis. While a version takes the place of another, a proxy asks any copy for
 * the files of either, and a page whose scripts are missing never comes to life. Each file is signed, so that who can write to Redis
 * and nothing else can put no script into a page.
 */
export class BundleFilesInRedis {
  readonly #redis: RedisConnection
  readonly #secrets: readonly string[]
  readonly #folder: string
  readonly #stopping = new AbortController()
  #own = new Set<string>()

  /** `folder` has the files of this version; `secrets` are that of all copies, and behind it those from before. */
  constructor(redis: RedisConnection, secrets: readonly string[], folder: string) {
    this.#redis = redis
    this.#secrets = secrets
    this.#folder = folder
  }

  /** Gives the files of this version to all copies: now, each time that Redis comes back, and once a day. Nobody waits for it. */
  async start(log: FastifyBaseLogger): Promise<void> {
    const files = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    this.#own = new Set(
      files
        .filter((file) => file.isFile() && extname(file.name) in TYPES)
        .map((file) => relative(this.#folder, join(file.parentPath, file.name)).split(sep).join('/')),
    )
    const give = () =>
      void this.#giveAll().catch((error: unknown) => {
        if (!this.#stopping.signal.aborted)
          log.warn({ err: error }, 'the files of this version were not given to other copies')
      })
    this.#redis.client.on('ready', give)
    const again = setInterval(give, AGAIN_MS).unref()
    this.#stopping.signal.addEventListener('abort', () => {
      clearInterval(again)
      this.#redis.client.off('ready', give)
    })
    if (this.#redis.isWell) give()
  }

  stop(): void {
    this.#stopping.abort()
  }

  /** A file of another version by its path below the bundle. Undefined for one that this version has itself, and for one that no copy has given. */
  async find(name: string): Promise<BundleFile | undefined> {
    const type = TYPES[extname(name)]
    if (!type || !NAME.test(name) || this.#own.has(name)) return undefined
    const value = await this.#redis.attempt((client) => client.getBuffer(FILE + name))
    if (!value || value.length < MAC_BYTES) return undefined
    const body = value.subarray(MAC_BYTES)
    const signature = value.subarray(0, MAC_BYTES)
    const isOurs = this.#secrets.some((secret) => timingSafeEqual(signature, sign(secret, name, body)))
    return isOurs ? { type, body } : undefined
  }

  async #giveAll(): Promise<void> {
    const [secret = ''] = this.#secrets
    for (const name of this.#own) {
      const body = await readFile(join(this.#folder, name))
      const value = Buffer.concat([sign(secret, name, body), body])
      const give = () => this.#redis.attempt((client) => client.set(FILE + name, value, 'EX', KEPT_SECONDS))
      while (!(await give())) {
        // When it is back, all are given anew.
        if (this.#redis.client.status !== 'ready') return
        await pause(RETRY_MS, undefined, { signal: this.#stopping.signal, ref: false })
      }
      this.#stopping.signal.throwIfAborted()
    }
  }
}

const sign = (secret: string, name: string, body: Buffer): Buffer =>
  createHmac(MAC, `bundle files ${secret}`).update(`${name}\n`).update(body).digest()
