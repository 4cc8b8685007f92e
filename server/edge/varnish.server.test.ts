import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { changePrice } from '../../tests/support/shopping/change-price.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'
import { findVarnish, startVarnish } from '../../tests/support/processes/varnish.ts'

// A shop behind Varnish with the configuration of operations/varnish/.
const program = await findVarnish()
const TOKEN = 'a token of the tests'

let database: Awaited<ReturnType<typeof copyTemplate>>
let shop: ShopProcess
let edge: Awaited<ReturnType<typeof startVarnish>>
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  const port = await freePort()
  // The shop tells an edge that is not there yet to forget all pages, and goes on telling it until it takes that.
  shop = await startShopProcess({
    ...{ DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder, TRUST_PROXY: '1' },
    EDGE_PURGE_URL: `http://127.0.0.1:${port}/edge/purge`,
    EDGE_PURGE_TOKEN: TOKEN,
  })
  const { port: shopPort } = new URL(shop.url)
  const addresses = { '10.0.0.11': '127.0.0.1', '10.0.0.12': '127.0.0.1', '3000': shopPort }
  edge = await startVarnish(program, port, { ...addresses, 'change-me': TOKEN })
})
afterAll(async () => {
  if (!program) return
  await edge.stop()
  await shop.stop()
  await database.drop()
})

async function open(path: string, headers: Record<string, string> = {}, base = edge.url) {
  const answer = await fetch(base + path, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    html: await answer.text(),
    isHit: answer.headers.get('cache-status') === 'edge; hit',
  }
}

/** Opens a page until the edge has it. */
async function kept(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await open(path, headers)).isHit, { timeout: 20_000 }).toBe(true)
  return open(path, headers)
}

async function firstRose() {
  const listing = await fetch(`${shop.storeUrl}/v1/category/roses/?limit=1`)
  const { data } = (await listing.json()) as { data: { list: [{ id: number; position_slug: string }] } }
  return data.list[0]
}

const visitorOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="visitor">(.*?)<\/script>/.exec(html)?.[1] ?? '') as unknown

test.runIf(program)(
  'a page for strangers says how long it may be kept, and by which keys it is forgotten',
  async () => {
    await expect
      .poll(async () => (await open('/', {}, shop.url)).headers.get('surrogate-key'))
      .toMatch(/^pages /)
    const { headers } = await open('/', {}, shop.url)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d{1,3}$/)
    const forEdges = /^max-age=\d{1,3}, stale-while-revalidate=\d+, stale-if-error=\d+$/
    expect(headers.get('cdn-cache-control')).toMatch(forEdges)
    expect(headers.get('surrogate-control')).toMatch(forEdges)
    expect(headers.get('vary')).toBe('Accept-Encoding, Visitor-Kind')
    expect(headers.get('surrogate-key')).toMatch(/^pages page-\S+ product-\d+/)
    expect(headers.get('cache-tag')?.split(',')).toEqual(headers.get('surrogate-key')?.split(' '))
    // What sets a cookie is for one visitor, whatever page it is.
    const marked = await open('/?utm_source=mail', {}, shop.url)
    expect(marked.headers.get('cache-control')).toBe('private, no-store')
    expect(marked.headers.get('cdn-cache-control')).toBeNull()
    const known = await open('/', { cookie: 'session_token=0123456789abcdef0123456789abcdef' }, shop.url)
    expect(known.headers.get('cache-control')).toBe('private, no-store')
    expect(known.headers.get('surrogate-key')).toBeNull()
    for (const path of ['/cart', '/sign-in'])
      expect((await open(path, {}, shop.url)).headers.get('surrogate-key'), path).toBeNull()
  },
)

test.runIf(program)(
  'strangers are answered by the edge, in their encoding, and are told nothing of its keys',
  async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await kept('/', { 'accept-encoding': encoding })
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(page.html).toContain('</html>')
      for (const name of ['surrogate-key', 'surrogate-control', 'cdn-cache-control', 'cache-tag'])
        expect(page.headers.get(name), name).toBeNull()
      // Who keeps it behind the edge hears of no purge.
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(page.headers.get('vary')).toBe('Accept-Encoding')
    }
  },
)

test.runIf(program)(
  'visitors get their own page, and those who have answered about cookies are not asked again',
  async () => {
    const stranger = await kept('/')
    expect(visitorOf(stranger.html)).toBeNull()
    const product = await firstRose()
    const form = new URLSearchParams({
      ...{ intent: 'add', productId: String(product.id), variantSlug: product.position_slug },
    })
    const added = await fetch(`${edge.url}/cart`, { method: 'POST', body: form, redirect: 'manual' })
    const session = added.headers.getSetCookie().find((cookie) => cookie.startsWith('session_token='))
    const visitor = await open('/', { cookie: session?.split(';')[0] ?? '' })
    expect(visitor.isHit).toBe(false)
    expect(visitorOf(visitor.html)).toMatchObject({ visitor: { cart: { quantity: 1 } } })

    const answered = await kept('/', { cookie: 'banner=closed' })
    expect(answered.html).not.toContain('name="choice"')
    expect(stranger.html).toContain('name="choice"')
    expect(visitorOf((await kept('/')).html)).toBeNull()
    // What a browser says of itself is not believed.
    expect((await open('/', { 'visitor-kind': 'answered' })).html).toContain('name="choice"')
  },
)

test.runIf(program)(
  'a changed price is shown by the edge within a second, and other pages stay kept',
  async () => {
    const { id } = await firstRose()
    const path = (await open(`/product/${id}`)).headers.get('location') ?? `/product/${id}`
    expect((await kept(path)).html).not.toContain('£987.65')
    await kept('/blog')
    await changePrice(database.url, id, 98_765)
    expect((await open(path)).html).toContain('£987.65')
    expect((await open('/blog')).isHit).toBe(true)
  },
)

test.runIf(program)('nobody else has pages forgotten', async () => {
  await kept('/')
  const purge = (headers: Record<string, string>) =>
    fetch(`${edge.url}/edge/purge`, { method: 'POST', headers }).then(({ status }) => status)
  expect(await purge({ 'surrogate-key': 'pages' })).toBe(403)
  expect(await purge({ 'surrogate-key': 'pages', authorization: 'Bearer wrong' })).toBe(403)
  expect(await purge({ 'surrogate-key': '.*', authorization: `Bearer ${TOKEN}` })).toBe(400)
  expect((await open('/')).isHit).toBe(true)
  expect(await purge({ 'surrogate-key': 'pages', authorization: `Bearer ${TOKEN}` })).toBe(204)
  expect((await open('/')).isHit).toBe(false)
})

test.runIf(program)('without the shop, strangers see what is kept', async () => {
  await kept('/')
  await shop.stop()
  expect(await open('/')).toMatchObject({ status: 200, isHit: true })
  expect((await open('/cart', { cookie: 'session_token=0123456789abcdef0123456789abcdef' })).status).toBe(503)
})
