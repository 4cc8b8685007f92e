import type { FastifyBaseLogger } from 'fastify'
import type * as DemoModule from '../demo/demo.ts'
import type * as StoreModule from '../store/start.ts'
import type { RunningStore, StoreOptions } from '../store/start.ts'
import { ConfigError } from './config.ts'

type Options = Omit<StoreOptions, 'logger'>

/**
 * Starts the embedded store with the products and the illustrator of the sandbox. Throws ConfigError when its database is not
 * ready.
 */
export function startEmbeddedStore(options: Options, logger: FastifyBaseLogger): Promise<RunningStore> {
  return withStore(({ startStore }, demo) => startStore({ ...demo, ...options, logger }))
}

/** Starts a worker of the embedded store's jobs, without the store. `storeUrl` is where a store answers. */
export function startEmbeddedWorker(
  options: Options,
  logger: FastifyBaseLogger,
  storeUrl: string,
): Promise<() => Promise<void>> {
  return withStore(({ startWorkerAlone }, demo) =>
    startWorkerAlone({ ...demo, ...options, logger }, storeUrl),
  )
}

type Store = typeof StoreModule
type Demo = typeof DemoModule.DEMO

/** The store's code is loaded here, so that a process that uses another backend never loads it. */
async function withStore<T>(start: (store: Store, demo: Demo) => Promise<T>): Promise<T> {
  const [store, { DEMO }] = await Promise.all([import('../store/start.ts'), import('../demo/demo.ts')])
  try {
    return await start(store, DEMO)
  } catch (error) {
    throw error instanceof store.DatabaseNotReady ? new ConfigError(error.message, { cause: error }) : error
  }
}
