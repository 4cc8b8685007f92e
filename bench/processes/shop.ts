import process from 'node:process'
import { execute } from '../../graphql/execution/execute.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { NO_LIMITS_OF_LOAD } from '../../scripts/topology/no-limits.ts'
import { answerAsks, repeat, sayReady } from './messages.ts'
import { visitorContexts } from './visitor-contexts.ts'

/**
 * The shop, in a process of its own, whose CPU the bench counts. Its arguments are the address of the store, the id of the home page's query and for how
 * many seconds answers are cached. Over HTTP it serves pages; by messages (`messages.ts`) it answers the home page's query without HTTP around it.
 */
const [storeUrl = '', homeQueryId = '', cacheSeconds = '3600'] = process.argv.slice(2)
const config = readConfig({
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'error',
  API_BASE_URL: storeUrl,
  CACHE_SECONDS: cacheSeconds,
  // A benchmark asks for more than any network may.
  ...NO_LIMITS_OF_LOAD,
})
const app = await buildApp(config, storeUrl)
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
if (typeof address !== 'object' || !address) throw new Error('The shop does not listen')

const contextOf = visitorContexts(config, storeUrl)
const homeQuery = () => execute(app, homeQueryId, { layout: true }, contextOf())

/** Home queries one after another, as a page's loader makes them. */
const runQueries = (ms: number) =>
  repeat(ms, homeQuery, ({ data }) => Buffer.byteLength(JSON.stringify({ data })))

answerAsks((ask) => {
  if (ask.ask === 'queries') return runQueries(ask.ms)
  return ask.ask === 'answer' ? homeQuery().then(({ data }) => data) : undefined
})
sayReady({ url: `http://127.0.0.1:${address.port}` })
