import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BLOCK_IDS, HOME_BLOCKS, blocksIn } from '../../tests/support/shopping/home-blocks.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { Upstream } from '../../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../../tests/support/stand-ins/proxy.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

const LATE = 'roses'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let store: TestStore
let upstream: Upstream
let shop: ShopProcess
beforeAll(async () => {
  store = await startTestStore()
  upstream = await startProxy(await store.app.listen({ host: '127.0.0.1', port: 0 }))
  shop = await startShopProcess({
    API_BASE_URL: upstream.url,
    // Nothing is kept: every view asks for every block.
    CACHE_SECONDS: '0',
    // The block that is held back is not given up while the test looks around.
    BLOCK_TIMEOUT_MS: '30000',
  })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
  await store.stop()
})
beforeEach(() => upstream.break(HOME_BLOCKS[LATE], 'hangs'))
afterEach(() => upstream.mend())

/** Asks for the main page; the answer comes with its first bytes. */
function open(agent: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(shop.url, { agent: false, headers: { 'user-agent': agent } }, done).on('error', fail)
  })
}

/** Resolves when the shop has read what was sent before. */
async function untilHeard(): Promise<void> {
  for (let times = 0; times < 5; times++) await (await fetch(`${shop.url}/healthz`)).text()
}

/** Every block stands in its place, and no script has to move it there. */
function expectWhole(html: string): void {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  expect(blocksIn(main).sort()).toEqual([...BLOCK_IDS].sort())
  expect(html).not.toMatch(/<div hidden id="S:/)
}

describe('two ask for a page at once whose one block is late', () => {
  it('a crawler does not read along with a browser: every block stands in its place', async () => {
    const streamed = await open(BROWSER)
    const whole = open(CRAWLER)
    await untilHeard()
    upstream.mend()
    expectWhole(await text(await whole))
    expect(await text(streamed)).toMatch(/<div hidden id="S:/)
  })

  it('a browser does not wait for the page of a crawler: it has the first of it at once', async () => {
    const whole = open(CRAWLER)
    await untilHeard()
    // The block is still held back when this answer begins.
    const streamed = await open(BROWSER)
    upstream.mend()
    expect(await text(streamed)).toMatch(/<div hidden id="S:/)
    expectWhole(await text(await whole))
  })
})
