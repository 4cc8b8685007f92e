import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import type { Upstream } from '../tests/support/stand-ins/proxy.ts'
import { startProxy } from '../tests/support/stand-ins/proxy.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'

/** What somebody may have sent of a request when the shop is told to go. */
const SENT = {
  nothing: '',
  'half a header': 'GET / HTTP/1.1\r\nHost: x\r\n',
  'half a body':
    'POST /cart HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nintent=',
  'a request whose answer it does not read': 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
}

it.each(Object.entries(SENT))(
  'a shop that is told to go does so whoever has sent %s',
  async (_what, sent) => {
    const { storeUrl } = await sharedBackend()
    const shop = await startShopProcess({ API_BASE_URL: storeUrl })
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    socket.on('error', () => {}).pause()
    await once(socket, 'connect')
    socket.write(sent)
    // The shop has met it when it has answered somebody who came later.
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    const asked = performance.now()
    await shop.stop()
    const seconds = (performance.now() - asked) / 1000
    console.log(`    gone after ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(12)
    expect(shop.log.join('\n')).not.toContain('did not stop within')
    socket.destroy()
  },
)

it('what was begun is answered', async () => {
  const upstream: Upstream = await startProxy((await sharedBackend()).storeUrl)
  const shop = await startShopProcess({ API_BASE_URL: upstream.url })
  upstream.break('/v1/search/', { delayMs: 1_000 })
  const answer = fetch(`${shop.url}/search?q=rose`)
  await expect.poll(() => upstream.counts()['/v1/search/'] ?? 0).toBeGreaterThan(0)
  const stopped = shop.stop()
  expect((await answer).status).toBe(200)
  expect(await (await answer).text()).toContain('</html>')
  await stopped
  await upstream.stop()
})
