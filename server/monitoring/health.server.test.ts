import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Upstream } from '../../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../../tests/support/stand-ins/proxy.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'

let upstream: Upstream
let shop: ShopProcess
beforeAll(async () => {
  upstream = await startProxy((await sharedBackend()).storeUrl)
  shop = await startShopProcess({ API_BASE_URL: upstream.url, BLOCK_TIMEOUT_MS: '1500' })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})

const ask = async (path: string) => {
  const answer = await fetch(shop.url + path)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}
const said = (words: string) => shop.log.filter((line) => line.includes(words)).length

it.each([
  ['answers 503', { status: 503 }],
  ['hangs up', 'reset'],
  ['says nothing', 'hangs'],
] as const)(
  'is not well while what stands behind it %s, alive all the same, and well again',
  async (_what, fault) => {
    await expect.poll(async () => (await ask('/healthz')).status, { timeout: 20_000 }).toBe(200)
    await expect.poll(async () => (await ask('/about-us')).status, { timeout: 20_000 }).toBe(200)
    const before = said('does not answer')
    const again = said('answers again')
    upstream.break('/v1/navigation/', fault)
    for (let times = 0; times < 3; times++)
      expect(await ask('/healthz')).toEqual({
        status: 503,
        retryAfter: '5',
        text: '{"status":"backend away"}',
      })
    expect(await ask('/livez')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    // The pages that are kept can still be sent. One is kept a moment after it was answered, when it is compressed.
    await expect.poll(() => ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    upstream.mend()
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    // The log comes through a pipe: when the shop is heard to be well again, all that it said before has come.
    await expect.poll(() => said('answers again'), { timeout: 10_000 }).toBe(again + 1)
    expect(said('does not answer') - before, 'said once').toBe(1)
  },
)

it('is not ready while it keeps no page and nobody answers behind it, and ready as soon as somebody does', async () => {
  const behind = await startProxy((await sharedBackend()).storeUrl)
  behind.break('/v1/navigation/', 'reset')
  const fresh = await startShopProcess({
    ...{ API_BASE_URL: behind.url, BLOCK_TIMEOUT_MS: '1500', CACHE_SECONDS: '0' },
  })
  try {
    const ready = async () => {
      const { status, headers } = await fetch(`${fresh.url}/readyz`)
      return [status, headers.get('retry-after')]
    }
    expect(await ready()).toEqual([503, '5'])
    expect((await fetch(`${fresh.url}/livez`)).status).toBe(200)
    behind.mend()
    expect(await ready()).toEqual([200, null])
  } finally {
    await fresh.stop()
    await behind.stop()
  }
})
