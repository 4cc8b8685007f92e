// Starts the shop as it runs on several machines, as plain processes on this one: `npm run topology`.
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readCommandLine } from './command-line.ts'
import { findRedis } from './topology/redis-server.ts'
import type { RunningProcess } from './topology/start-process.ts'
import { REDIS_OFFSET, metricsUrlOf, startTopology } from './topology/topology.ts'
import type { Tier } from './topology/topology.ts'

const USAGE = `npm run topology -- [--from=<folder>]

  --from  starts copies from another folder, or from where a link leads at that moment; without it from this one`
const { values } = readCommandLine(USAGE, { from: { type: 'string' } })
const ROOT = join(import.meta.dirname, '..')
const FROM = resolve(values.from ?? ROOT)
/** The proxy's; docs/running-the-shop.md has the others. */
const PORT = 3000
/** As long as the units of `operations/systemd/` wait. */
const RESTART_MS = 2_000
const LOGS = join(ROOT, '.data', 'topology')
const METRICS = join(LOGS, 'metrics.json')

await mkdir(LOGS, { recursive: true })
const logs = new Map<string, ReturnType<typeof createWriteStream>>()
function keep(name: string, line: string): void {
  const log = logs.get(name) ?? createWriteStream(join(LOGS, `${name}.log`))
  logs.set(name, log)
  log.write(`${line}\n`)
}

const redisProgram = await findRedis()
console.log('Starting two stores, a worker and two gateways; the first store prepares the database …')
let isStopping = false
const topology = await startTopology({
  root: FROM,
  environment: {
    ...process.env,
    ...{ SITE_URL: `http://localhost:${PORT}`, METRICS_PORT: '0' },
    // The data stay where they are, whatever version the copies are of.
    DATA_DIR: resolve(ROOT, process.env['DATA_DIR'] ?? '.data'),
  },
  redisProgram,
  port: PORT,
  onLine: keep,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.error(
    `It needs the ports from ${PORT} to ${PORT + REDIS_OFFSET}. Does another shop or topology have one of them?`,
  )
  return process.exit(1)
})
const copies = ({ copies }: Tier) =>
  copies.map(({ url, metricsUrl, process }) => `  ${url} (process ${process.pid}), ${metricsUrl}`).join('\n')
console.log(`
The shop is open at http://localhost:${PORT}, a proxy over
${copies(topology.gateways)}
Their /v1 is at ${topology.stores.url}, a proxy over
${copies(topology.stores)}
The worker is process ${topology.worker?.pid}, ${topology.worker && metricsUrlOf(topology.worker)}
${topology.redis ? `Copies share ${topology.redis.url}.` : 'Copies share nothing: there is no Redis or Valkey.'}
The log of each is in .data/topology/, and where their metrics are in metrics.json there.

Kill what you like of these (kill -9 <process>): it is started again after two seconds, as by a supervisor. Redis is not.
kill -USR2 ${process.pid} replaces all copies by the version in ${FROM}, as a deployment does;
--from=<link> has another version in a folder of its own. Ctrl-C ends all of it.`)

/** Processes are replaced one after the other, so that the others answer meanwhile. */
let replacing: Promise<unknown> = Promise.resolve()
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = replacing.then(work)
  replacing = done.catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  return done
}

type Place = {
  name: string
  running: () => RunningProcess | undefined
  metrics: () => string | undefined
  replace: () => Promise<void>
}
const placesOf = (kind: string, tier: Tier): Place[] =>
  tier.copies.map((_copy, index) => ({
    name: `${kind}-${index + 1}`,
    running: () => tier.copies[index]?.process,
    metrics: () => tier.copies[index]?.metricsUrl,
    replace: () => tier.replace(index),
  }))
/** In the order of a deployment. */
const places: Place[] = [
  ...placesOf('store', topology.stores),
  {
    name: 'worker',
    running: () => topology.worker,
    metrics: () => topology.worker && metricsUrlOf(topology.worker),
    replace: () => topology.replaceWorker(),
  },
  ...placesOf('gateway', topology.gateways),
]

const beingReplaced = new Set<Place>()

/** Starts another in the place of a process that ends without having been told to. */
function watch(place: Place): void {
  const watched = place.running()
  void watched?.gone.then(async () => {
    await pause(RESTART_MS)
    if (isStopping || beingReplaced.has(place) || place.running() !== watched) return
    console.log(
      `${place.name} (process ${watched.pid}) has ended. Its last lines:\n${watched.log.slice(-3).join('\n')}`,
    )
    await replace(place).catch(() => watch(place))
  })
}
const replace = (place: Place) =>
  inTurn(async () => {
    beingReplaced.add(place)
    await place.replace().finally(() => beingReplaced.delete(place))
    await listMetrics()
    console.log(
      `${place.name} is process ${[place.running()?.pid, place.metrics()].filter(Boolean).join(', ')}.`,
    )
    watch(place)
  })

/** Where the metrics are now, in a file that Prometheus reads again by itself (`file_sd_configs`). */
async function listMetrics(): Promise<void> {
  const targets = places.flatMap(({ name, metrics }) => {
    const address = metrics()
    return address ? [{ targets: [new URL(address).host], labels: { job: 'larkspur', copy: name } }] : []
  })
  await writeFile(METRICS, `${JSON.stringify(targets, null, 2)}\n`)
}

for (const place of places) watch(place)
await listMetrics()
process.on('SIGUSR2', () => {
  console.log('Replacing all copies, one after the other …')
  void Promise.all(places.map(replace)).then(
    () => console.log('All copies are replaced.'),
    () => {},
  )
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    console.log('Ending all of it …')
    void topology.stop().then(() => process.exit(0))
  })
