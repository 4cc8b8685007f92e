import type { FastifyBaseLogger } from 'fastify'
import type { RunningStore, StoreOptions } from '../store/start.ts'

/**
 * Starts the embedded store with the products and the illustrator of the sandbox. Its code is loaded here, so a process that
 * uses another backend never loads it.
 */
export async function startEmbeddedStore(
  options: Omit<StoreOptions, 'logger'>,
  logger: FastifyBaseLogger,
): Promise<RunningStore> {
  const [{ startStore }, { DEMO }] = await Promise.all([
    import('../store/start.ts'),
    import('../demo/demo.ts'),
  ])
  return startStore({ ...DEMO, ...options, logger })
}
