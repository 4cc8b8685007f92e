import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Arrived } from '../../tests/support/shopping/arrival.ts'
import { startArriving } from '../../tests/support/shopping/arrival.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { BLOCK_IDS, HOME_BLOCKS, blocksIn } from '../../tests/support/shopping/home-blocks.ts'
import type { Upstream } from '../../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../../tests/support/stand-ins/proxy.ts'
import { forgetPages } from '../../tests/support/shopping/sandbox-clock.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'

/** The block whose call is held back until a test lets it go. */
const LATE = 'roses'
const OTHERS = BLOCK_IDS.filter((id) => id !== LATE)

let backend: SharedBackend
let upstream: Upstream
let shop: ShopProcess

beforeAll(async () => {
  backend = await sharedBackend()
  upstream = await startProxy(backend.storeUrl)
  // A page that waits does so until it is let go, however slow the machine.
  shop = await startShopProcess({ API_BASE_URL: upstream.url, BLOCK_TIMEOUT_MS: '60000' })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})
/** The next view asks for everything again. */
beforeEach(async () => {
  upstream.mend()
  await forgetPages(shop.url)
  upstream.break(HOME_BLOCKS[LATE], 'hangs')
})

const letGo = () => upstream.release(HOME_BLOCKS[LATE])
const hasRest = (html: string) => blocksIn(html).length === OTHERS.length && html.includes('</footer>')

/** A view whose late block comes once all the others have been read. */
async function viewInTwoParts(headers: Record<string, string> = {}) {
  const page = startArriving(shop.url, headers)
  const soon = await page.until(hasRest)
  letGo()
  return { soon, page: await page.whole }
}

test.each(['identity', 'gzip', 'br'])(
  'what is ready can be read at once, and the late block when it comes (%s)',
  async (encoding) => {
    const { soon, page } = await viewInTwoParts({ 'accept-encoding': encoding })

    expect(page.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(soon).toContain('</head>')
    expect(soon).toContain('aria-label="Categories"')
    expect(blocksIn(soon).sort()).toEqual([...OTHERS].sort())
    expect(soon).not.toContain(`<section id="${LATE}"`)
    expect(page.html).toContain(`<section id="${LATE}"`)
    expect(blocksIn(page.html)).toHaveLength(BLOCK_IDS.length)
    expect(page.html).toMatch(/<\/html>\s*$/)
  },
)

test('scripts of a streamed page carry its nonce, and the next page made has another', async () => {
  const one = nonces((await viewInTwoParts()).page)
  await forgetPages(shop.url)
  upstream.break(HOME_BLOCKS[LATE], 'hangs')
  const two = nonces((await viewInTwoParts()).page)

  for (const { policy, inline } of [one, two]) {
    expect(policy).toBeDefined()
    expect(inline.length).toBeGreaterThan(0)
    expect(new Set(inline)).toEqual(new Set([policy]))
  }
  expect(two.policy).not.toBe(one.policy)
})

function nonces({ headers, html }: Arrived) {
  const policy = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  const inline = [
    ...html.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))([^>]*)>/g),
  ].map(([, attributes]) => /nonce="([^"]*)"/.exec(attributes ?? '')?.[1])
  return { policy, inline }
}

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
]

test('a crawler gets every block in its place, without a script', async () => {
  const views = CRAWLERS.map((agent) => startArriving(shop.url, { 'user-agent': agent }))
  await expect.poll(() => upstream.counts()[HOME_BLOCKS[LATE]]).toBe(1)
  // Nothing is sent to them that is not whole.
  expect(views.map((view) => view.read())).toEqual(CRAWLERS.map(() => ''))
  letGo()

  for (const page of await Promise.all(views.map(({ whole }) => whole))) {
    const main = /<main[^>]*>(.*)<\/main>/s.exec(page.html)?.[1] ?? ''
    expect(blocksIn(main).sort()).toEqual([...BLOCK_IDS].sort())
    expect(main).not.toContain('data-late-fallback')
    expect(page.html).not.toMatch(/<div hidden id="S:/)
    expect(page.html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
    expect(String(page.headers['content-security-policy'])).not.toContain('nonce-')
  }
})

test('who comes while a page is being written reads it from its beginning', async () => {
  const first = startArriving(shop.url)
  await first.until(hasRest)
  const second = startArriving(shop.url)
  await second.until(hasRest)
  expect(upstream.counts()[HOME_BLOCKS[LATE]]).toBe(1)
  letGo()
  const [one, two] = await Promise.all([first.whole, second.whole])

  expect(two.html).toBe(one.html)
})

test('a reader who leaves half-way disturbs nobody', async () => {
  const leaving = new AbortController()
  const left = fetch(shop.url, { signal: leaving.signal }).then((answer) => answer.text())
  const staying = startArriving(shop.url)
  await staying.until(hasRest)
  leaving.abort()
  await expect(left).rejects.toThrow()
  letGo()

  expect(blocksIn((await staying.whole).html)).toHaveLength(BLOCK_IDS.length)
})
