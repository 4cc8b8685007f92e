import { pino } from 'pino'
import { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import type { ChangedProducts } from '../../graphql/rest/purges.ts'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import { hearPurges } from './purge-messages.ts'
import { RedisConnection } from './redis-connection.ts'

const program = await findRedis()
/** A busy machine takes its time. */
const WITHIN = { timeout: 20_000 }

test.runIf(program)(
  'what was kept before messages can arrive is forgotten, first and after a lost connection',
  async () => {
    const redis = await startRedis(program ?? '')
    const teller = new Redis(redis.url)
    const connection = new RedisConnection(redis.url, pino({ level: 'silent' }) as FastifyBaseLogger)
    const heard: (ChangedProducts | 'first')[] = []
    const tell = (product: number) => teller.publish('larkspur:purge', JSON.stringify([product]))
    // Nobody hears it yet.
    expect(await tell(1)).toBe(0)
    const stop = hearPurges(connection, {
      purge: (products) => Promise.resolve(void heard.push(products)),
      onFirstHearing: () => void heard.push('first'),
      onHearing: () => {},
    })
    await expect.poll(() => heard, WITHIN).toEqual(['first'])
    expect(await tell(2)).toBe(1)
    await teller.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await expect.poll(() => heard.length, WITHIN).toBe(3)
    expect(await tell(4)).toBe(1)
    await expect.poll(() => heard, WITHIN).toEqual(['first', [2], 'all', [4]])
    stop()
    connection.stop()
    await teller.quit()
    await redis.stop()
  },
)
