import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBackend } from '../support/shared-backend.ts'
import { startShopProcess } from '../support/shop-process.ts'
import type { ShopProcess } from '../support/shop-process.ts'

// Two gateways behind a plain proxy, which asks each whether it is ready and sends nothing twice.
const POLL_MS = 100
/** Many polls long: on a busy machine one may come late. */
const DRAIN_SECONDS = 5
type Copy = { shop: ShopProcess; isReady: boolean }

let storeUrl: string
let copies: Copy[]
let proxy: Server
let proxyUrl: string
let polling = true
const agent = new Agent({ keepAlive: true })

const startCopy = async (): Promise<Copy> => ({
  shop: await startShopProcess({ API_BASE_URL: storeUrl, DRAIN_SECONDS: String(DRAIN_SECONDS) }),
  isReady: true,
})

async function poll(): Promise<void> {
  while (polling) {
    await Promise.all(
      copies.map(async (copy) => {
        copy.isReady = await fetch(`${copy.shop.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      }),
    )
    await pause(POLL_MS)
  }
}

beforeAll(async () => {
  storeUrl = (await sharedBackend()).storeUrl
  copies = await Promise.all([startCopy(), startCopy()])
  let turn = 0
  proxy = createServer((incoming, outgoing) => {
    const ready = copies.filter(({ isReady }) => isReady)
    const copy = ready[turn++ % ready.length]
    if (!copy) return void outgoing.writeHead(502).end('nobody is ready')
    const { method, url, headers } = incoming
    const forwarded = ask(copy.shop.url + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end('gone'),
    )
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  proxyUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  void poll()
})
afterAll(async () => {
  polling = false
  proxy.closeAllConnections()
  proxy.close()
  await Promise.all(copies.map(({ shop }) => shop.stop()))
})

test('a copy that is told to go says so, answers what comes, and closes behind it', async () => {
  const { shop } = await startCopy()
  expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({ status: 'ok' })
  await (await fetch(shop.url)).text()
  const stopped = shop.stop()
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503)
  const ready = await fetch(`${shop.url}/readyz`)
  expect(await ready.json()).toEqual({ status: 'stopping' })
  for (const path of ['/', '/category/roses', '/livez']) {
    const answer = await fetch(shop.url + path)
    expect([answer.status, answer.headers.get('connection')], path).toEqual([200, 'close'])
    await answer.text()
  }
  await stopped
  await expect(fetch(shop.url)).rejects.toThrow()
})

test('both copies are replaced under load, and nobody notices', { timeout: 240_000 }, async () => {
  const failures: string[] = []
  let answered = 0
  let loading = true
  const shopper = async (path: string) => {
    while (loading) {
      const outcome = await fetch(proxyUrl + path).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        (error: unknown) => ({ status: 0, text: String(error) }),
      )
      answered++
      if (outcome.status !== 200) failures.push(`${path} ${outcome.status} ${outcome.text.slice(0, 200)}`)
    }
  }
  const shoppers = ['/', '/category/roses', '/product/101', '/search?q=roses', '/cart', '/livez'].map(shopper)
  for (const index of [0, 1]) {
    const old = copies[index]
    await old?.shop.stop()
    copies[index] = await startCopy()
    await pause(500)
  }
  loading = false
  await Promise.all(shoppers)
  console.log(`${answered} requests, ${failures.length} failures`)
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(500)
})
