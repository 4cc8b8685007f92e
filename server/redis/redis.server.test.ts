import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import type { RunningRedis } from '../../scripts/topology/redis-server.ts'
import { startToxicProxy } from '../../tests/faults/toxics.ts'
import type { ToxicProxy } from '../../tests/faults/toxics.ts'
import { scrape, total } from '../../tests/support/metrics.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { changePrice } from '../../tests/support/shopping/change-price.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'

// Two gateways that share a Redis, and the store behind them, which tells it of changes.
const program = await findRedis()
const READS = 50
/** What others were answered by this time after the start of a copy it does not take. */
const OLDER_MS = 2_500
/** A busy machine takes its time. */
const WITHIN = { timeout: 20_000 }

let redis: RunningRedis
/** Between the store and Redis. */
let wire: ToxicProxy
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: RunningProcess
let storeUrl: string
let gateways: [ShopProcess, ShopProcess]
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  redis = await startRedis(program)
  wire = await startToxicProxy({ target: Number(new URL(redis.url).port), random: () => 0 })
  database = await copyTemplate(testServer)
  store = await startProcess('server/store-only.ts', 'commerce API is at', {
    ...{
      DATABASE_URL: database.url,
      DATA_DIR: testServer.scratchFolder,
      RUN_JOBS: 'false',
      REDIS_URL: `redis://127.0.0.1:${wire.port}`,
    },
  })
  storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
  gateways = await Promise.all([startGateway(), startGateway()])
  // From the others they take what is younger than they are, whatever their clocks say.
  await pause(OLDER_MS)
})
afterAll(async () => {
  if (!program) return
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await store.stop()
  await wire.stop()
  await database.drop()
  await redis.stop()
})

const startGateway = () =>
  startShopProcess({
    API_BASE_URL: storeUrl,
    ...{ REDIS_URL: redis.url, METRICS_PORT: '0', BLOCK_TIMEOUT_MS: '10000', TRUST_PROXY: '1' },
    READS_PER_MINUTE: String(READS),
  })

const open = async (gateway: ShopProcess, path: string, network = '192.0.2.1') => {
  const answer = await fetch(gateway.url + path, { headers: { 'x-forwarded-for': network } })
  return { status: answer.status, html: await answer.text() }
}

test.runIf(program)('what one copy asked the store for, another has', async () => {
  const [one, other] = gateways
  const path = '/category/tulips'
  const callsOf = async (gateway: ShopProcess) =>
    total((await scrape(gateway)).samples, 'larkspur_upstream_call_duration_seconds_count', {
      call: 'GET /v1/:type/:slug/',
    })
  const before = await callsOf(other)
  expect((await open(one, path)).status).toBe(200)
  expect(await callsOf(one)).toBeGreaterThan(0)
  // The answer is written behind the page.
  const page = await open(other, path)
  expect(page.status).toBe(200)
  expect(page.html).toContain('Tulips')
  expect(await callsOf(other)).toBe(before)
})

/** A product, and whether the pages that show it have a price, in every copy. */
async function firstRose() {
  const listing = await (await fetch(`${storeUrl}/v1/category/roses/?limit=1`)).json()
  const [{ id }] = (listing as { data: { list: [{ id: number }] } }).data.list
  const pages = [`/product/${id}`, '/category/roses']
  const shows = async (price: string) => {
    const opened = await Promise.all(
      gateways.flatMap((gateway) => pages.map((path) => open(gateway, path, '192.0.2.9'))),
    )
    return opened.map(({ html }) => html.includes(price))
  }
  return { id, shows }
}
const NOWHERE = [false, false, false, false]
const EVERYWHERE = [true, true, true, true]

test.runIf(program)('a changed price is on every page of every copy within a second', async () => {
  const { id, shows } = await firstRose()
  expect(await shows('£987.65')).toEqual(NOWHERE)
  await changePrice(database.url, id, 98_765)
  expect(await shows('£987.65')).toEqual(EVERYWHERE)
})

