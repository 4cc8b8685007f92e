import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchArrive } from '../tests/support/shopping/arrival.ts'
import type { SharedBackend } from '../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import type { BlockId } from '../tests/support/shopping/home-blocks.ts'
import { BLOCK_IDS, HOME_BLOCKS, blocksIn, isWhole } from '../tests/support/shopping/home-blocks.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import type { Fault, Upstream } from '../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../tests/support/stand-ins/proxy.ts'
import { forgetPages } from '../tests/support/shopping/sandbox-clock.ts'

/**
 * How long a shop under test waits for a block. Three times what a busy machine takes for all the others: what is left
 * out is what hangs, and nothing that is only slow.
 */
const BLOCK_TIMEOUT_MS = '2500'
const LANES = 2

const FAILS: Fault = { status: 500 }
const HANGS: Fault = 'hangs'

/** Three neighbours of a circle: seventeen triples, every block in three of them. */
const TRIPLES = BLOCK_IDS.map((_, index) =>
  [0, 1, 2].map((step) => BLOCK_IDS[(index + step) % BLOCK_IDS.length] as BlockId),
)

let backend: SharedBackend
let lanes: Breakable[]

beforeAll(async () => {
  backend = await sharedBackend()
  lanes = await Promise.all(Array.from({ length: LANES }, () => startBreakable()))
})
afterAll(async () => {
  for (const lane of lanes) await lane[Symbol.asyncDispose]()
})

type Breakable = Awaited<ReturnType<typeof startBreakable>>

async function startBreakable(environment: Record<string, string> = {}) {
  const upstream = await startProxy(backend.storeUrl)
  const shop = await startShopProcess({ API_BASE_URL: upstream.url, BLOCK_TIMEOUT_MS, ...environment })
  return {
    upstream,
    url: shop.url,
    [Symbol.asyncDispose]: async () => {
      await shop.stop()
      await upstream.stop()
    },
  }
}

function everyThird<T>(all: T[]): T[] {
  return all.filter((_, index) => index % 3 === 0)
}

function breakBlocks(upstream: Upstream, ids: BlockId[], faults: Fault[]): void {
  upstream.mend()
  ids.forEach((id, index) => upstream.break(HOME_BLOCKS[id], faults[index % faults.length] as Fault))
}

test.each([
  { how: 'answer with errors', faults: [FAILS], triples: TRIPLES },
  // A third of them: each block is in one, and each takes as long as a block is waited for.
  { how: 'hang', faults: [HANGS], triples: everyThird(TRIPLES) },
  { how: 'hang or answer with errors', faults: [HANGS, FAILS, HANGS], triples: everyThird(TRIPLES) },
])(
  'whichever three neighbouring block calls $how, the home page is there with the other fourteen',
  async ({ faults, triples }) => {
    await Promise.all(lanes.map((shop, lane) => expectOthers(shop, inLane(lane, triples), faults)))
  },
)

/** Time is spent waiting for what hangs: some wait beside each other, each at a shop of its own. */
function inLane(lane: number, triples: BlockId[][]): BlockId[][] {
  return triples.filter((_, index) => index % LANES === lane)
}

/** Breaks one triple after the other, and expects the page without it and whole else. */
async function expectOthers(shop: Breakable, triples: BlockId[][], faults: Fault[]): Promise<void> {
  for (const triple of triples) {
    await forgetPages(shop.url)
    breakBlocks(shop.upstream, triple, faults)
    const page = await watchArrive(shop.url)
    expect(page.status, String(triple)).toBe(200)
    expect([...blocksIn(page.html)].sort(), String(triple)).toEqual(
      BLOCK_IDS.filter((id) => !triple.includes(id)).sort(),
    )
    expect(page.html).toMatch(/<\/html>\s*$/)
    await expectOneWait(
      shop.upstream,
      triple.filter((_, index) => faults[index % faults.length] === HANGS).length,
    )
  }
}

/** A shop of which nobody has seen a page. */
async function unseen(): Promise<Breakable> {
  const [shop] = lanes as [Breakable]
  await forgetPages(shop.url)
  return shop
}

/** What hung was given up, and nothing had waited for it: every other call was made by then. */
async function expectOneWait({ givenUp, passed }: Upstream, hanging: number): Promise<void> {
  await expect.poll(() => givenUp.length).toBe(hanging)
  for (const { passedByThen } of givenUp) expect(passedByThen).toBe(passed.length)
}

test('with every block call broken there is still a page with its frame', async () => {
  const shop = await unseen()
  breakBlocks(shop.upstream, BLOCK_IDS, [FAILS, HANGS])

  const page = await watchArrive(shop.url)

  expect(page.status).toBe(200)
  expect(blocksIn(page.html)).toEqual([])
  expect(page.html).toContain('aria-label="Categories"')
  await expectOneWait(shop.upstream, Math.floor(BLOCK_IDS.length / 2))
})

test.each([
  { how: 'answered with errors', fault: FAILS, streamed: true },
  { how: 'hung', fault: HANGS, streamed: true },
  { how: 'hung for a crawler', fault: HANGS, streamed: false },
])(
  'a page whose blocks $how is not kept: the next one is whole when the service is well again',
  async ({ fault, streamed }) => {
    const shop = await unseen()
    breakBlocks(shop.upstream, ['roses', 'faq', 'reviews'], [fault])
    const headers: Record<string, string> = streamed
      ? {}
      : { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

    const broken = await watchArrive(shop.url, headers)
    expect(blocksIn(broken.html)).toHaveLength(14)
    shop.upstream.mend()
    const mended = await watchArrive(shop.url)
    const kept = await keptPage(shop.url)

    expect(isWhole(mended.html)).toBe(true)
    expect(isWhole(kept.html)).toBe(true)
    // The fourteen blocks that were well are kept; only the others are asked for again.
    expect(shop.upstream.counts()[HOME_BLOCKS.benefits]).toBeUndefined()
  },
)

/** The page once it is kept, which is a moment after it was first sent. */
async function keptPage(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const page = await watchArrive(url)
    if (page.headers.etag) return page
    await pause(20)
  }
  throw new Error('The page was never kept')
}
