import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'
import { inlineHash } from '../inline-hash.ts'

let backend: Backend
let paths: string[]

beforeAll(async () => {
  backend = await startBackend()
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string }[] } }).data.list
  paths = [
    '/',
    '/category',
    '/category/roses',
    '/category/roses?page=2',
    '/filter/best-sellers',
    `/product/${product?.id}`,
    '/about-us',
    '/delivery/london',
    '/giftbox1',
    '/subscription-first-bouquet?discount=50',
    '/free-bouquet-offer',
    '/slvip',
    '/contact-us',
    '/youthdiscount?sent=youth-discount',
    '/gifts',
    '/all-gifts',
    '/cards',
    '/promotions',
    '/promotions/1',
    '/blog?page=2&concat=1',
    '/article/what-to-write-on-the-card',
    '/delivery',
    '/subscription',
    '/greeting-card-free',
  ]
  for (const name of ['ANNA', 'BRAM'])
    visitors.push(await arrive(name, product?.id ?? 0, product?.position_slug ?? ''))
})
afterAll(() => backend.stop())

type VisitorWithCart = { name: string; headers: Record<string, string> }
const visitors: VisitorWithCart[] = []

/** A visitor with a cart, whose every trait can be told in a page if it ever got there. */
async function arrive(name: string, product: number, slug: string): Promise<VisitorWithCart> {
  const answer = await request(`${backend.shop.url}/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      intent: 'add',
      productId: String(product),
      variantSlug: slug,
      cardText: `canary ${name} text`,
    }).toString(),
  })
  await answer.body.dump()
  const token = /session_token=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
  expect(token.length, `a session, answered with ${answer.statusCode}`).toBeGreaterThan(16)
  const cookies = {
    session_token: token,
    auth: '1',
    recipient: `canary-${name}-recipient`,
    promo_code: `canary-${name}-code`,
    payment_method: `canary-${name}-method`,
    utm_source: `canary-${name}-source`,
    download_mobile_app: '1',
  }
  return {
    name,
    headers: {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
      'user-agent': `Mozilla/5.0 (iPhone; canary-${name}-agent) Mobile Safari`,
      referer: `${backend.shop.url}/canary-${name}-referrer`,
      'accept-language': `en-GB, canary-${name}`,
      'x-forwarded-for': '203.0.113.9',
    },
  }
}

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await request(backend.shop.url + path, { headers })
  return { status: answer.statusCode, headers: answer.headers, html: await answer.body.text() }
}

/** What marks our visitors; there is a Canary Wharf, too. */
const CANARY = /canary[- ](ANNA|BRAM)/i

const tokenOf = ({ headers }: VisitorWithCart) =>
  /session_token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '?'

test('a page that is for everybody carries nothing of a visitor, whoever asked for it first', async () => {
  for (const path of paths) {
    for (const visitor of visitors) {
      const query = `${path.includes('?') ? '&' : '?'}canary-${visitor.name}-query=1&utm_campaign=canary-${visitor.name}`
      const seen = await open(path + query, visitor.headers)
      expect(seen.status, path).toBe(200)
      expect(seen.headers['cache-control'], path).toBe('private, no-store')
    }
    for (const headers of [{}, { 'user-agent': 'Googlebot/2.1' }, { cookie: 'consent=all' }] as Record<
      string,
      string
    >[]) {
      const seen = await open(path, headers)
      expect(seen.status, path).toBe(200)
      expect(seen.headers['set-cookie'], path).toBeUndefined()
      expect(seen.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
      expect(seen.html + JSON.stringify(seen.headers), path).not.toMatch(CANARY)
      for (const visitor of visitors) expect(seen.html, path).not.toContain(tokenOf(visitor))
      expect(seen.html, path).toContain('<script type="application/json" id="visitor">null</script>')
    }
  }
})

test('a visitor sees themselves in it, and nobody else', async () => {
  const [anna, bram] = visitors as [VisitorWithCart, VisitorWithCart]
  for (const path of paths) {
    const seen = await open(path, anna.headers)
    expect(seen.html, path).toContain('"cart":{"quantity":1}')
    expect(seen.html, path).not.toContain('BRAM')
    expect(seen.html, path).not.toContain(tokenOf(bram))
    expect(seen.html, path).not.toContain(tokenOf(anna))
  }
})

test('a visitor’s own page says what the visitor has once, as the page itself was made', async () => {
  const [anna] = visitors as [VisitorWithCart]
  const own = await open('/cart', anna.headers)
  expect(own.html).toContain('"visitor":{"visitor":{"cart":{"quantity":1}')
  // What is asked for beside the page may be of before or after a change that comes between them.
  expect(own.html).not.toContain('id="visitor"')
})

test('what is for everybody is the same on a telephone and on a desk', async () => {
  for (const path of paths) {
    const agents = [
      'Mozilla/5.0 (iPhone) Mobile Safari',
      'Mozilla/5.0 (Windows NT 10.0) Chrome/126',
      'Googlebot/2.1',
    ]
    const pages = []
    for (const agent of agents)
      pages.push((await open(path, { 'user-agent': agent, 'sec-ch-ua-mobile': '?1' })).html)
    expect(new Set(pages.map((html) => html.replace(/nonce="[^"]*"/g, ''))).size, path).toBe(1)
  }
})

test('nothing of a page is styled or run inline but what its policy names', async () => {
  const [anna] = visitors as [VisitorWithCart]
  for (const path of [...paths, '/cart', '/auth', '/search?q=roses', '/no-such-page']) {
    const { html, headers } = await open(path, anna.headers)
    const policy = String(headers['content-security-policy'])
    expect(html, path).not.toMatch(/<[^>]*\s(?:style|on\w+)="/)
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) =>
      inlineHash(text),
    )
    expect(styles, path).toHaveLength(1)
    for (const hash of styles) expect(policy, path).toContain(`style-src 'self' ${hash};`)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    for (const attributes of scripts.filter(
      (one) => !one.includes('src=') && !/type="application\/(ld\+)?json"/.test(one),
    ))
      expect(policy, path).toContain(`'nonce-${/nonce="([^"]+)"/.exec(attributes)?.[1] ?? 'none'}'`)
  }
})
