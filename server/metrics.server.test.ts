import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readyToPay } from '../tests/support/checkout.ts'
import { scrape, total } from '../tests/support/metrics.ts'
import { searchOf } from '../tests/support/persisted-operation.ts'
import { startProcess } from '../tests/support/process.ts'
import type { RunningProcess } from '../tests/support/process.ts'
import { startShopProcess } from '../tests/support/shop-process.ts'
import type { ShopProcess } from '../tests/support/shop-process.ts'
import { storeAt } from '../tests/support/store-process.ts'
import { copyTemplate } from '../tests/support/test-server.ts'

// A gateway, a store and a worker, each of which serves what it measures.
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: RunningProcess
let storeUrl: string
let worker: RunningProcess
let gateway: ShopProcess
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  const environment = {
    ...{ DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder, METRICS_PORT: '0' },
    BLOCK_TIMEOUT_MS: '10000',
  }
  store = await startProcess('server/store-only.ts', 'commerce API is at', {
    ...{ ...environment, RUN_JOBS: 'false' },
  })
  storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
  const beside = { ...environment, API_BASE_URL: storeUrl }
  worker = await startProcess('server/worker.ts', 'The worker runs jobs', beside)
  gateway = await startShopProcess(beside)
})
afterAll(async () => {
  await Promise.all([gateway.stop(), worker.stop()])
  await store.stop()
  await database.drop()
})

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
  await expect.poll(keptSoFar).toBeGreaterThanOrEqual(2)
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
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const jobs = (await scrape(worker)).samples
  expect(jobs.filter(({ name }) => name === 'larkspur_queue_jobs').map(({ labels }) => labels.state)).toEqual(
    ['ready', 'running', 'later', 'parked'],
  )
})
