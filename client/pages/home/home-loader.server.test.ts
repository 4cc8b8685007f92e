import { brotliDecompressSync } from 'node:zlib'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../../tests/support/backend.ts'
import { startBackend } from '../../../tests/support/backend.ts'
import { BLOCK_IDS, HOME_BLOCKS, isWhole } from '../../../tests/support/home-blocks.ts'
import type { ShopProcess } from '../../../tests/support/shop-process.ts'
import { startShopProcess } from '../../../tests/support/shop-process.ts'
import type { Upstream } from '../../../tests/support/proxy.ts'
import { startProxy } from '../../../tests/support/proxy.ts'

const VISITORS = 1_000

let backend: Backend
let upstream: Upstream
let shop: ShopProcess

beforeAll(async () => {
  backend = await startBackend()
  upstream = await startProxy(backend.storeUrl)
})
afterAll(async () => {
  await upstream.stop()
  await backend.stop()
})

/** A process that has served nothing yet. */
beforeEach(async () => {
  upstream.mend()
  shop = await startShopProcess({ API_BASE_URL: upstream.url })
  return () => shop.stop()
})

async function allAtOnce(headers: Record<string, string> = {}) {
  const agent = new Agent({
    connections: VISITORS,
    pipelining: 1,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  })
  try {
    return await Promise.all(
      Array.from({ length: VISITORS }, async () => {
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
  { encoding: 'identity', delayMs: 0 },
  { encoding: 'identity', delayMs: 500 },
  { encoding: 'br', delayMs: 0 },
  { encoding: 'br', delayMs: 500 },
])(
  'a thousand first requests for a cold home page ($encoding, blocks $delayMs ms late) cost seventeen block calls, and all get the whole page',
  async ({ encoding, delayMs }) => {
    if (delayMs) for (const path of Object.values(HOME_BLOCKS)) upstream.break(path, { delayMs })
    const start = performance.now()

    const answers = await allAtOnce({ 'accept-encoding': encoding })

    console.log(
      `${VISITORS} answers (${encoding}, blocks ${delayMs} ms late) in ${Math.round(performance.now() - start)} ms`,
    )
    expect(byStatus(answers), shop.log.slice(-3).join('\n')).toEqual({ 200: VISITORS })
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
