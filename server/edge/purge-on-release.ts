import type { FastifyInstance } from 'fastify'
import type { RedisConnection } from '../redis/redis-connection.ts'
import type { EdgePurges } from './edge-purges.ts'
import { OtherGateways } from './other-gateways.ts'

type Parts = {
  edge: EdgePurges
  /** What copies share; without it every gateway that starts has all pages forgotten. */
  redis: RedisConnection | undefined
  /** What this gateway makes its pages with (`pagesRelease`). */
  release: string
}

/**
 * Has an edge forget all pages when a gateway starts, unless all that run already make the same pages: those have told the edge
 * of every change meanwhile, and a gateway that joins them at a peak must not send every stranger to the gateways. One that is being
 * replaced by another release has them forgotten as it ends, as it may have given the edge some of its own until then.
 */
export function purgeOnRelease(app: FastifyInstance, { edge, redis, release }: Parts): void {
  const others = redis && new OtherGateways(redis, release)
  const isOther = (running: string) => running !== release
  let isReplaced: Promise<boolean> | undefined
  const start = async () => {
    const running = await others?.releases()
    if (!running?.length || running.some(isOther)) edge.purge('all')
  }
  app.addHook('onListen', () => void start())
  app.addHook('preClose', async () => {
    isReplaced = others?.releases().then((running) => Boolean(running?.some(isOther)))
  })
  app.addHook('onClose', async () => {
    if (await isReplaced) edge.purge('all')
    others?.stop()
    await edge.stop()
  })
}
