import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ModuleRunner } from 'vite/module-runner'
import type { RunningStore } from '../../store/start.ts'
import type * as EmbeddedStoreModule from '../embedded-store.ts'
import type * as AppModule from '../app.ts'
import type { Config } from '../config.ts'

type Options = {
  config: Config
  log: Logger
  runner: ModuleRunner
  appOptions: AppModule.AppOptions
  /** Called with each app before it takes requests. */
  extend: (app: FastifyInstance) => void
}

/** What is asked before a change is answered before it; a stream that is not read must not keep changes from showing. */
const LONGEST_ANSWER_MS = 10_000

type Running = { app: FastifyInstance; store: RunningStore | undefined }

/** The Node tier and the store as their sources are now: loaded anew within this process whenever those change. */
export class ReloadingShop {
  readonly #options: Options
  #running: Running | undefined
  /** Resolves when the shop is loaded as it was asked to last; never rejects. */
  #loaded: Promise<void> = Promise.resolve()
  readonly #answering = new Set<ServerResponse>()
  #loads = 0
  /** Why the sources cannot be run as they are. */
  failure: Error | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** The database of the embedded store. */
  get databaseUrl(): string | undefined {
    return this.#running?.store?.databaseUrl
  }

  /**
   * Loads the sources anew, after `before`, which may change some of them; requests wait until that is done. Whoever
   * asks meanwhile has it done once more.
   */
  load(before?: () => Promise<void>): Promise<void> {
    this.#loads++
    this.#loaded = this.#loaded.then(() => this.#load(before)).finally(() => this.#loads--)
    return this.#loaded
  }

  /** Whether it runs: it is not being loaded, and was not kept from it by its sources. */
  get isRunning(): boolean {
    return this.#loads === 0 && !this.failure
  }

  /** Answers a request, unless the sources cannot be run: then `failed` does. */
  async answer(request: IncomingMessage, response: ServerResponse, failed: (error: Error) => void) {
    await this.#ready()
    // Whoever asked may have left while the sources were loaded.
    if (response.destroyed) return
    this.#answering.add(response)
    response.once('close', () => this.#answering.delete(response))
    const { failure } = this
    if (failure) failed(failure)
    else this.#running?.app.routing(request, response)
  }

  async stop(): Promise<void> {
    await this.#ready()
    await this.#stop()
  }

  /** Waits until nothing is being loaded any more. */
  async #ready(): Promise<void> {
    for (let loaded; loaded !== this.#loaded;) {
      loaded = this.#loaded
      await loaded
    }
  }

  async #load(before?: () => Promise<void>): Promise<void> {
    const { config, runner } = this.#options
    try {
      await before?.()
      runner.clearCache()
      // Both are read before anything is stopped: a slip in the sources leaves the database and its jobs running.
      const { buildApp } = (await runner.import('/server/app.ts')) as typeof AppModule
      const start = config.apiBaseUrl
        ? undefined
        : ((await runner.import('/server/embedded-store.ts')) as typeof EmbeddedStoreModule)
            .startEmbeddedStore
      await this.#answered()
      await this.#stop()
      await this.#start(buildApp, start)
      this.failure = undefined
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error))
      this.#options.log.error({ err: this.failure }, 'the sources cannot be run as they are')
    }
  }

  /** Waits until what was asked before is answered, but not for long. */
  async #answered(): Promise<void> {
    const closed = [...this.#answering].map((response) => once(response, 'close'))
    await Promise.race([Promise.all(closed), pause(LONGEST_ANSWER_MS, undefined, { ref: false })])
  }

  async #start(
    buildApp: typeof AppModule.buildApp,
    startStore: typeof EmbeddedStoreModule.startEmbeddedStore | undefined,
  ): Promise<void> {
    const { config, log, appOptions, extend } = this.#options
    const store = await startStore?.(config.store, log.child({ part: 'store' }))
    try {
      const app = await buildApp(config, config.apiBaseUrl ?? store?.url ?? '', { log, ...appOptions })
      extend(app)
      await app.ready()
      this.#running = { app, store }
    } catch (error) {
      await store?.stop()
      throw error
    }
  }

  async #stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    await running?.app.close()
    await running?.store?.stop()
  }
}
