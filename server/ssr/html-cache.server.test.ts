import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchArrive } from '../../tests/support/shopping/arrival.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { BrowserWithoutScripts } from '../../tests/support/pages/browser-without-scripts.ts'
import type { Seen } from '../../tests/support/pages/browser-without-scripts.ts'
import { HOME_BLOCKS, isWhole } from '../../tests/support/shopping/home-blocks.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { Upstream } from '../../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../../tests/support/stand-ins/proxy.ts'

let backend: SharedBackend
let upstream: Upstream
let shop: ShopProcess
let sharedPages: string[]
let product: { id: number; position_slug: string; title: string }

beforeAll(async () => {
  backend = await sharedBackend()
  upstream = await startProxy(backend.storeUrl)
  shop = await startShopProcess({ API_BASE_URL: upstream.url })
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  product = (listing as { data: { list: (typeof product)[] } }).data.list[0] as typeof product
  sharedPages = [
    '/',
    '/category/roses',
    '/category/roses?page=2&order_by=price',
    '/filter/best-sellers',
    `/product/${product.id}`,
  ]
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})

async function send(path: string, headers: Record<string, string> = {}) {
  const answer = await request(shop.url + path, { headers })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  }
}

/** The answer once the page is kept. */
async function kept(path: string, headers: Record<string, string> = {}) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if ((await send(path)).headers.etag) return send(path, headers)
    await pause(20)
  }
  throw new Error(`${path} was never kept`)
}

const SEASONING = /<script type="application\/json" id="visitor">(.*?)<\/script>/

/** A page and what it says of the visitor, apart. */
function seasoned(html: string) {
  const [place = '', json = ''] = SEASONING.exec(html) ?? []
  return { page: html.replace(place, ''), visitor: JSON.parse(json) as unknown, place }
}

