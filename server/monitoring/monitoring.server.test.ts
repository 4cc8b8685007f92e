import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { scrape, total } from '../../tests/support/metrics.ts'
import { searchOf } from '../../tests/support/persisted-operation.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { startToxicProxy } from '../../tests/faults/toxics.ts'
import type { ToxicProxy } from '../../tests/faults/toxics.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { storeAt } from '../../tests/support/processes/store-process.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'

/** A busy machine takes its time. */
const WITHIN = { timeout: 20_000 }

// A gateway, a store and a worker, each of which serves what it measures, and logs the requests it answers.
let database: Awaited<ReturnType<typeof copyTemplate>>
let line: ToxicProxy
let store: RunningProcess
let storeUrl: string
let worker: RunningProcess
let gateway: ShopProcess
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  // By TCP, which can be made to hang.
  const url = new URL(database.url)
  line = await startToxicProxy({ target: Number(url.port), random: () => 0 })
  url.host = `127.0.0.1:${line.port}`
  const environment = {
    ...{ DATABASE_URL: url.href, DATA_DIR: testServer.scratchFolder, METRICS_PORT: '0' },
    ACCESS_LOG: 'true',
    BLOCK_TIMEOUT_MS: '10000',
  }
  store = await startProcess('server/store-only.ts', 'commerce API is at', {
    ...{ ...environment, RUN_JOBS: 'false' },
  })
  storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
  const beside = { ...environment, API_BASE_URL: storeUrl }
  worker = await startProcess('server/worker.ts', 'The worker runs jobs', beside)
  // Of a Redis and an edge that are not there it tells as well.
  const away = { REDIS_URL: 'redis://127.0.0.1:1', EDGE_PURGE_URL: 'http://127.0.0.1:1/purge' }
  gateway = await startShopProcess({ ...beside, ...away })
})
afterAll(async () => {
  await Promise.all([gateway.stop(), worker.stop()])
  await store.stop()
  await line.stop()
  await database.drop()
})

const read = (path: string) => readFile(join(import.meta.dirname, '..', '..', path), 'utf8')
const visit = async (path: string, headers = {}) => {
  const answer = await fetch(gateway.url + path, { headers, redirect: 'manual' })
  await answer.text()
  return answer.status
}

