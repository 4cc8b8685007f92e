import { brotliDecompressSync } from 'node:zlib'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BLOCK_IDS, HOME_BLOCKS, isWhole } from '../../../tests/support/shopping/home-blocks.ts'
import type { Upstream } from '../../../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../../../tests/support/stand-ins/proxy.ts'
import { forgetPages } from '../../../tests/support/shopping/sandbox-clock.ts'
import type { SharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import type { ShopProcess } from '../../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../../tests/support/processes/shop-process.ts'

let backend: SharedBackend
let upstream: Upstream
let shop: ShopProcess

beforeAll(async () => {
  backend = await sharedBackend()
  upstream = await startProxy(backend.storeUrl)
  shop = await startShopProcess({ API_BASE_URL: upstream.url })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})

/** Nothing is kept, and nothing being made. */
beforeEach(async () => {
  upstream.mend()
  await forgetPages(shop.url)
  upstream.mend()
})

async function allAtOnce(visitors: number, headers: Record<string, string> = {}) {
  const agent = new Agent({
    connections: visitors,
    pipelining: 1,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  })
  try {
    return await Promise.all(
      Array.from({ length: visitors }, async () => {
        const answer = await request(shop.url, { dispatcher: agent, headers })
        return { status: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) }
      }),
    )
  } finally {
    await agent.destroy()
  }
}

const blockCalls = () => {
  const counts = upstream.counts()
  return Object.fromEntries(BLOCK_IDS.map((id) => [id, counts[HOME_BLOCKS[id]] ?? 0]))
}
const onceEach = Object.fromEntries(BLOCK_IDS.map((id) => [id, 1]))

const byStatus = (answers: { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )

test.each([
  { visitors: 200, encoding: 'identity', delayMs: 0 },
  { visitors: 200, encoding: 'identity', delayMs: 500 },
  { visitors: 200, encoding: 'br', delayMs: 0 },
  { visitors: 1_000, encoding: 'br', delayMs: 500 },
])(
  '$visitors first requests for a cold home page ($encoding, blocks $delayMs ms late) cost seventeen block calls, and all get the whole page',
  async ({ visitors, encoding, delayMs }) => {
    if (delayMs) for (const path of Object.values(HOME_BLOCKS)) upstream.break(path, { delayMs })

    const answers = await allAtOnce(visitors, { 'accept-encoding': encoding })

    expect(byStatus(answers), shop.log.slice(-3).join('\n')).toEqual({ 200: visitors })
    const different = new Map(answers.map(({ bytes }) => [bytes.toString('base64'), bytes]))
    const texts = [...different.values()].map((bytes) =>
      (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString(),
    )
    expect(texts.filter((html) => !isWhole(html))).toHaveLength(0)
    expect(blockCalls()).toEqual(onceEach)
  },
)

test('signed-in or not, visitors of a cold page share its calls', async () => {
  const { headers } = await request(`${backend.storeUrl}/v1/session/`, { method: 'POST' }).then(
    async (answer) => ({
      headers: { cookie: `session_token=${((await answer.body.json()) as { token: string }).token}` },
    }),
  )

  const pages = await Promise.all(
    [{}, headers, {}, headers].map(async (sent) => (await request(shop.url, { headers: sent })).body.text()),
  )

  expect(pages.filter((html) => !isWhole(html))).toHaveLength(0)
  expect(blockCalls()).toEqual(onceEach)
})

test('promotions that come late are in the page all the same, and those that fail are left out', async () => {
  const open = async () => (await request(shop.url)).body.text()
  const linksIn = (html: string) => [...html.matchAll(/href="(\/promotions\/\d+)"/g)].map(([, href]) => href)
  const shown = linksIn(await open())
  expect(shown).toHaveLength(2)

  await forgetPages(shop.url)
  upstream.break('/v1/promotions/', { delayMs: 1_500 })
  const late = await open()
  expect(linksIn(late)).toEqual(shown)
  expect(isWhole(late)).toBe(true)

  await forgetPages(shop.url)
  upstream.break('/v1/promotions/', { status: 500 })
  const without = await open()
  expect(linksIn(without)).toEqual([])
  expect(isWhole(without)).toBe(true)
})
