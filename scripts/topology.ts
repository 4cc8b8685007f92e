// Starts the shop as it runs on several machines, as plain processes on this one: `npm run topology`.
import { join } from 'node:path'
import { findRedis } from './topology/redis-server.ts'
import { startTopology } from './topology/topology.ts'
import type { Tier } from './topology/topology.ts'

const ROOT = join(import.meta.dirname, '..')
/** The proxy's; docs/running-the-shop.md has the others. */
const PORT = 3000

const redisProgram = await findRedis()
console.log('Starting two stores, a worker and two gateways; the first store prepares the database …')
let isStopping = false
const topology = await startTopology({
  root: ROOT,
  environment: { ...process.env, SITE_URL: `http://localhost:${PORT}`, METRICS_PORT: '0' },
  redisProgram,
  port: PORT,
})
const copies = ({ copies }: Tier) =>
  copies.map(({ url, metricsUrl, process }) => `  ${url} (process ${process.pid}), ${metricsUrl}`).join('\n')
console.log(`
The shop is open at http://localhost:${PORT}, a proxy over
${copies(topology.gateways)}
Their /v1 is at ${topology.stores.url}, a proxy over
${copies(topology.stores)}
The worker is process ${topology.worker?.pid}.
${topology.redis ? `Copies share ${topology.redis.url}.` : 'Copies share nothing: there is no Redis or Valkey.'}

Kill what you like (kill -9 <process>); Ctrl-C ends all of it.`)

const everything = [topology.gateways, topology.stores].flatMap(({ copies }) =>
  copies.map((one) => one.process),
)
for (const one of [...everything, ...(topology.worker ? [topology.worker] : [])])
  void one.gone.then(() => {
    if (!isStopping)
      console.log(`Process ${one.pid} has ended. Its last lines:\n${one.log.slice(-3).join('\n')}`)
  })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    console.log('Ending all of it …')
    void topology.stop().then(() => process.exit(0))
  })
