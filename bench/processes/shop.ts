import process from 'node:process'
import { buildContext } from '../../graphql/context.ts'
import { execute } from '../../graphql/execution/execute.ts'
import { createUpstream } from '../../graphql/gateway.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { answerAsks, cpuUsed, sayReady } from './messages.ts'
import type { Queries } from './messages.ts'

const [storeUrl = '', homeQueryId = ''] = process.argv.slice(2)
const config = readConfig({
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'error',
  API_BASE_URL: storeUrl,
  CACHE_SECONDS: '3600',
  // A benchmark asks for more than any network may.
  READS_PER_MINUTE: '1000000000',
  NEW_VISITORS_PER_MINUTE: '1000000000',
  NEW_VISITORS_PER_DAY: '1000000000',
})
const app = await buildApp(config, storeUrl)
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
if (typeof address !== 'object' || !address) throw new Error('The shop does not listen')

const upstream = createUpstream({
  apiBaseUrl: storeUrl,
  imageBaseUrl: config.imageBaseUrl,
  cacheSeconds: config.cacheSeconds,
  timeoutMs: config.blockTimeoutMs,
  changeTimeoutMs: config.changeTimeoutMs,
  persistedOnly: false,
})
const NOBODY = {
  sessionToken: undefined,
  authToken: undefined,
  referrerPath: '',
  fingerprint: '',
  onSession: () => {},
}
const homeQuery = () => execute(app, homeQueryId, { layout: true }, buildContext(upstream, NOBODY))

/** Home queries one after another, as a page's loader makes them, for so long. */
async function runQueries(ms: number): Promise<Queries> {
  const before = cpuUsed()
  const start = performance.now()
  let count = 0
  let last: Awaited<ReturnType<typeof homeQuery>> | undefined
  while (performance.now() - start < ms) {
    last = await homeQuery()
    count++
    // Out of the microtasks now and then, as between requests.
    if (count % 10 === 0) await new Promise((next) => setImmediate(next))
  }
  const seconds = (performance.now() - start) / 1000
  return {
    count,
    seconds,
    cpu: cpuUsed() - before,
    bytes: Buffer.byteLength(JSON.stringify({ data: last?.data })),
  }
}

answerAsks((ask) => (ask.ask === 'queries' ? runQueries(ask.ms) : undefined))
sayReady({ url: `http://127.0.0.1:${address.port}` })
