import type { Plugin } from 'vitest/config'
import { ForksPoolWorker } from 'vitest/node'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

/** After so many runs a worker is replaced: what mutants left behind in it does not pile up. */
const RUNS = 150

type Listener = (message: unknown) => void
type Kept = { fork: ForksPoolWorker; runs: number }

/**
 * Vitest's process for tests, kept from one run to the next with all that it has loaded: loading the store takes longer than
 * most tests of it. A mutant in what is worked out while files are loaded has a process of its own.
 */
export function keptWorkers(): Plugin {
  let kept: Kept | undefined
  return {
    name: 'kept-workers',
    configureVitest({ vitest, project }) {
      project.config.pool = 'kept'
      project.config.poolRunner = {
        name: 'kept',
        createPoolWorker: (options) =>
          new KeptWorker(
            options,
            () => {
              const taken = kept
              kept = undefined
              return taken
            },
            (back) => (kept = back),
          ),
      }
      vitest.onClose(() => kept?.fork.stop())
    },
  }
}

class KeptWorker implements PoolWorker {
  readonly name = 'kept'
  readonly cacheFs = true
  readonly #options: PoolOptions
  readonly #take: () => Kept | undefined
  readonly #giveBack: (kept: Kept) => void
  readonly #listeners: [string, Listener][] = []
  #kept: Kept | undefined
  #isStarted = false
  #config: unknown

  constructor(options: PoolOptions, take: () => Kept | undefined, giveBack: (kept: Kept) => void) {
    this.#options = options
    this.#take = take
    this.#giveBack = giveBack
  }

  get #mayBeKept(): boolean {
    return this.#options.project.getProvidedContext().mutantActivation !== 'static'
  }

  get #worker(): Kept {
    if (!this.#kept) throw new Error('The worker is not started.')
    return this.#kept
  }

  async start(): Promise<void> {
    const kept = this.#mayBeKept ? this.#take() : undefined
    this.#isStarted = kept !== undefined
    this.#kept = kept ?? { fork: new ForksPoolWorker(this.#options), runs: 0 }
    if (!kept) await this.#kept.fork.start()
  }

  send(message: WorkerRequest): void {
    const { fork } = this.#worker
    if (message.type === 'start') {
      this.#config = message.context.config
      if (this.#isStarted) return this.#answer('started')
    }
    if (message.type === 'stop' && this.#isToBeKept()) return this.#answer('stopped')
    // The process was started with the configuration of its first run; each has its own.
    if (message.type === 'run')
      fork.send({ ...message, context: { ...message.context, config: this.#config } } as never)
    else fork.send(message)
  }

  #isToBeKept(): boolean {
    return this.#mayBeKept && this.#worker.runs < RUNS
  }

  #answer(type: 'started' | 'stopped'): void {
    const response = { type, __vitest_worker_response__: true }
    setImmediate(() => {
      for (const [event, listener] of [...this.#listeners]) if (event === 'message') listener(response)
    })
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    this.#worker.fork.on(event, listener)
  }

  off(event: string, listener: Listener): void {
    const index = this.#listeners.findIndex(([known, own]) => known === event && own === listener)
    if (index >= 0) this.#listeners.splice(index, 1)
    this.#worker.fork.off(event, listener)
  }

  deserialize(data: unknown): unknown {
    return this.#worker.fork.deserialize(data)
  }

  async stop(): Promise<void> {
    const { fork, runs } = this.#worker
    const isKept = this.#isToBeKept()
    for (const [event, listener] of this.#listeners.splice(0)) fork.off(event, listener)
    if (isKept) this.#giveBack({ fork, runs: runs + 1 })
    else await fork.stop()
  }
}
