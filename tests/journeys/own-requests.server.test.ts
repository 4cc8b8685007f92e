import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../support/processes/backend.ts'
import type { Backend } from '../support/processes/backend.ts'
import { startShopProcess } from '../support/processes/shop-process.ts'
import type { ShopProcess } from '../support/processes/shop-process.ts'
import { storeAt } from '../support/processes/store-process.ts'
import { CARDS, createBuyer, firstOpen } from '../support/shopping/checkout.ts'
import { startBreakingProxy } from '../support/stand-ins/breaking-proxy.ts'

// Whom the shop asks is for its settings to say. An address that a person types, or that a backend names, is asked by no process of it.

/** What stands at the address that is named everywhere: it notes who comes. */
let bait: Server
let baitUrl: string
const visits: string[] = []
let backend: Backend
const stopped: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  bait = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`)
    response.end('{}')
  })
  baitUrl = await listening(bait)
  backend = await startBackend()
  stopped.push(backend.stop)
})
afterAll(async () => {
  for (const stop of stopped.reverse()) await stop()
  bait.close()
})

async function listening(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Sends a request line and headers as they are; answers with the status. */
function askRaw(url: string, head: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nConnection: close\r\n\r\n`))
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
  })
}

const PAGES = ['/', '/category/roses', '/product/101', '/blog', '/search?q=roses', '/cart', '/contact-us']

test('an address in whatever a shopper types or sends is not asked', async () => {
  const { shop, storeUrl } = backend
  const store = storeAt(storeUrl)
  const session = await store.newSession()
  const buyer = createBuyer(store, session)
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id, position_slug: slug }] = body.data.list
  const kept = [await buyer.post(`/v1/basket/${id}/${slug}`, { gift_card_text: baitUrl })]
  const orderId = (await buyer.post('/v1/order/', {})).body.data.id as string
  kept.push(await buyer.address({ line2: `${baitUrl}/line2` }))
  kept.push(await buyer.recipient({ note: `Ring, then see ${baitUrl}/note` }))
  kept.push(await buyer.contact())
  const { date, interval } = firstOpen(await buyer.intervals())
  await buyer.choose(date, interval.id)
  await buyer.toPay(orderId)
  expect((await buyer.pay((await buyer.intent(orderId)).id, CARDS.pays)).body.data.state).toBe('succeeded')
  const person = { name: 'Iris Green', email: 'iris@example.org' }
  const form = (key: string, fields: object) =>
    store.call('POST', `/v1/forms/${key}/`, { session, body: { ...person, ...fields } })
  kept.push(await form('affiliate', { website: `${baitUrl}/website`, audience: 'blog', agreed: true }))
  kept.push(await form('contact', { topic: 'order', message: `${baitUrl}/message` }))
  kept.push(
    await store.call('POST', '/v1/log/', {
      session,
      body: { message: 'x', stack: `at ${baitUrl}/app.js:1:1` },
    }),
  )
  expect(kept.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  // In headers and addresses, for proxies, for providers' certificates, and as one would ask a proxy.
  const headers = {
    ...{
      referer: `${baitUrl}/referer`,
      'x-forwarded-host': new URL(baitUrl).host,
      'x-original-url': baitUrl,
    },
    ...{ 'x-rewrite-url': baitUrl, 'paypal-cert-url': `${baitUrl}/cert`, 'x-http-destinationurl': baitUrl },
  }
  for (const path of [
    ...PAGES,
    `/?next=${baitUrl}`,
    `/auth?next=${baitUrl}`,
    `/images/${baitUrl}`,
    `/images//${baitUrl.slice(5)}/x`,
  ])
    await (await fetch(shop.url + path, { headers, redirect: 'manual' })).text()
  for (const provider of ['stripe', 'paypal', 'revolut', 'sandbox'])
    await fetch(`${shop.url}/webhooks/${provider}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ url: baitUrl, links: [{ href: baitUrl }] }),
    })
  for (const url of [shop.url, storeUrl])
    for (const head of [
      `GET ${baitUrl}/proxied HTTP/1.1\r\nHost: ${new URL(baitUrl).host}`,
      `GET /images/@${new URL(baitUrl).host}/x HTTP/1.1\r\nHost: ${new URL(baitUrl).host}`,
    ])
      expect(await askRaw(url, head)).toBeGreaterThan(0)
  expect(visits).toEqual([])
})

test('an address that a backend names, in its answers or to be sent on to, is not asked', async () => {
  let named = 0
  const withBait = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withBait)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withBait(one)]))
    // Texts, addresses of pages and pictures, and parts of addresses of pictures.
    if (typeof value !== 'string' || !/^\/|^https?:|^LK-|\s/.test(value)) return value
    named++
    return `${baitUrl}/named`
  }
  const naming = await startBreakingProxy(backend.storeUrl, [
    { of: /^GET \/v1\//, answer: (passing) => (passing.json = withBait(passing.json)) },
  ])
  stopped.push(naming.stop)
  let sent = 0
  const sending = createServer((request, response) => {
    sent++
    response.writeHead([301, 302, 307, 308][sent % 4] ?? 302, { location: `${baitUrl}${request.url}` }).end()
  })
  const sendingUrl = await listening(sending)
  stopped.push(async () => {
    sending.closeAllConnections()
    sending.close()
  })
  const gateway = async (API_BASE_URL: string): Promise<ShopProcess> => {
    const started = await startShopProcess({ API_BASE_URL })
    stopped.push(started.stop)
    return started
  }
  const seen: string[] = []
  for (const { url } of [await gateway(naming.url), await gateway(sendingUrl)])
    for (const path of [
      ...PAGES,
      '/images/LK-000101/size60/b7f3c2.jpg',
      '/sitemap.xml',
      '/webhooks/stripe',
    ]) {
      const answer = await fetch(url + path, { redirect: 'manual' })
      seen.push(`${path} ${answer.status} ${(await answer.text()).includes(baitUrl) ? 'names it' : ''}`)
    }
  console.log(
    `${named} addresses named, ${sent} times sent on; ${seen.filter((one) => one.endsWith('names it')).length} pages show the address`,
  )
  expect(named).toBeGreaterThan(100)
  expect(sent).toBeGreaterThan(10)
  expect(visits).toEqual([])
  // It would have been noticed.
  await fetch(`${baitUrl}/seen`)
  expect(visits).toEqual(['GET /seen'])
})
