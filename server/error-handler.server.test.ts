import Fastify from 'fastify'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addErrorHandler } from './error-handler.ts'
import type { SharedBackend } from '../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import type { ShopProcess } from '../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import type { Upstream } from '../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../tests/support/stand-ins/proxy.ts'

let backend: SharedBackend
let upstream: Upstream
let shop: ShopProcess

beforeAll(async () => {
  backend = await sharedBackend()
  upstream = await startProxy(backend.storeUrl)
  shop = await startShopProcess({ API_BASE_URL: upstream.url, CACHE_SECONDS: '0' })
})
beforeEach(() => upstream.mend())
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await request(shop.url + path, { headers })
  return { status: answer.statusCode, headers: answer.headers, html: await answer.body.text() }
}

test.each(['/v1/navigation/', '/v1/footer/'])('without %s there is no page', async (call) => {
  for (const path of ['/', '/category/roses', '/cart']) {
    upstream.break(call, { status: 503 })
    const page = await open(path)
    expect(page.status, path).toBe(503)
    expect(page.html, path).toContain('Something went wrong')
    expect(page.html, path).toContain('To the main page')
    expect(page.html, path).toContain('<title>Something went wrong | Larkspur</title>')
    expect(page.headers['cache-control'], path).toBe('private, no-store')

    upstream.mend()
    expect((await open(path)).status, path).toBe(200)
  }
})

test('a page whose thing cannot be had is a fault, and tells nothing of it', async () => {
  // No page that was opened before: one that is still being made is read along.
  upstream.break('/v1/category/tulips/', { status: 500 })
  const page = await open('/category/tulips')
  expect(page.status).toBeGreaterThanOrEqual(500)
  expect(page.html).toContain('Something went wrong')
  expect(page.html).not.toMatch(/Broken for a test|127\.0\.0\.1|UpstreamError|\.ts:/)
})

test.each([403, 404, 410])('a thing of which the store answers %i is not there', async (status) => {
  upstream.break('/v1/category/peonies/', { status })
  const page = await open('/category/peonies')
  expect(page.status).toBe(404)
  expect(page.html).toContain('This page could not be found')
  expect(page.headers['retry-after']).toBeUndefined()
})

test.each(['/assets/none.js', '/assets/..%00/..%00/package.json'])(
  'a file that is not in the bundle is not there: %s',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(answer.html).toBe('Not here.')
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test.each([
  ['500', { status: 500 }, 500],
  ['503', { status: 503 }, 503],
  ['a reset', 'reset', 503],
] as const)('a thing of which the store answers %s may be had in a moment', async (_what, fault, status) => {
  upstream.break('/v1/category/sunflowers/', fault)
  const before = shop.log.length
  const page = await open('/category/sunflowers')
  expect(page.status).toBe(status)
  expect(page.headers['retry-after']).toBe('5')
  expect(page.html).toContain('Something went wrong')
  expect(page.html).toMatch(/href="\/category\/sunflowers"[^>]*>Try again/)
  // The log comes through a pipe, after the page perhaps.
  const lines = () => shop.log.slice(before).filter((line) => /"level":[45]0/.test(line))
  await expect
    .poll(lines, { timeout: 10_000, message: 'one line names the call and the request' })
    .toHaveLength(1)
  expect(lines()[0]).toContain(`"requestId":"${page.headers['x-request-id']}"`)
  expect(lines()[0]).toMatch(/"message":"GET \/v1\/:type\/:slug\/".*"ms":\d+/)
})

test('what was asked for too often is said kindly, where the shopper is, and can be had in a moment', async () => {
  const session = await fetch(`${backend.storeUrl}/v1/session/`, { method: 'POST' })
  const { token } = (await session.json()) as { token: string }
  for (const [call, path] of [
    ['/v1/category/daisies/', '/category/daisies'],
    ['/v1/search/', '/search?q=rose'],
    ['/v1/basket/', '/cart'],
    ['/v1/order/delivery-details/', '/checkout/delivery-details'],
  ] as const) {
    upstream.break(call, { status: 429 })
    const page = await open(path, { cookie: `session_token=${token}` })
    expect(page.status, path).toBe(429)
    expect(Number(page.headers['retry-after']), path).toBeGreaterThan(0)
    expect(page.html, path).toContain('A little slower, please')
    expect(page.html, path).toContain('Try again')
    upstream.mend()
  }
})

test.each(['/track/zzz', '/article/nope', '/product/999999'])(
  '%s is the not-found page, with its way on',
  async (path) => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(page.html).toMatch(/could not be found|not found/i)
    expect(page.html).toContain('To the main page')
  },
)

test.each([
  ['/category/roses', 405],
  ['/no-such-page', 404],
  ['/promotions', 405],
])(
  'a form sent to %s, which takes none, is told no more than that there is nothing',
  async (path, status) => {
    const answer = await request(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    })
    const html = await answer.body.text()
    expect(answer.statusCode).toBe(status)
    expect(html).toContain('This page could not be found')
    expect(html).not.toMatch(/did not provide|no way to handle/)
  },
)

test('another way of asking than to read or to send a form is refused', async () => {
  const answer = await request(`${shop.url}/cart`, { method: 'PUT', body: 'x=1' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  await answer.body.dump()
})

test('a form sent to a page that has lost its frame is answered with a fault', async () => {
  upstream.break('/v1/navigation/', { status: 503 })
  const answer = await request(`${shop.url}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'form=contact&name=Iris',
  })
  expect(await answer.body.text()).toContain('Something went wrong')
  expect(answer.statusCode).toBe(503)
})

test('the status is right before the first byte, for pages that stream as for those that do not', async () => {
  for (const agent of ['Mozilla/5.0 Chrome/126', 'Googlebot/2.1']) {
    expect((await open('/category/no-such', { 'user-agent': agent })).status).toBe(404)
    expect((await open('/product/0', { 'user-agent': agent })).status).toBe(404)
  }
})

test('a page about errors that fails itself has the last word said for it', async () => {
  const app = Fastify({ logger: false })
  addErrorHandler(app)
  app.get('/', () => {
    throw new Error('even the error page')
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.body).toContain('An error occurred while showing the error page')
  expect(answer.body).toContain('<a href="/">')
  expect(answer.body).not.toContain('even the')
  await app.close()
})
