import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROOF_BODY_BYTES } from '../../contract/forms.ts'
import manifest from '../../graphql/generated/persisted-documents.json' with { type: 'json' }
import type { Backend } from './backend.ts'
import { startBackend } from './backend.ts'
import type { ShopProcess } from './shop-process.ts'
import { startShopProcess } from './shop-process.ts'

let backend: Backend
let shop: ShopProcess
let form: string

beforeAll(async () => {
  backend = await startBackend()
  shop = backend.shop
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string }[] } }).data.list
  form = new URLSearchParams({
    intent: 'add',
    productId: String(product?.id),
    positionSlug: product?.position_slug ?? '',
  }).toString()
})
afterAll(() => backend.stop())

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}, url = shop.url) {
  const answer = await request(url + path, { method, headers, body: body ?? null })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }
const idOf = (name: string) =>
  Object.entries(manifest).find(([, source]) =>
    new RegExp(`\\b(query|mutation) ${name}\\b`).test(source),
  )?.[0] ?? ''
/** An operation of the manifest as browsers send it: by its hash, in a body or in the address. */
const operation = (name: string, variables: object) =>
  JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: idOf(name) } } })

const searchOf = (name: string, variables: object) =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: idOf(name) } }),
  })}`

describe('changes', () => {
  test('a form of our own, posted without scripts, answers 303 and starts a session', async () => {
    const answer = await send('/cart', {
      headers: { ...FORM, origin: shop.url, 'sec-fetch-site': 'same-origin' },
      body: form,
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/cart')
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^session_token=[^;]+;.*Path=\/;.*Expires=.*HttpOnly; SameSite=Lax$/,
    )
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('sent by another site are refused: %o', async (headers) => {
    for (const path of ['/cart', '/checkout/final-details', '/graphql', '/']) {
      const answer = await send(path, { headers: { ...FORM, ...headers }, body: form })
      expect(answer.status, path).toBe(403)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
    }
  })

  test('a mutation cannot be made by GET', async () => {
    const query = new URLSearchParams({ query: 'mutation { startCheckout { __typename } }' })
    const free = await send(`/graphql?${query}`, { method: 'GET' })
    expect(free.status).toBeGreaterThanOrEqual(400)
    const kept = await send(searchOf('StartCheckout', {}), { method: 'GET' })
    expect(kept.status).toBeGreaterThanOrEqual(400)
    expect([free, kept].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined])
  })

  test('a form that is none of ours is refused in words', async () => {
    for (const body of [
      '',
      'intent=steal',
      'intent=add&productId=x',
      'intent=quantity&productId=1&positionSlug=a&quantity=1e9',
      '%%%=%',
      'a=\u0000',
    ]) {
      const answer = await send('/cart', { headers: FORM, body })
      expect(answer.status, body).toBe(400)
      expect(answer.text, body).toContain('</html>')
    }
  })

  test('a page that takes no changes says so', async () => {
    for (const path of ['/', '/category/roses', '/no-such-page']) {
      const { status } = await send(path, { headers: FORM, body: 'intent=add' })
      expect([404, 405], path).toContain(status)
    }
  })
})

describe('/graphql', () => {
  test.each([
    ['broken JSON', '{"query": "{ cart', [400]],
    ['nothing', '', [400]],
    ['null', 'null', [400]],
    ['a list', '[{"query":"{ __typename }"}]', [400]],
    ['a number', '42', [400]],
    [
      'an unknown operation id',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:0000' } } }),
      [400, 404],
    ],
    [
      'an inherited name for an id',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } }),
      [400, 404],
    ],
    [
      'an id that is no text',
      JSON.stringify({ extensions: { persistedQuery: { sha256Hash: { $ne: 1 } } } }),
      [400],
    ],
    ['syntax that is none', JSON.stringify({ query: '{ cart {' }), [400]],
    ['a field there is not', JSON.stringify({ query: '{ cellar }' }), [400]],
    ['a text that is too long', JSON.stringify({ query: `{ __typename } #${'x'.repeat(70_000)}` }), [400]],
    ['a number for a text', JSON.stringify({ query: 5 }), [400]],
    ['no operation', '{}', [400]],
    ['an operation that is not in the text', '{"query":"{ __typename }","operationName":"Z"}', [400]],
    ['variables that are a text', '{"query":"{ __typename }","variables":"x"}', [400]],
    ['a question too deep', JSON.stringify({ query: deepQuery(20) }), [400]],
  ])('answers %s with a clear 4xx', async (_what, body, statuses) => {
    const answer = await send('/graphql', { headers: JSON_TYPE, body })
    expect(statuses).toContain(answer.status)
    expect(answer.text.length).toBeGreaterThan(5)
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at .*\(/)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  })

  test('a body that is too large is refused before it is read', async () => {
    const asked = httpRequest(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-length': PROOF_BODY_BYTES + 1 },
    })
    asked.flushHeaders()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    asked.destroy()
    expect(answer.statusCode).toBe(413)
  })

  test('what is wrong with a question is said', async () => {
    const post = async (body: object) =>
      (await send('/graphql', { headers: JSON_TYPE, body: JSON.stringify(body) })).text
    expect(await post({ query: '{ cellar }' })).toContain(
      'Cannot query field \\"cellar\\" on type \\"Query\\"',
    )
    expect(await post({ query: '{ cart {' })).toContain('Syntax Error')
    expect(await post({ query: 5 })).toContain('body.query')
    expect(await post({})).toContain('Unknown query')
  })

  test('variables that do not fit are refused', async () => {
    const answer = await send('/graphql', {
      headers: JSON_TYPE,
      body: operation('ProductPage', { id: 'many', layout: false }),
    })
    expect(answer.status).toBe(400)
  })

  test('another type of body is refused', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
      const answer = await send('/graphql', {
        headers: { 'content-type': type },
        body: '{"query":"{ __typename }"}',
      })
      expect([400, 415], type).toContain(answer.status)
    }
  })

  test('a shared query by GET may be kept for a moment, one about a visitor may not', async () => {
    const home = await send(searchOf('HomePage', { layout: false }), { method: 'GET' })
    expect(home.status).toBe(200)
    expect(home.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    const mine = await send(searchOf('CartPage', { layout: false }), {
      method: 'GET',
      headers: { cookie: 'session_token=0123456789abcdef' },
    })
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(home.headers['set-cookie']).toBeUndefined()
  })
})

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

/** A question about the schema, as deep as asked. */
function deepQuery(depth: number): string {
  return `{ __schema { types ${'{ fields { type '.repeat(depth)}{ name }${' } }'.repeat(depth)} } }`
}