test('a gateway counts requests by page and route, operations, calls to /v1 and what its caches had', async () => {
  const { samples: before } = await scrape(gateway)
  const path = '/category/tulips'
  // It is kept some moments after its first answer, and then answered before Fastify.
  let visits = 0
  const keptSoFar = async () => {
    expect(await visit(path)).toBe(200)
    visits++
    return total((await scrape(gateway)).samples, 'larkspur_page_cache_requests_total', { result: 'kept' })
  }
  await expect.poll(keptSoFar, WITHIN).toBeGreaterThanOrEqual(2)
  expect(await visit('/product/101')).toBe(200)
  expect(await visit('/no/such/page')).toBe(404)
  expect(await visit('/livez')).toBe(200)
  await visit(searchOf('Visitor', {}))
  await visit(`/graphql?query=${encodeURIComponent('query MadeUp { __typename }')}`)
  const { samples } = await scrape(gateway)
  const more = (name: string, labels: Record<string, string>) =>
    total(samples, name, labels) - total(before, name, labels)
  const requests = (route: string, status = '200') =>
    more('larkspur_http_request_duration_seconds_count', { part: 'gateway', route, status })
  expect(requests('category-slug')).toBe(visits)
  expect([
    requests('product-id'),
    requests('unknown', '404') + requests('not-found', '404'),
    requests('/livez'),
  ]).toEqual([1, 1, 1])
  expect(requests('/graphql')).toBe(2)
  expect(more('larkspur_page_cache_requests_total', { result: 'kept' })).toBeGreaterThanOrEqual(2)
  expect(more('larkspur_page_cache_requests_total', { result: 'made' })).toBeGreaterThanOrEqual(2)
  const operations = (operation: string) =>
    more('larkspur_graphql_operation_duration_seconds_count', { operation })
  expect([operations('Visitor'), operations('other')]).toEqual([1, 1])
  expect(operations('ListingPage')).toBeGreaterThan(0)
  expect(
    more('larkspur_upstream_call_duration_seconds_count', { call: 'GET /v1/product/:id/', outcome: '200' }),
  ).toBe(1)
  expect(more('larkspur_answer_cache_requests_total', { result: 'miss' })).toBeGreaterThan(0)
  expect(more('larkspur_answer_cache_requests_total', { result: 'hit' })).toBeGreaterThan(0)
  expect(total(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(total(samples, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
  // No label holds what somebody asked for.
  expect(JSON.stringify(samples.map(({ labels }) => labels))).not.toMatch(/tulips|MadeUp|no\/such/)
})

test('a store counts its calls, orders, payments and held slots, a worker the queue and what it sends', async () => {
  const { buyer, intent } = await readyToPay(storeAt(storeUrl))
  expect((await buyer.pay(intent.id)).status).toBe(200)
  const { samples } = await scrape(store)
  expect(
    total(samples, 'larkspur_http_request_duration_seconds_count', {
      ...{ part: 'store', method: 'POST', status: '200' },
      route: '/v1/payment/sandbox/:intent/confirm',
    }),
  ).toBe(1)
  for (const state of ['awaiting_payment', 'paid'])
    expect(total(samples, 'larkspur_orders_total', { state }), state).toBe(1)
  expect(total(samples, 'larkspur_payments_total', { provider: 'sandbox', outcome: 'taken' })).toBe(1)
  expect(total(samples, 'larkspur_slot_holds_total', { outcome: 'held' })).toBeGreaterThan(0)
  expect(total(samples, 'larkspur_database_connections', { pool: 'requests' })).toBeGreaterThan(0)
  expect(total(samples, 'larkspur_database_connections_max', { pool: 'requests' })).toBe(20)
  await expect
    .poll(
      async () =>
        total((await scrape(worker)).samples, 'larkspur_messages_total', {
          channel: 'email',
          outcome: 'sent',
        }),
      WITHIN,
    )
    .toBeGreaterThan(0)
  const jobs = (await scrape(worker)).samples
  expect(jobs.filter(({ name }) => name === 'larkspur_queue_jobs').map(({ labels }) => labels.state)).toEqual(
    ['ready', 'running', 'later', 'parked'],
  )
})

test('each process says what it is, its version, and whether Redis answers', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  for (const [part, process] of Object.entries({ gateway, store, worker })) {
    const { samples } = await scrape(process)
    expect(samples).toContainEqual({ name: 'larkspur_build_info', labels: { part, version }, value: 1 })
    const redis = samples.filter(({ name }) => name === 'larkspur_redis_up').map(({ value }) => value)
    expect(redis, part).toEqual(part === 'gateway' ? [0] : [])
  }
})

test('a gateway says for how long the edge has not taken its purges', async () => {
  // All pages are to be forgotten when it starts.
  const waiting = async () => total((await scrape(gateway)).samples, 'larkspur_edge_purge_waiting_seconds')
  const first = await waiting()
  expect(first).toBeGreaterThan(0)
  await expect.poll(waiting, WITHIN).toBeGreaterThan(first)
})

test('what may happen is counted from 0, so that the first time is an increase', async () => {
  const { samples } = await scrape(worker)
  const labelsOf = (name: string) => samples.filter((one) => one.name === name).map(({ labels }) => labels)
  for (const provider of ['sandbox'])
    for (const outcome of ['taken', 'failed'])
      expect(labelsOf('larkspur_payments_total')).toContainEqual({ provider, outcome })
  for (const channel of ['email', 'sms', 'whatsapp'])
    for (const outcome of ['sent', 'failed', 'undeliverable'])
      expect(labelsOf('larkspur_messages_total')).toContainEqual({ channel, outcome })
})

test('with a database that says nothing a store says soon that it is not ready, and all are measured on', async () => {
  const ready = async () => (await fetch(`${storeUrl}/readyz`, { signal: AbortSignal.timeout(8_000) })).status
  expect(await ready()).toBe(200)
  for (const stream of ['upstream', 'downstream'] as const) line.add({ type: 'timeout', timeout: 0, stream })
  try {
    // More of them than there are connections.
    const answers = await Promise.all(Array.from({ length: 30 }, ready))
    expect(new Set(answers)).toEqual(new Set([503]))
    expect((await fetch(`${storeUrl}/livez`)).status).toBe(200)
    for (const one of [store, worker]) {
      const { samples } = await scrape(one)
      expect(total(samples, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
      expect(samples.filter(({ name }) => name === 'larkspur_queue_jobs')).toEqual([])
    }
    expect(store.log.filter((one) => one.includes('the database does not answer'))).toHaveLength(1)
  } finally {
    await line.mend()
  }
  await expect.poll(ready, WITHIN).toBe(200)
  await expect
    .poll(async () => total((await scrape(worker)).samples, 'larkspur_queue_jobs'), WITHIN)
    .toBeGreaterThanOrEqual(0)
  expect(store.log.filter((one) => one.includes('the database answers again'))).toHaveLength(1)
})

test('a line tells of each request; its id leads from the client to the store and back', async () => {
  const lines = ({ log }: Pick<RunningProcess, 'log'>, id: string) =>
    log.flatMap((line) => (line.includes(`"requestId":"${id}"`) ? [JSON.parse(line) as object] : []))
  const ask = async (path: string, id: string) => {
    const answer = await fetch(gateway.url + path, {
      headers: { 'x-request-id': id, 'accept-encoding': 'identity' },
    })
    const text = await answer.text()
    expect(answer.headers.get('x-request-id')).toBe(id)
    return { status: answer.status, length: Buffer.byteLength(text) }
  }
  const page = await ask('/search?q=peony', 'a-search-for-peonies')
  await expect.poll(() => lines(gateway, 'a-search-for-peonies'), WITHIN).toHaveLength(1)
  const [line] = lines(gateway, 'a-search-for-peonies') as { bytes: number; ms: number }[]
  expect(line).toMatchObject({ msg: 'answered', method: 'GET', route: 'search', status: page.status })
  expect(line?.bytes).toBeGreaterThan(page.length)
  expect(line?.ms).toBeGreaterThan(0)
  expect(JSON.stringify(lines(gateway, 'a-search-for-peonies'))).not.toContain('peony')
  const calls = lines(store, 'a-search-for-peonies') as { route: string }[]
  expect(calls.map(({ route }) => route)).toContain('/v1/search/')
  // One that was kept is answered before Fastify, and told of all the same.
  const kept = 'a-page-that-is-kept'
  await expect
    .poll(async () => {
      await ask('/category/peonies', kept)
      return lines(gateway, kept).some((one) => (one as { bytes: number }).bytes > 0)
    }, WITHIN)
    .toBe(true)
  expect(lines(gateway, kept).at(-1)).toMatchObject({ route: 'category-slug', status: 200 })
})

test('what the alert rules and the dashboard name is served, and each alert has its paragraph in the runbook', async () => {
  const scraped = await Promise.all([gateway, store, worker].map(async (one) => (await scrape(one)).text))
  // The machine of the database tells of its backup through node_exporter.
  const texts = [...scraped, await read('operations/postgresql/base-backup.sh')]
  const served = new Set(
    [...texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name, `${name}_sum`],
    ),
  )
  const rules = parse(await read('operations/prometheus/alerts.yaml')) as {
    groups: { rules: { alert?: string; expr: string }[] }[]
  }
  const all = rules.groups.flatMap((group) => group.rules)
  const dashboard = JSON.parse(await read('operations/grafana/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets)
  const named = [...all, ...panels].flatMap(
    ({ expr }) => expr.match(/\b(?:larkspur|nodejs|process)_\w+/g) ?? [],
  )
  expect(new Set(named).size).toBeGreaterThan(15)
  expect(named.filter((name) => !served.has(name))).toEqual([])
  // The other way round: what is measured is shown.
  const ours = [...texts.join('\n').matchAll(/^# TYPE (larkspur_\w+)/gm)].map(([, name = '']) => name)
  expect(ours.filter((name) => !panels.some(({ expr }) => expr.includes(name)))).toEqual([])
  const runbook = await read('docs/runbook.md')
  const sections = [...runbook.matchAll(/^## (\w+)\n\n(?=\S)/gm)].map(([, title]) => title)
  expect(sections).toEqual(all.flatMap(({ alert }) => alert ?? []))
})