test.runIf(program)('a copy that starts has no old price, whatever Redis has forgotten', async () => {
  const { id, shows } = await firstRose()
  const client = new Redis(redis.url)
  const answersWith = async (text: string) => {
    const keys = await client.keys('larkspur:answer:*')
    const answers = keys.length ? await client.mget(keys) : []
    return answers.filter((answer) => answer?.includes(text)).length
  }
  await changePrice(database.url, id, 98_765)
  await expect.poll(() => shows('£987.65'), WITHIN).toEqual(EVERYWHERE)
  await expect.poll(() => answersWith('98765'), WITHIN).toBeGreaterThan(0)
  // As `allkeys-lru` may: the answers stay, and which of them show the product is gone.
  await client.del(await client.keys('larkspur:showing:*'))
  await changePrice(database.url, id, 98_760)
  const listing = async () => (await open(gateways[0], '/category/roses', '192.0.2.9')).html
  await expect.poll(listing, WITHIN).toContain('£987.60')
  expect(await answersWith('98765'), 'answers with the old price').toBeGreaterThan(0)
  const late = await startGateway()
  const { html } = await open(late, `/product/${id}`, '192.0.2.9')
  await late.stop()
  await client.quit()
  expect(html).toContain('£987.60')
  expect(html).not.toContain('£987.65')
  await changePrice(database.url, id, 98_765)
  await expect.poll(() => shows('£987.65'), WITHIN).toEqual(EVERYWHERE)
})

test.runIf(program)('requests are counted for all copies together', async () => {
  const statuses = []
  for (let count = 0; count < READS; count++) {
    const gateway = gateways[count % 2 ? 1 : 0]
    statuses.push((await open(gateway, `/search?q=${count}`, '198.51.100.7')).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const gateway of gateways)
    expect((await open(gateway, '/search?q=more', '198.51.100.7')).status).toBe(429)
})

test.runIf(program)('a changed price is shown, if a little later, while nobody can tell of it', async () => {
  const { id, shows } = await firstRose()
  /** What each gateway last said: one that had no processor for long says so as well. */
  const hearing = () =>
    gateways.map(({ log }) => {
      const last = log.findLast((line) => line.includes('changes of products are '))
      return last === undefined || last.includes('heard of again')
    })
  const showsSoon = (price: string) => expect.poll(() => shows(price), WITHIN).toEqual(EVERYWHERE)
  await showsSoon('£987.65')
  // Redis answers the gateways, but no store reaches it.
  wire.add({ type: 'timeout', timeout: 0 })
  await expect.poll(hearing, WITHIN).toEqual([false, false])
  await changePrice(database.url, id, 98_764)
  // From then on nothing is older than a second.
  await shows('£987.64')
  await changePrice(database.url, id, 98_763)
  expect(await shows('£987.63')).toEqual(EVERYWHERE)
  // One that starts now has never heard of anything, and others have shared what they knew.
  const late = await startGateway()
  const lateShows = async (price: string) => {
    const { html } = await open(late, `/product/${id}`, '192.0.2.8')
    return html.includes(price)
  }
  await lateShows('£987.63')
  await expect.poll(() => late.log.some((line) => line.includes('are not heard of')), WITHIN).toBe(true)
  await lateShows('£987.63')
  await changePrice(database.url, id, 98_766)
  expect([await lateShows('£987.66'), ...(await shows('£987.66'))]).toEqual([true, ...EVERYWHERE])
  await late.stop()
  await wire.mend()
  await expect.poll(hearing, WITHIN).toEqual([true, true])
  await changePrice(database.url, id, 98_762)
  await showsSoon('£987.62')
  // Now nobody reaches it.
  redis.pause()
  await expect.poll(hearing, WITHIN).toEqual([false, false])
  await shows('£987.62')
  await changePrice(database.url, id, 98_761)
  expect(await shows('£987.61')).toEqual(EVERYWHERE)
  redis.resume()
  await expect.poll(hearing, WITHIN).toEqual([true, true])
})

test.runIf(program)('when it hangs or is gone the shop goes on without, and says so once', async () => {
  const said = (words: string) => gateways.map(({ log }) => log.filter((line) => line.includes(words)).length)
  const isWell = async () => {
    for (const gateway of gateways) await open(gateway, '/search?q=well', '203.0.113.4')
    return said('Redis is back')
  }
  const saidBefore = said('Redis is away')
  await expect.poll(isWell, WITHIN).toEqual(saidBefore)
  const more = (count: number) => saidBefore.map((before) => before + count)
  redis.pause()
  for (const gateway of gateways) {
    // Networks of their own: none has used up what it may ask for.
    for (const path of ['/search?q=hanging', '/category/lilies', '/product/105', '/search?q=still'])
      expect((await open(gateway, path, '203.0.113.5')).status, path).toBe(200)
  }
  expect(said('Redis is away')).toEqual(more(1))
  redis.resume()
  await expect
    .poll(async () => {
      for (const gateway of gateways) await open(gateway, '/search?q=again', '203.0.113.6')
      return said('Redis is back')
    }, WITHIN)
    .toEqual(more(1))
  await redis.stop()
  for (const gateway of gateways)
    expect((await open(gateway, '/search?q=gone', '203.0.113.7')).status).toBe(200)
  await expect.poll(() => said('Redis is away'), WITHIN).toEqual(more(2))
})
