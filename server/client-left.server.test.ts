import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { scrape, total } from '../tests/support/metrics.ts'
import { isWhole } from '../tests/support/shopping/home-blocks.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import type { ShopProcess } from '../tests/support/processes/shop-process.ts'
import { startTestStore } from '../tests/support/processes/store.ts'
import type { TestStore } from '../tests/support/processes/store.ts'
import { startProxy } from '../tests/support/stand-ins/proxy.ts'
import type { Upstream } from '../tests/support/stand-ins/proxy.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let store: TestStore
let upstream: Upstream
let shop: ShopProcess
beforeAll(async () => {
  store = await startTestStore()
  upstream = await startProxy(await store.app.listen({ host: '127.0.0.1', port: 0 }))
  shop = await startShop()
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
  await store.stop()
})
afterEach(() => upstream.mend())

const startShop = (settings = {}) =>
  startShopProcess({
    API_BASE_URL: upstream.url,
    // Nothing but the client's leaving ends a call that is held back.
    BLOCK_TIMEOUT_MS: '60000',
    CHANGE_TIMEOUT_MS: '60000',
    METRICS_PORT: '0',
    ...settings,
  })

type Visit = { answer: Promise<Response>; leave: () => void }

function visit(path: string, init: RequestInit = {}, url = shop.url): Visit {
  const controller = new AbortController()
  const answer = fetch(url + path, { ...init, signal: controller.signal })
  answer.catch(() => {})
  return { answer, leave: () => controller.abort() }
}

const ask = (query: string, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
})

/** What a shop has said that somebody would have to look at. */
const failuresIn = ({ log }: ShopProcess) =>
  log.filter((line) => /"level":(?:[4-6]0)/.test(line) && !line.includes('SANDBOX: '))

const called = (path: string) =>
  vi.waitFor(() => expect(upstream.passed.map((call) => call.path)).toContain(path), 5_000)
const givenUp = (path: string) =>
  vi.waitFor(() => expect(upstream.givenUp.map((call) => call.path)).toEqual([path]), 5_000)
/** What the shop has been told by now. */
async function untilHeard(): Promise<void> {
  for (let times = 0; times < 5; times++) await (await fetch(`${shop.url}/livez`)).text()
}

/** The cookies of a visitor whose session has just begun. */
async function newVisitor(): Promise<{ cookie: string }> {
  const begin = 'mutation { addSearchPhrase(phrase: "peonies") { __typename } }'
  const { headers } = await visit('/graphql', ask(begin)).answer
  // What it called is not looked at.
  upstream.mend()
  return {
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; '),
  }
}

test.each([
  ['a page that is the same for everybody', '/search?q=roses', '/v1/search/', {}],
  [
    'a page as crawlers get it',
    '/search?q=pink',
    '/v1/search/',
    { headers: { 'user-agent': 'Googlebot/2.1' } },
  ],
  ['a query', '/graphql', '/v1/categories/', ask('{ categories { __typename } }')],
  [
    'a query by its address',
    `/graphql?${new URLSearchParams({ query: '{ articles { __typename } }' })}`,
    '/v1/blog/posts/',
    {},
  ],
])(
  'who waits for %s leaves: its call ends, and the next who asks gets it',
  async (_what, path, call, init) => {
    upstream.break(call, 'hangs')
    const { leave } = visit(path, init)
    await called(call)
    leave()
    await givenUp(call)
    upstream.mend()
    expect((await visit(path, init).answer).status).toBe(200)
    expect(upstream.counts()[call]).toBe(1)
  },
)

test('who has had the beginning of a page leaves before its last block', async () => {
  const late = '/v1/recipient/'
  const keepsNothing = await startShop({ CACHE_SECONDS: '0' })
  try {
    upstream.break(late, 'hangs')
    const { answer, leave } = visit('/', { headers: { 'user-agent': BROWSER } }, keepsNothing.url)
    await (await answer).body?.getReader().read()
    await called(late)
    expect(upstream.givenUp).toEqual([])
    leave()
    await givenUp(late)
    upstream.mend()
    expect(isWhole(await (await visit('/', {}, keepsNothing.url).answer).text())).toBe(true)
    expect(failuresIn(keepsNothing)).toEqual([])
  } finally {
    await keepsNothing.stop()
  }
})

