/**
 * Shoppers for as long as you like: `npm run test:load -- --minutes=30 --visits=5`. Two gateways, two stores and a worker run as on several
 * machines, with a PostgreSQL and a Redis of their own; so many visits begin each second, ninety in a hundred to look, eight with something in the cart,
 * two to order and pay. Prints what was answered, what each tier costs, and how its memory goes. Ends with 1 when a visit fails, when an order
 * is not as its bank has it, or when memory grows. With `--peak` all orders are for one window, as before Valentine's Day; then comes a rush of
 * orders alone, and what the peak of that day takes is worked out. With `--redis-away` the gateways are asked as fast as they answer instead, with
 * Redis and without it in turns: what its loss costs.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readCommandLine } from '../../scripts/command-line.ts'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import { startTopology } from '../../scripts/topology/topology.ts'
import type { Tier } from '../../scripts/topology/topology.ts'
import { randomFrom } from '../faults/random.ts'
import { startOwnPostgres } from '../support/processes/own-postgres.ts'
import { familyOf } from '../support/processes/family.ts'
import { testEnvironment } from '../support/processes/process.ts'
import { auditBooks, openSlots } from '../support/shopping/books.ts'
import { reportPeak, rush, wantedByAll } from './peak.ts'
import { usedByAll } from './processes.ts'
import type { Used } from './processes.ts'
import { measureRedisAway } from './redis-away.ts'
import { report } from './report.ts'
import type { Counted, Sample } from './report.ts'
import { kindOf, visit } from './visits.ts'
import type { Product } from './visits.ts'

const USAGE = `npm run test:load -- [--minutes=3] [--visits=5] [--seed=1] [--peak] [--redis-away]

  --visits      how many begin in a second
  --peak        all orders want one window, and a rush of orders follows
  --redis-away  Redis is killed and started again, in turns of 12 s, and what an answer costs is compared`
const { values } = readCommandLine(USAGE, {
  minutes: { type: 'string', default: '3' },
  visits: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  peak: { type: 'boolean', default: false },
  'redis-away': { type: 'boolean', default: false },
})
const minutes = Number(values.minutes)
const perSecond = Number(values.visits)
if (!(minutes > 0 && perSecond > 0)) throw new Error('--minutes and --visits (a second) are numbers above 0')

const ROOT = join(import.meta.dirname, '../..')
const SAMPLES = 60
const RUSH_SECONDS = 20
/** With Redis for so long, and without it. */
const TURN_SECONDS = 12
/** Until what is kept is kept, and the heaps have grown as far as they are let: the same visits, but more of them. */
const WARM_UP_MS = Math.min(180_000, minutes * 10_000)
const WARM_UP_RATE = 4

const stopped: (() => Promise<unknown>)[] = []
try {
  process.exitCode = await run()
} finally {
  for (const stop of stopped.reverse()) await stop()
}

async function run(): Promise<number> {
  const postgres = await startOwnPostgres('larkspur-load-')
  stopped.push(postgres.stop)
  const program = await findRedis()
  const redis = program ? await startRedis(program) : undefined
  if (redis) stopped.push(redis.stop)
  console.log('Starting two stores, a worker and two gateways …')
  const topology = await startTopology({
    root: ROOT,
    environment: testEnvironment({
      ...{ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder, ...(redis && { REDIS_URL: redis.url }) },
    }),
  })
  stopped.push(topology.stop)

  const pidsOf = ({ copies }: Tier) => copies.map(({ process: { pid } }) => pid)
  const tiers: Record<string, () => number[] | Promise<number[]>> = {
    'two gateways': () => pidsOf(topology.gateways),
    'two stores': () => pidsOf(topology.stores),
    worker: () => (topology.worker ? [topology.worker.pid] : []),
    PostgreSQL: async () => familyOf(await postgres.pid()),
  }
  const use = async () => {
    const used: Record<string, Used> = {}
    for (const [name, pids] of Object.entries(tiers)) used[name] = await usedByAll(await pids())
    return used
  }

  if (values['redis-away']) {
    if (!redis || !program) throw new Error('There is no Redis to be had')
    const rounds = Math.max(1, Math.round((minutes * 60) / (2 * TURN_SECONDS)))
    console.log(`${rounds} rounds of ${TURN_SECONDS} s with Redis and as long without …`)
    const shop = { topology, redis, program, use }
    return (await measureRedisAway(shop, { rounds, seconds: TURN_SECONDS })) ? 0 : 1
  }
  await openSlots(postgres.url)
  const listing = await fetch(`${topology.stores.url}/v1/filter/best-sellers/?limit=24`)
  const { data } = (await listing.json()) as { data: { list: Product[] } }
  const random = randomFrom(Number(values.seed))
  const shop = {
    ...{ url: topology.gateways.url, products: data.list, random },
    ...(values.peak && { chooses: wantedByAll }),
  }

  const visits: Counted[] = []
  const paid: string[] = []
  const underWay = new Set<Promise<void>>()
  const begin = (counts: boolean) => {
    const kind = kindOf(random())
    const begun = performance.now()
    const one = visit(shop, kind)
      .then(
        (came) => ({ ...came, failed: undefined }),
        (error: unknown) => ({
          ...{ requests: 0, paid: undefined },
          failed: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((came) => {
        if (came.paid) paid.push(came.paid)
        if (counts || came.failed) visits.push({ ...came, kind, ms: performance.now() - begun })
      })
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }
  /** Begins visits evenly for so long, whatever became of others. */
  const shopFor = async (
    ms: number,
    { counts, rate }: { counts: boolean; rate: number },
    meanwhile: (elapsed: number) => Promise<void>,
  ) => {
    const started = performance.now()
    let begun = 0
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - started) {
      for (const due = (elapsed / 1_000) * rate; begun < due; begun++) begin(counts)
      await meanwhile(elapsed)
      await pause(20)
    }
  }

  console.log(
    `Warming up for ${WARM_UP_MS / 1_000} s with ${WARM_UP_RATE} times as many, then ${minutes} minutes of ${perSecond} visits a second …`,
  )
  await shopFor(WARM_UP_MS, { counts: false, rate: perSecond * WARM_UP_RATE }, async () => {})
  const before = await use()
  const samples: Sample[] = []
  await shopFor(minutes * 60_000, { counts: true, rate: perSecond }, async (elapsed) => {
    if (elapsed < samples.length * ((minutes * 60_000) / SAMPLES)) return
    samples.push({ minute: elapsed / 60_000, used: await use() })
  })
  await Promise.all(underWay)
  const after = await use()
  const rushes = values.peak ? await rushThrough(topology.stores.url) : undefined
  const books = await auditBooks(postgres.url, paid)
  const linesOf = (levels: RegExp) =>
    [...topology.gateways.copies, ...topology.stores.copies].flatMap(({ process: { log } }) =>
      log.filter((line) => levels.test(line)),
    )
  const logged = linesOf(/"level":(50|60)/)
  const warned = linesOf(/"level":40/)
  const outcome = report({ visits, samples, before, after, books, logged, warned })
  return rushes && !reportPeak(visits, before, after, rushes) ? 1 : outcome
}

async function rushThrough(storesUrl: string) {
  console.log(`A rush of orders: ${RUSH_SECONDS} s for many windows, and as long for one …`)
  const many = await rush(storesUrl, RUSH_SECONDS, false)
  return { many, one: await rush(storesUrl, RUSH_SECONDS, true) }
}
