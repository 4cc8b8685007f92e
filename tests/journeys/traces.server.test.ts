import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operation } from '../support/persisted-operation.ts'
import { startProcess } from '../support/processes/process.ts'
import type { RunningProcess } from '../support/processes/process.ts'
import { startShopProcess } from '../support/processes/shop-process.ts'
import type { ShopProcess } from '../support/processes/shop-process.ts'
import { copyTemplate } from '../support/processes/test-server.ts'
import { startOtlpCollector } from '../support/stand-ins/otlp-collector.ts'
import type { OtlpCollector, SentSpan } from '../support/stand-ins/otlp-collector.ts'

// A gateway, a store and a worker as processes of their own, and a collector that they send their traces to.
let collector: OtlpCollector
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: RunningProcess
let worker: RunningProcess
let gateway: ShopProcess
let storeUrl: string
let environment: Record<string, string>

beforeAll(async () => {
  collector = await startOtlpCollector()
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: testServer.scratchFolder,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
  }
  store = await startStore(environment)
  storeUrl = /at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
  worker = await startProcess('server/worker.ts', 'The worker runs jobs', {
    ...environment,
    API_BASE_URL: storeUrl,
  })
  gateway = await startShopProcess({ ...environment, API_BASE_URL: storeUrl, BLOCK_TIMEOUT_MS: '10000' })
})
afterAll(async () => {
  await Promise.all([gateway?.stop(), worker?.stop(), store?.stop()])
  await collector?.stop()
  await database?.drop()
})

const startStore = (settings: Record<string, string>) =>
  startProcess('server/store-only.ts', 'commerce API is at', { ...settings, RUN_JOBS: 'false' })

const newTrace = () => randomBytes(16).toString('hex')
const traceparentOf = (traceId: string) => `00-${traceId}-${'b'.repeat(16)}-01`

/** The spans of a trace, once there is one that `last` accepts: processes send theirs some seconds later. */
async function spansOf(traceId: string, last: (span: SentSpan) => boolean): Promise<SentSpan[]> {
  const found = () => collector.spans.filter((span) => span.traceId === traceId)
  await expect.poll(() => found().some(last), { timeout: 20_000 }).toBe(true)
  return found()
}

/** The names of a span's ancestors, from the nearest on, with the process that each ran in. */
function ancestryOf(span: SentSpan, all: SentSpan[]): string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [`${parent.service}: ${parent.name}`, ...ancestryOf(parent, all)] : []
}

async function mutate(traceId: string, name: string, variables: object, cookie = '') {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: traceparentOf(traceId), cookie },
    body: operation(name, variables),
  })
  return { answer, body: (await answer.json()) as { data: Record<string, any> | null; errors?: unknown } }
}

