import { connect } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../graphql/generated/persisted-documents.json' with { type: 'json' }
import type { SharedBackend } from '../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import type { ShopProcess } from '../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import { idOf, operation } from '../tests/support/persisted-operation.ts'

let backend: SharedBackend
let shop: SharedBackend['shop']
let form: string

beforeAll(async () => {
  backend = await sharedBackend()
  shop = backend.shop
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string }[] } }).data.list
  form = new URLSearchParams({
    intent: 'add',
    productId: String(product?.id),
    variantSlug: product?.position_slug ?? '',
  }).toString()
})

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}, url = shop.url) {
  const answer = await request(url + path, { method, headers, body: body ?? null })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('addresses', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '//evil.example/category/roses',
    '/category/..%2f..%2fetc',
    '/%',
    '/%E0%A4%A',
    '/category/%00',
  ])('%s is a page that is not there, and leads nowhere', async (path) => {
    const answer = await send(path, { method: 'GET' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.location).toBeUndefined()
  })

  test.each([
    ['//evil.example/', '/evil.example'],
    ['//evil.example/category/roses/', '/evil.example/category/roses'],
    ['/\\evil.example/', '/evil.example'],
    ['//evil.example/x?page=1', '/evil.example/x'],
    ['/\\evil.example/x?page=1', '/evil.example/x'],
    ['/%2f%2fevil.example/', '/%2f%2fevil.example'],
  ])('%s leads to an address of ours that is not there', async (path, right) => {
    const answer = await send(path, { method: 'GET' })
    expect([answer.status, answer.headers.location]).toEqual([301, right])
    expect((await send(right, { method: 'GET' })).status).toBe(404)
  })

  test('markup in an address is not markup in the page', async () => {
    const answer = await send(
      '/category/%3Cscript%3Ealert(1)%3C%2Fscript%3E?page=%22%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E',
      { method: 'GET' },
    )
    expect(answer.text).not.toMatch(/<script>alert/)
  })

  test('every page says what it may do', async () => {
    for (const path of ['/', '/cart', '/no-such-page']) {
      const policy = String((await send(path, { method: 'GET' })).headers['content-security-policy'])
      expect(policy, path).toContain("script-src 'self'")
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
      expect(policy, path).toContain("frame-ancestors 'none'")
    }
  })

  test('every sort of answer says what it may do, what it does not use, and who may load it', async () => {
    const page = await send('/', { method: 'GET' })
    const asset = /\/assets\/[^"]+\.js/.exec(page.text)?.[0] ?? ''
    const picture = /\/images\/[^" ]+/.exec(page.text)?.[0] ?? ''
    const answers: [path: string, status: number, sent?: Sent][] = [
      ['/', 200],
      // Once more, when it is kept.
      ['/', 200],
      ['/cart', 200],
      ['/no-such-page', 404],
      ['/category/roses/', 301],
      ['/cart', 400, { method: 'POST', headers: FORM, body: 'intent=none' }],
      ['/cart', 413, { method: 'POST', headers: FORM, body: 'x'.repeat(70_000) }],
      ['/cart', 403, { method: 'POST', headers: { ...FORM, origin: 'https://evil.example' }, body: form }],
      ['/cart', 415, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<x/>' }],
      ['/graphql', 400],
      ['/graphql', 200, { headers: JSON_TYPE, body: '{"query":"{ __typename }"}' }],
      ['/graphiql', 200],
      ['/sandbox', 200],
      ['/sandbox/upstream', 200],
      ['/robots.txt', 200],
      ['/.well-known/security.txt', 200],
      ['/sitemap.xml', 200],
      ['/site.webmanifest', 200],
      ['/favicon.svg', 200],
      ['/livez', 200],
      ['/readyz', 200],
      ['/service-worker.js', 200],
      [
        '/policy-reports',
        204,
        { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: '{}' },
      ],
      [asset, 200],
      ['/assets/none.js', 404],
      [picture, 200],
      ['/images/none', 404],
    ]
    for (const [path, status, sent] of answers) {
      const { status: had, headers } = await send(path, sent ?? { method: 'GET' })
      expect(had, path).toBe(status)
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toMatch(
        path === '/service-worker.js' ? /^default-src 'none'/ : /frame-ancestors 'none'/,
      )
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
      if (path !== '/graphiql')
        expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe')
      expect(headers, path).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        // Webmail shows pictures of e-mails on its own pages.
        'cross-origin-resource-policy':
          path === picture || path === '/images/none' ? 'cross-origin' : 'same-origin',
      })
      expect(headers['permissions-policy'], path).toContain('camera=()')
    }
    const { headers } = await send('/graphql', { headers: JSON_TYPE, body: '{"query":"{ __typename }"}' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('security.txt says whom to tell, until when, and where it lies', async () => {
    const { headers, text } = await send('/.well-known/security.txt', { method: 'GET' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
    expect(text).toMatch(/^Contact: mailto:.+@.+$/m)
    expect(text).toMatch(/^Canonical: http.+\/\.well-known\/security\.txt$/m)
  })

  test('a page has one stylesheet, which is sent compressed', async () => {
    for (const path of ['/', '/cart', '/product/101', '/about-us', '/no-such-page']) {
      const { text } = await send(path, { method: 'GET' })
      // Those that are named for the scripts alone are not loaded.
      const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href)
      expect(styles, path).toHaveLength(1)
      const [style = ''] = styles
      const sent = await send(style, { method: 'GET', headers: { 'accept-encoding': 'br, gzip' } })
      expect([sent.status, sent.headers['content-encoding']], path).toEqual([200, 'br'])
    }
  })

  test('a request that names two hosts is refused', async () => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n')
    const answer = Buffer.concat(await Array.fromAsync(socket)).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('the health check answers', async () => {
    expect((await send('/healthz', { method: 'GET' })).status).toBe(200)
  })
})

describe('in live mode', () => {
  let live: ShopProcess

  beforeAll(async () => {
    live = await startShopProcess({
      SHOP_MODE: 'live',
      API_BASE_URL: backend.storeUrl,
      SITE_URL: 'https://larkspur.example',
      COOKIE_DOMAIN: 'larkspur.example',
      SECURITY_CONTACT: 'mailto:security@larkspur.example',
    })
  })
  afterAll(() => live.stop())

  test('only the operations of the shop itself are served', async () => {
    for (const query of [
      '{ __typename }',
      '{ __schema { types { name } } }',
      manifest[idOf('HomePage') as keyof typeof manifest],
    ]) {
      const posted = await send('/graphql', { headers: JSON_TYPE, body: JSON.stringify({ query }) }, live.url)
      const got = await send(`/graphql?${new URLSearchParams({ query })}`, { method: 'GET' }, live.url)
      for (const answer of [posted, got]) {
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        expect(JSON.parse(answer.text)).toMatchObject({ data: null })
      }
    }
    const known = await send(
      '/graphql',
      {
        headers: JSON_TYPE,
        body: operation('HomePage', { layout: false }),
      },
      live.url,
    )
    expect(known.status).toBe(200)
    expect(JSON.parse(known.text).errors).toBeUndefined()
  })

  test('there is no GraphiQL and no sandbox', async () => {
    for (const path of ['/graphiql', '/sandbox', '/sandbox/messages']) {
      expect((await send(path, { method: 'GET' }, live.url)).status, path).toBe(404)
      const slashed = await send(`${path}/`, { method: 'GET' }, live.url)
      expect([path, slashed.status, slashed.headers.location]).toEqual([path, 301, path])
    }
  })

  test('session cookies are secure', async () => {
    const answer = await send('/cart', { headers: FORM, body: form }, live.url)
    expect(answer.status).toBe(303)
    expect(String(answer.headers['set-cookie'])).toMatch(/Secure/)
  })

  test('browsers are told to come by https', async () => {
    expect((await send('/', { method: 'GET' }, live.url)).headers['strict-transport-security']).toBeDefined()
  })
})
