import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import type { RunningRedis } from '../../scripts/topology/redis-server.ts'
import { connectRedis } from '../redis/redis-connection.ts'
import type { RedisConnection } from '../redis/redis-connection.ts'
import { EdgePurges } from './edge-purges.ts'
import { purgeOnRelease } from './purge-on-release.ts'

const program = await findRedis()
const log = pino({ level: 'silent' })
/** Longer than gateways wait for each other's answers, and for a Redis that is busy. */
const ASKED_MS = 2_500
/** So long that commands which only save time are given up. */
const BUSY_MS = 600

let redis: RunningRedis | undefined
let edge: Server
/** What the edge was told to forget. */
let purges: string[] = []
let gateways: { app: FastifyInstance; connection: RedisConnection | undefined }[] = []
beforeAll(async () => {
  if (program) redis = await startRedis(program)
  edge = createServer((request, response) => {
    purges.push(String(request.headers['surrogate-key']))
    response.end()
  })
  await new Promise<void>((ready) => edge.listen(0, '127.0.0.1', ready))
})
afterEach(async () => {
  for (const gateway of gateways) await stop(gateway)
  gateways = []
})
afterAll(async () => {
  edge.close()
  await redis?.stop()
})

/** Starts a gateway; with `redis` null it shares nothing. */
async function start(release: string, url: string | null | undefined = redis?.url) {
  const { port } = edge.address() as AddressInfo
  const connection = connectRedis(url ?? undefined, log, undefined)
  const app = Fastify()
  const told = new EdgePurges({ purgeUrl: `http://127.0.0.1:${port}/`, token: undefined }, app.log)
  purgeOnRelease(app, { edge: told, redis: connection, release })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const gateway = { app, connection }
  gateways.push(gateway)
  await pause(ASKED_MS)
  return gateway
}

async function stop({ app, connection }: (typeof gateways)[number]) {
  await app.close()
  connection?.stop()
}

/** What the edge was told meanwhile. */
async function purgesOf(work: () => Promise<unknown>): Promise<string[]> {
  purges = []
  await work()
  return purges
}

test('a gateway that shares nothing with others has all pages forgotten when it starts', async () => {
  for (let copies = 0; copies < 2; copies++)
    expect(await purgesOf(() => start('one', null))).toEqual(['pages'])
})

test.runIf(program)(
  'one that joins others of its release has none forgotten, nor has one that ends',
  async () => {
    expect(await purgesOf(() => start('one'))).toEqual(['pages'])
    expect(await purgesOf(() => start('one'))).toEqual([])
    const third = await start('one')
    expect(await purgesOf(() => stop(third))).toEqual([])
  },
)

test.runIf(program)(
  'during a deployment those that come and those that go have all pages forgotten, and afterwards nobody has',
  async () => {
    const old = [await start('one'), await start('one')]
    for (const gateway of old) {
      expect(await purgesOf(() => start('two'))).toEqual(['pages'])
      expect(await purgesOf(() => stop(gateway))).toEqual(['pages'])
    }
    expect(await purgesOf(() => start('two'))).toEqual([])
  },
)

test.runIf(program)('a Redis that is busy for a moment is waited for', async () => {
  const beBusy = () => {
    redis?.pause()
    setTimeout(() => redis?.resume(), BUSY_MS)
  }
  const first = await start('one')
  beBusy()
  expect(await purgesOf(() => start('one'))).toEqual([])
  const other = await start('two')
  beBusy()
  expect(await purgesOf(() => stop(first))).toEqual(['pages'])
  await stop(other)
})

test('a Redis that is away is taken for one that knows of nobody', async () => {
  expect(await purgesOf(() => start('one', 'redis://127.0.0.1:9'))).toEqual(['pages'])
})