test('a page tells the browser its trace, which leads over the operation and the calls to SQL', async () => {
  const answer = await fetch(`${gateway.url}/product/101`, { headers: { accept: 'text/html' } })
  await answer.text()
  const [, traceId = ''] =
    /^traceparent;desc="00-([0-9a-f]{32})-[0-9a-f]{16}-01"$/.exec(
      answer.headers.get('server-timing') ?? '',
    ) ?? []
  expect(traceId).not.toBe('')
  const spans = await spansOf(traceId, ({ service, kind }) => service === 'larkspur-gateway' && kind === 2)
  await spansOf(traceId, ({ attributes }) => attributes['db.system.name'] === 'postgresql')
  const statement = spans.find(({ attributes }) => attributes['db.collection.name'] === 'product')
  expect(statement, spans.map(({ name }) => name).join('\n')).toBeDefined()
  const [served, called, operated, page] = ancestryOf(statement as SentSpan, spans)
  expect(served).toMatch(/^larkspur-store: GET \/v1\//)
  expect(called).toBe(served?.replace('-store', '-gateway'))
  expect(operated).toMatch(/^larkspur-gateway: query \w+/)
  expect(page).toBe('larkspur-gateway: GET product-id')
  const rendered = spans.find(({ name }) => name === 'render product-id') as SentSpan
  expect(ancestryOf(rendered, spans)).toEqual(['larkspur-gateway: GET product-id'])
  expect(collector.headers()['x-collector-key']).toBe('a key')
})

test('a kept page has a trace of its own each time', async () => {
  const ask = async () => {
    const answer = await fetch(`${gateway.url}/category/roses`, {
      headers: { 'accept-encoding': 'identity' },
    })
    await answer.text()
    return answer.headers.get('server-timing')
  }
  const told = [await ask(), await ask(), await ask(), await ask()]
  expect(new Set(told).size).toBe(told.length)
  for (const one of told) expect(one).toMatch(/^traceparent;desc="00-/)
})

test("the browser's trace of a change leads to SQL in the store, and the job of a change is linked to it", async () => {
  const adding = newTrace()
  const list = await fetch(`${storeUrl}/v1/category/roses/?limit=1`)
  const { data } = (await list.json()) as { data: { list: { id: number; position_slug: string }[] } }
  const [{ id, position_slug: variantSlug } = { id: 0, position_slug: '' }] = data.list
  const variables = { input: { productId: String(id), variantSlug }, stays: false }
  const { answer, body } = await mutate(adding, 'AddCartLine', variables)
  expect(body.errors).toBeUndefined()
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const spans = await spansOf(adding, ({ service, kind }) => service === 'larkspur-gateway' && kind === 2)
  await spansOf(adding, ({ name }) => name.startsWith('INSERT cart'))
  const written = collector.spans.find(
    ({ traceId, name }) => traceId === adding && name.startsWith('INSERT cart'),
  ) as SentSpan
  const all = collector.spans.filter(({ traceId }) => traceId === adding)
  expect(ancestryOf(written, all)).toEqual([
    'larkspur-store: POST /v1/basket/:productId/:positionSlug',
    'larkspur-gateway: POST /v1/basket/:productId/:positionSlug',
    'larkspur-gateway: mutation AddCartLine',
    'larkspur-gateway: POST /graphql',
  ])
  const server = all.find(({ name }) => name === 'POST /graphql') as SentSpan
  expect(server.parentSpanId).toBe('b'.repeat(16))
  expect(server.attributes).toMatchObject({ 'http.response.status_code': 200, 'http.route': '/graphql' })
  expect(spans.every(({ status }) => status !== 2)).toBe(true)

  const asking = newTrace()
  await mutate(
    asking,
    'SendCode',
    { input: { type: 'EMAIL', receiver: 'traced.person@example.org' } },
    cookie,
  )
  const isJob = ({ name, links }: SentSpan) =>
    name === 'job send_message' && links.some(({ traceId }) => traceId === asking)
  await expect.poll(() => collector.spans.some(isJob), { timeout: 20_000 }).toBe(true)
  expect(collector.spans.find(isJob)?.service).toBe('larkspur-worker')
})

test('a failure is sent with its trace, and its span has failed; so are errors of browsers', async () => {
  const reporting = newTrace()
  const { body } = await mutate(reporting, 'Log', {
    message: 'Cannot read properties of "Jane Doe <jane@example.org>"',
    path: '/tracking/secret-token-of-somebody',
    stack: `TypeError: no\n    at pick (${gateway.url}/assets/entry-0.js?who=jane:1:20)`,
  })
  expect(body.errors).toBeUndefined()
  const reported = () => collector.records.find(({ traceId }) => traceId === reporting)
  await expect.poll(reported, { timeout: 20_000 }).toMatchObject({
    service: 'larkspur-gateway',
    severity: 'ERROR',
    body: 'a browser reported an error',
    attributes: {
      'exception.type': 'BrowserError',
      'exception.message': expect.stringContaining('Cannot read'),
    },
  })
  expect(reported()?.attributes['exception.stacktrace']).toContain('at pick (')

  // The store cannot work without one of its tables.
  await store.stop()
  const failing = newTrace()
  await fetch(`${gateway.url}/cart`, {
    headers: { traceparent: traceparentOf(failing), cookie: 'session_token=x' },
  })
  const spans = await spansOf(failing, ({ kind, service }) => kind === 2 && service === 'larkspur-gateway')
  const call = spans.find(({ kind, status }) => kind === 3 && status === 2) as SentSpan
  expect(call.attributes['error.type']).toBe('network')
  expect(call.events[0]).toMatchObject({
    name: 'exception',
    attributes: { 'exception.type': 'UpstreamError' },
  })
  const line = gateway.log.find((one) => one.includes(failing)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ msg: 'a call to /v1 failed', trace_id: failing })
  await expect
    .poll(
      () =>
        collector.records.some(
          ({ traceId, body: words }) => traceId === failing && words === 'a call to /v1 failed',
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(true)
})

test('what is sent names nobody and holds no secret', () => {
  const sent = collector.text()
  for (const word of ['traced.person', 'jane', 'Jane Doe', 'secret-token-of-somebody', 'who=jane'])
    expect(sent).not.toContain(word)
  const texts = collector.spans.flatMap(({ attributes }) => attributes['db.query.text'] ?? [])
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) expect(String(text).replaceAll("'?'", '')).not.toContain("'")
})

test('a collector that is away is told of once, nothing waits for it, and what is left is sent at the end', async () => {
  const away = await startShopProcess({
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    BLOCK_TIMEOUT_MS: '10000',
  })
  const told = () => away.log.filter((line) => line.includes('the collector refuses them or is away'))
  for (const path of ['/', '/category/roses', '/product/101', '/blog']) {
    const answer = await fetch(away.url + path, { headers: { accept: 'text/html' } })
    await answer.text()
    expect(answer.status).toBe(200)
  }
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(1)
  for (const path of ['/blog', '/category/tulips', '/product/102'])
    await (await fetch(away.url + path)).text()
  await away.stop()
  expect(told()).toHaveLength(1)
  expect(away.log.filter((line) => line.includes('OTLPExporter')).length).toBeLessThanOrEqual(1)

  const last = newTrace()
  const ending = await startShopProcess({ ...environment, OTEL_SERVICE_NAME: 'ending' })
  await fetch(`${ending.url}/category/tulips`, { headers: { traceparent: traceparentOf(last) } })
  await ending.stop()
  expect(collector.spans.some(({ traceId, service }) => traceId === last && service === 'ending')).toBe(true)
})

test('without an endpoint nothing of OpenTelemetry is loaded and no page names a trace', async () => {
  // prom-client brings the interfaces (`api`) along, which do nothing by themselves.
  const watch = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (/@opentelemetry.(?!api)/.test(url)) console.log('LOADED ' + url)
      return next(url, context)
    } })`
  const preload = `data:text/javascript,${encodeURIComponent(watch)}`
  const start = (settings: Record<string, string>) =>
    startShopProcess({
      DATABASE_URL: database.url,
      DATA_DIR: environment.DATA_DIR ?? '',
      NODE_OPTIONS: `--import=${preload}`,
      ...settings,
    })
  const off = await start({})
  const answer = await fetch(`${off.url}/category/tulips`)
  await answer.text()
  expect(answer.headers.get('server-timing')).toBeNull()
  await off.stop()
  expect(off.log.filter((line) => line.startsWith('LOADED'))).toEqual([])
  // The watch itself works.
  const on = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await on.stop()
  expect(on.log.some((line) => line.startsWith('LOADED'))).toBe(true)
})

test('a browser’s spans are taken in as they must look, and nothing else', async () => {
  const send = (body: unknown, headers = {}) =>
    fetch(`${gateway.url}/browser-spans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const traceId = newTrace()
  const span = { kind: 'request', traceId, spanId: 'c'.repeat(16), from: 100, to: 250 }
  const page = { path: '/tracking/a-secret-token', now: 400, spans: [span] }
  expect((await send(page)).status).toBe(204)
  const [sent] = await spansOf(traceId, () => true)
  expect(sent).toMatchObject({ service: 'larkspur-browser', spanId: 'c'.repeat(16), parentSpanId: undefined })
  expect(sent?.name).toMatch(/^request /)
  expect(collector.text()).not.toContain('a-secret-token')
  for (const wrong of [
    {},
    { ...page, spans: [{ ...span, kind: 'anything' }] },
    { ...page, spans: [{ ...span, traceId: '0'.repeat(32) }] },
    { ...page, spans: [{ ...span, spanId: 'not hex' }] },
    { ...page, spans: Array.from({ length: 51 }, () => span) },
    { ...page, now: -1 },
  ])
    expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 100)).toBe(400)
  expect((await send({ ...page, path: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await send(page, { origin: 'https://elsewhere.example' })).status).toBe(403)
})