test('two visitors and a stranger get the same shared pages but for the visitor payload', async () => {
  const visitors = [1, 2].map(() => new BrowserWithoutScripts(() => shop.url))
  for (const [index, visitor] of visitors.entries()) {
    const message = `canary-message-${index}-8f31`
    for (let times = 0; times <= index; times++) {
      await visitor.post('/cart', {
        intent: 'add',
        productId: product.id,
        variantSlug: product.position_slug,
        cardText: message,
      })
    }
    expect((await visitor.get('/cart')).html).toContain(message)
  }
  const tokens = visitors.map(({ cookies }) => cookies.get('session_token') ?? '')
  expect(new Set(tokens).size).toBe(2)
  expect(tokens.every((token) => token.length >= 16)).toBe(true)

  for (const path of sharedPages) {
    // The first view by a visitor: what is made of it must be nobody's.
    const cold = await visitors[0]?.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=canary-utm`)
    const stranger = await kept(path)
    const pages: Seen[] = [cold as Seen]
    for (const visitor of visitors) pages.push(await visitor.get(path))
    const [early, one, two] = pages.map(({ html }) => seasoned(html))
    const anonymous = seasoned(stranger.bytes.toString())

    expect(anonymous.visitor, path).toBeNull()
    expect(early?.visitor, path).toMatchObject({ visitor: { cart: { quantity: 1 } } })
    expect(one?.visitor, path).toMatchObject({ visitor: { cart: { quantity: 1 } } })
    expect(two?.visitor, path).toMatchObject({ visitor: { cart: { quantity: 2 } } })
    expect(one?.page === anonymous.page && two?.page === anonymous.page, path).toBe(true)
    const everything = [stranger.bytes.toString(), ...pages.map(({ html }) => html)].join('')
    for (const secret of [...tokens, 'canary-message', 'canary-utm'])
      expect(everything.includes(secret), `${secret} in ${path}`).toBe(false)
    // The first view by a campaign's link brings its cookie, and no other does.
    for (const { headers } of [stranger, ...pages.slice(1)])
      expect(headers['set-cookie'], path).toBeUndefined()
    for (const { headers } of pages.slice(1)) expect(headers['cache-control'], path).toBe('private, no-store')
    expect(stranger.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
    // Whoever keeps it asks each time, and tells who visits by other means than all cookies.
    for (const { headers } of [stranger, ...pages])
      expect(headers.vary, path).toBe('Accept-Encoding, Visitor-Kind')
  }
  for (const visitor of visitors) await visitor.close()
})

test('calls for shared pages carry nobody’s tokens', async () => {
  const canaryCalls = () =>
    upstream.passed
      .filter((call) => JSON.stringify(call).includes('canary'))
      .map(({ path }) => path)
      .sort()
  const visitor = new BrowserWithoutScripts(() => shop.url)
  visitor.cookies.set('session_token', 'canary-session-0123456789abcdef')
  upstream.mend()

  await visitor.get('/category/tulips')

  const listing = upstream.passed.filter(({ path }) => path === '/v1/category/tulips/')
  expect(listing).toHaveLength(1)
  expect(JSON.stringify(listing)).not.toContain('canary')
  // What the visitor likes and their own count were asked for, and only that.
  expect(canaryCalls()).toEqual(['/v1/visitor/'])

  // One who seems signed in and is not is sent on; the page that was begun meanwhile is made for others all the same.
  visitor.cookies.set('auth_token', 'canary-auth-0123456789abcdef')
  upstream.mend()
  await visitor.get('/category/peonies')

  const other = () => upstream.passed.filter(({ path }) => path === '/v1/category/peonies/')
  await expect.poll(other).toHaveLength(1)
  expect(JSON.stringify(other())).not.toContain('canary')
  expect(canaryCalls()).toEqual(['/v1/user/sign-ins/renew/', '/v1/visitor/'])
  await visitor.close()
})

test('personal pages and changes are kept by nobody', async () => {
  const visitor = new BrowserWithoutScripts(() => shop.url)
  const added = await visitor.post('/cart', {
    intent: 'add',
    productId: product.id,
    variantSlug: product.position_slug,
  })
  expect(added.headers['cache-control']).toBe('private, no-store')
  for (const path of ['/cart', '/checkout/delivery-details', '/profile/no-such-page', '/order/1']) {
    const { headers } = await visitor.get(path)
    expect(headers['cache-control'], path).toBe('private, no-store')
    expect(headers.etag, path).toBeUndefined()
  }
  await visitor.close()
})

test.each(['/', '/category/roses'])('%s decodes to the same page whatever the encoding', async (path) => {
  const plain = await kept(path, { 'accept-encoding': 'identity' })
  const brotli = await kept(path, { 'accept-encoding': 'gzip, deflate, br' })
  const zipped = await kept(path, { 'accept-encoding': 'gzip' })
  const refused = await kept(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })

  expect([plain, brotli, zipped, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
    undefined,
  ])
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
  expect(refused.bytes.equals(plain.bytes)).toBe(true)
  expect(brotli.headers.vary).toMatch(/accept-encoding/i)
  for (const answer of [plain, brotli, zipped])
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
})

test('a visitor’s compressed page decodes to what the plain one is', async () => {
  const visitor = new BrowserWithoutScripts(() => shop.url)
  await visitor.post('/cart', { intent: 'add', productId: product.id, variantSlug: product.position_slug })
  const plain = await visitor.get('/')
  const cookie = { cookie: `session_token=${visitor.cookies.get('session_token')}` }
  for (const encoding of ['br', 'gzip']) {
    expect((await watchArrive(shop.url, { ...cookie, 'accept-encoding': encoding })).html).toBe(plain.html)
  }
  await visitor.close()
})

test('who has the page already is told so', async () => {
  const { headers } = await kept('/')
  const etag = String(headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await send('/', { 'if-none-match': known })
    expect(answer.status).toBe(304)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers.etag).toBe(etag)
    expect(answer.headers.vary).toBe('Accept-Encoding, Visitor-Kind')
  }
  expect((await send('/', { 'if-none-match': '"other"' })).status).toBe(200)
  // What is said of a visitor changes without the page: they always get it.
  expect((await send('/', { 'if-none-match': etag, cookie: 'session_token=0123456789abcdef' })).status).toBe(
    200,
  )
})

test('each encoding of a page has a tag of its own', async () => {
  await kept('/')
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) =>
      String((await send('/', { 'accept-encoding': encoding })).headers.etag),
    ),
  )
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
})

test('HEAD says what GET would, without the page', async () => {
  const { headers } = await kept('/')
  const head = await request(shop.url, { method: 'HEAD' })
  expect(head.statusCode).toBe(200)
  expect(head.headers.etag).toBe(headers.etag)
  expect(await head.body.text()).toBe('')
})

test('marketing and unknown parameters make no second page, and those of the page do', async () => {
  const plain = await kept('/category/tulips')
  upstream.mend()

  for (const query of [
    'utm_source=a&utm_medium=b',
    'gclid=1',
    'fbclid=x',
    'anything=else',
    'order_direction=&utm_term=%F0%9F%8C%B7',
  ]) {
    const tagged = await send(`/category/tulips?${query}`)
    expect(tagged.bytes.equals(plain.bytes), query).toBe(true)
  }
  expect(upstream.counts()['/v1/category/tulips/'] ?? 0).toBeLessThanOrEqual(1)

  const sorted = await kept('/category/tulips?order_by=price&order_direction=asc')
  const otherWay = await kept('/category/tulips?order_direction=asc&order_by=price')
  expect(sorted.headers.etag).not.toBe(plain.headers.etag)
  expect(otherWay.headers.etag).toBe(sorted.headers.etag)
})

/** How long a page is kept; for as long again it is shown while it cannot be made anew, which has to be enough here. */
const CACHE_SECONDS = 8

test('an old page is shown at once while a new one is made', async () => {
  const quick = await startShopProcess({
    API_BASE_URL: upstream.url,
    CACHE_SECONDS: String(CACHE_SECONDS),
  })
  try {
    let first = await watchArrive(quick.url)
    for (let attempt = 0; attempt < 100 && !first.headers.etag; attempt++)
      first = await watchArrive(quick.url)
    await pause(CACHE_SECONDS * 1_000 + 100)
    upstream.mend()
    for (const path of Object.values(HOME_BLOCKS)) upstream.break(path, 'hangs')

    // Nothing that is new can come: what is shown is the old page, to each of many.
    const old = await watchArrive(quick.url)
    expect(old.status).toBe(200)
    expect(isWhole(old.html)).toBe(true)
    expect(old.headers.etag).toBe(first.headers.etag)
    await Promise.all(Array.from({ length: 20 }, () => watchArrive(quick.url)))
    // One refresh, however many looked meanwhile; what was fetched a moment later is still fresh.
    const asked = () => Object.values(HOME_BLOCKS).map((path) => upstream.counts()[path] ?? 0)
    await expect.poll(() => Math.max(...asked())).toBe(1)
    upstream.mend()

    // The new page is kept: whoever comes now costs the service nothing.
    await expect
      .poll(async () => {
        const before = upstream.passed.length
        const { headers } = await watchArrive(quick.url)
        return headers.etag !== undefined && upstream.passed.length === before
      })
      .toBe(true)
  } finally {
    upstream.mend()
    await quick.stop()
  }
})

test('one page is kept for all addresses without one', async () => {
  const first = await kept('/no-such-page')
  upstream.mend()
  for (const path of ['/another/one', '/Category/roses', '/no-such-page?utm_term=x']) {
    const answer = await send(path)
    expect([answer.status, answer.headers.etag], path).toEqual([404, first.headers.etag])
  }
  expect(upstream.passed).toEqual([])
})

test('a page whose thing is not there is not kept, and costs no memory', async () => {
  expect((await send('/category/no-such-thing')).status).toBe(404)
  expect((await send('/category/no-such-thing')).headers.etag).toBeUndefined()
  expect((await send('/product/2147483647')).status).toBe(404)
  expect((await send('/Category/roses')).status).toBe(404)
})