test('a page of one visitor: its call ends with them', async () => {
  const headers = await newVisitor()
  upstream.break('/v1/basket/', 'hangs')
  const { leave } = visit('/cart', { headers })
  await called('/v1/basket/')
  leave()
  await givenUp('/v1/basket/')
  upstream.mend()
  expect((await visit('/cart', { headers }).answer).status).toBe(200)
})

test.each([
  ['a page', '/search?q=tulips', {}],
  ['a query', '/graphql', ask('{ search(query: "lilies") { __typename } }')],
])('two wait for %s and one leaves: the other gets it, from the one call', async (_what, path, init) => {
  upstream.break('/v1/search/', 'hangs')
  const [first, second] = [visit(path, init), visit(path, init)]
  await called('/v1/search/')
  await untilHeard()
  first.leave()
  await untilHeard()
  expect(upstream.givenUp).toEqual([])
  upstream.release('/v1/search/')
  const answer = await second.answer
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('did not answer')
  expect(upstream.counts()['/v1/search/']).toBe(1)
})

test('a change goes on, whether its client waits or not', async () => {
  const { cookie } = await newVisitor()
  const change = '/v1/search/history/'
  const add = ask('mutation { addSearchPhrase(phrase: "daffodils") { __typename } }', { cookie })
  upstream.break(change, 'hangs')
  const { leave } = visit('/graphql', add)
  await called(change)
  leave()
  await untilHeard()
  expect(upstream.givenUp).toEqual([])
  upstream.release(change)
  await vi.waitFor(async () => {
    const read = ask('{ searchHistory { phrases } }', { cookie })
    expect(await (await visit('/graphql', read).answer).text()).toContain('daffodils')
  })
})

test('however many leave, nothing has failed: calls are made as before, and the log says nothing', async () => {
  const call = '/v1/delivery-cities/'
  upstream.break(call, 'hangs')
  for (let times = 1; times <= 12; times++) {
    const { leave } = visit('/graphql', ask('{ deliveryCities { __typename } }'))
    await vi.waitFor(() => expect(upstream.counts()[call]).toBe(times))
    leave()
    await vi.waitFor(() => expect(upstream.givenUp).toHaveLength(times))
  }
  upstream.mend()
  const answer = await visit('/graphql', ask('{ deliveryCities { __typename } }')).answer
  expect(await answer.json()).toMatchObject({ data: { deliveryCities: expect.any(Array) } })
  expect(failuresIn(shop)).toEqual([])
})

/** Sends a query on a connection of its own, which is closed after so many milliseconds. */
function leaveAfter(ms: number): Promise<void> {
  return new Promise((gone) => {
    const sent = request(`${shop.url}/graphql?query={__typename}`, { agent: false })
    sent.on('error', () => {})
    sent.on('close', gone)
    sent.end()
    setTimeout(() => sent.destroy(), ms)
  })
}

test('a hundred who leave at once, before it is their turn too, give every turn back', async () => {
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 100 }, (_, index) => leaveAfter(index % 9)))
  const running = async () => {
    const { samples } = await scrape(shop)
    return total(samples, 'larkspur_concurrency', { state: 'running' })
  }
  await vi.waitFor(async () => expect(await running()).toBe(0), 10_000)
  expect((await visit('/graphql', ask('{ deliveryCities { __typename } }')).answer).status).toBe(200)
  expect(failuresIn(shop)).toEqual([])
})

test('who leaves while others have all the turns gives theirs back, once the change is made', async () => {
  const visitors = await Promise.all(Array.from({ length: 30 }, newVisitor))
  const change = '/v1/search/history/'
  upstream.break(change, 'hangs')
  const visits = visitors.map((headers) =>
    visit('/graphql', ask('mutation { addSearchPhrase(phrase: "asters") { __typename } }', headers)),
  )
  await called(change)
  await untilHeard()
  for (const { leave } of visits) leave()
  upstream.mend()
  const running = async () =>
    total((await scrape(shop)).samples, 'larkspur_concurrency', { state: 'running' })
  await vi.waitFor(async () => expect(await running()).toBe(0), 20_000)
  expect((await visit('/search?q=asters').answer).status).toBe(200)
})
