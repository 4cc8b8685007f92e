import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import type { RunningRedis } from '../../scripts/topology/redis-server.ts'
import { startTopology } from '../../scripts/topology/topology.ts'
import type { Copy, Topology } from '../../scripts/topology/topology.ts'
import { startOwnPostgres } from '../support/processes/own-postgres.ts'
import { testEnvironment } from '../support/processes/process.ts'
import { query } from '../support/processes/test-server.ts'
import { randomFrom } from './random.ts'
import type { ToxicProxy } from './toxics.ts'
import { startToxicProxy } from './toxics.ts'

/** Two gateways, two stores and a worker, as processes, with a PostgreSQL and a Redis of their own, and poisonable connections between. */
export type FaultyShop = {
  topology: Topology
  /** Where shoppers reach the gateways, and gateways the stores. */
  url: string
  storeUrl: string
  /** The connections from gateways to stores, from stores to the database, and of all to Redis. */
  toStores: ToxicProxy
  toDatabase: ToxicProxy
  toRedis: ToxicProxy | undefined
  redis: RunningRedis | undefined
  /** The database itself, past its proxy. */
  databaseUrl: string
  /** The process of the database's server. */
  databasePid: () => Promise<number>
  random: () => number
  /** Removes what is wrong, starts what was killed, and waits until each copy is ready and calls are made again. */
  mend: () => Promise<void>
  stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 60_000
/** The line and the headers of a call to /v1. */
const REQUEST_HEAD = /^[A-Z]+ \/v1[^]*?\r\n\r\n/gm

type Options = { seed: number; environment?: Record<string, string> }

/** Starts it. The database waits for its disk, as in earnest. */
export async function startFaultyShop({ seed, environment = {} }: Options): Promise<FaultyShop> {
  const random = randomFrom(seed)
  const stopped: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stopped.splice(0).reverse()) await end()
  }
  try {
    const postgres = await startOwnPostgres('larkspur-faults-')
    stopped.push(postgres.stop)
    const toDatabase = await startToxicProxy({ target: portOf(postgres.url), random })
    stopped.push(toDatabase.stop)
    const program = await findRedis()
    const redis = program ? await startRedis(program) : undefined
    if (redis) stopped.push(redis.stop)
    const toRedis = redis && (await startToxicProxy({ target: portOf(redis.url), random }))
    if (toRedis) stopped.push(toRedis.stop)
    let toStores: ToxicProxy | undefined
    const topology = await startTopology({
      root: ROOT,
      environment: testEnvironment({
        DATABASE_URL: throughPort(postgres.url, toDatabase.port),
        DATA_DIR: postgres.folder,
        ...(toRedis && { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` }),
        // The proxy in front looks ten times a second.
        DRAIN_SECONDS: '1',
        ...environment,
      }),
      storesBehind: async (url) => {
        toStores = await startToxicProxy({ target: portOf(url), random, notes: REQUEST_HEAD })
        stopped.push(toStores.stop)
        return `http://127.0.0.1:${toStores.port}`
      },
    })
    stopped.push(topology.stop, () => keepLogs(topology))
    if (!toStores) throw new Error('Nothing stands before the stores')
    const shop = {
      ...{ topology, toDatabase, toStores, toRedis, redis, random, stop },
      url: topology.gateways.url,
      storeUrl: topology.stores.url,
      databaseUrl: postgres.url,
      databasePid: postgres.pid,
    }
    return { ...shop, mend: () => mend(shop) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Adds the logs of the copies that run to `.data/faults.log`: they say why a row did not hold. */
async function keepLogs({ gateways, stores }: Topology): Promise<void> {
  await mkdir(join(ROOT, '.data'), { recursive: true })
  for (const [tier, { copies }] of Object.entries({ gateways, stores }))
    for (const { url, process: copy } of copies)
      await appendFile(join(ROOT, '.data', 'faults.log'), `${tier} ${url}\n${copy.log.join('\n')}\n`)
}

type Mendable = Omit<FaultyShop, 'mend' | 'stop'>

async function mend({ topology, toDatabase, toStores, toRedis, databaseUrl }: Mendable): Promise<void> {
  await Promise.all([toDatabase.mend(), toStores.mend(), toRedis?.mend()])
  await untilAnswers(() => query(databaseUrl, 'select 1').then(() => true))
  for (const tier of [topology.stores, topology.gateways]) {
    for (const [index, copy] of tier.copies.entries()) if (hasEnded(copy)) await tier.replace(index)
    await Promise.all(tier.copies.map((copy) => untilAnswers(() => isOk(`${copy.url}/readyz`))))
  }
  // A page that is not kept goes all the way.
  await Promise.all(
    topology.gateways.copies.map((copy) =>
      untilAnswers(() => isOk(`${copy.url}/search?q=mended-${Date.now()}`)),
    ),
  )
}

const hasEnded = ({ process: { pid } }: Copy) => !isAlive(pid)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const isOk = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  await answer.arrayBuffer()
  return answer.ok
}

/** Asks until the answer is yes; throws when it never is. */
export async function untilAnswers(ask: () => Promise<boolean>, ms = READY_WITHIN_MS): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (await ask().catch(() => false)) return performance.now() - begun
    if (performance.now() - begun > ms) throw new Error(`Not within ${ms / 1000} s`)
    await pause(50)
  }
}

const portOf = (url: string) => Number(new URL(url).port)

function throughPort(url: string, port: number): string {
  const through = new URL(url)
  through.port = String(port)
  return through.href
}
