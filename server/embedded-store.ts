import type { FastifyBaseLogger } from 'fastify'
import type { RunningStore, StoreOptions } from '../store/start.ts'

/**
 * Starts the commerce service of the shop itself, with the goods and the illustrator of the sandbox. Its code is loaded
 * only now: a process that works for another backend never holds it.
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
