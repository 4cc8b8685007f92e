import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchArrive } from '../../tests/support/arrival.ts'
import type { Backend } from '../../tests/support/backend.ts'
import { startBackend } from '../../tests/support/backend.ts'
import { BLOCK_IDS, HOME_BLOCKS, blocksIn } from '../../tests/support/home-blocks.ts'
import type { ShopProcess } from '../../tests/support/shop-process.ts'
import { startShopProcess } from '../../tests/support/shop-process.ts'
import type { Upstream } from '../../tests/support/proxy.ts'
import { startProxy } from '../../tests/support/proxy.ts'

const DELAY_MS = 2_000
/** By then everything that is ready has arrived. */
const SOON_MS = 300
const LATE = 'roses'

let backend: Backend
let upstream: Upstream
let shop: ShopProcess

beforeAll(async () => {
  backend = await startBackend()
  upstream = await startProxy(backend.storeUrl)
  // Nothing is kept: every view asks for every block.
  shop = await startShopProcess({ API_BASE_URL: upstream.url, CACHE_SECONDS: '0' })
  // The first view of a process also compiles it; that is not what is timed here.
  await watchArrive(shop.url)
  upstream.break(HOME_BLOCKS[LATE], { delayMs: DELAY_MS })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
  await backend.stop()
})

/** After a streamed page the shop makes a whole one to keep; until it has, the streamed one is still read along. */
beforeEach(() => pause(DELAY_MS + 300))

// By the clock, on a machine that other tests share: tried again before it counts.
test.each(['identity', 'gzip', 'br'])(
  'what is ready can be read at once, and the late block when it comes (%s)',
  { retry: 2 },
  async (encoding) => {
    const page = await watchArrive(shop.url, { 'accept-encoding': encoding })

    expect(page.headers['content-encoding'] ?? 'identity').toBe(encoding)
    const soon = page.by(SOON_MS)
    expect(soon).toContain('</head>')
    expect(soon).toContain('aria-label="Categories"')
    expect(blocksIn(soon).sort()).toEqual(BLOCK_IDS.filter((id) => id !== LATE).sort())
    expect(soon).toContain('</footer>')
    const arrived = page.when(`<section id="${LATE}"`)
    expect(arrived).toBeGreaterThan(DELAY_MS - 100)
    expect(arrived).toBeLessThan(DELAY_MS + 400)
    expect(blocksIn(page.html)).toHaveLength(BLOCK_IDS.length)
    expect(page.html).toMatch(/<\/html>\s*$/)
    console.log(
      `${encoding}: head ${Math.round(page.when('</head>'))} ms, header ${Math.round(page.when('aria-label="Categories"'))} ms, ` +
        `footer ${Math.round(page.when('</footer>'))} ms, late block ${Math.round(arrived)} ms, end ${Math.round(page.ms)} ms`,
    )
  },
)

test('scripts of a streamed page carry its nonce, and the next page made has another', async () => {
  const one = nonces(await watchArrive(shop.url))
  await pause(DELAY_MS + 300)
  const two = nonces(await watchArrive(shop.url))

  for (const { policy, inline } of [one, two]) {
    expect(policy).toBeDefined()
    expect(inline.length).toBeGreaterThan(0)
    expect(new Set(inline)).toEqual(new Set([policy]))
  }
  expect(two.policy).not.toBe(one.policy)
})

function nonces({ headers, html }: Awaited<ReturnType<typeof watchArrive>>) {
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
  const pages = await Promise.all(CRAWLERS.map((agent) => watchArrive(shop.url, { 'user-agent': agent })))

  for (const page of pages) {
    const main = /<main[^>]*>(.*)<\/main>/s.exec(page.html)?.[1] ?? ''
    expect(blocksIn(main).sort()).toEqual([...BLOCK_IDS].sort())
    expect(main).not.toContain('data-late-fallback')
    expect(page.html).not.toMatch(/<div hidden id="S:/)
    expect(page.html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
    expect(String(page.headers['content-security-policy'])).not.toContain('nonce-')
  }
})

test('who comes while a page is being written reads it from its beginning', async () => {
  const first = watchArrive(shop.url)
  await pause(700)
  const [one, two] = await Promise.all([first, watchArrive(shop.url)])

  expect(two.html).toBe(one.html)
  expect(two.ms).toBeLessThan(one.ms - 500)
  expect(two.when('</footer>')).toBeLessThan(300)
})

test('a reader who leaves half-way disturbs nobody', async () => {
  const leaving = new AbortController()
  const left = fetch(shop.url, { signal: leaving.signal }).then((answer) => answer.text())
  const staying = watchArrive(shop.url)
  setTimeout(() => leaving.abort(), 600)

  await expect(left).rejects.toThrow()
  expect(blocksIn((await staying).html)).toHaveLength(BLOCK_IDS.length)
})
