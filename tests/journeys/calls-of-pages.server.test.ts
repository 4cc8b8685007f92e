import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBuyer, readyToOrder } from '../support/shopping/checkout.ts'
import type { Upstream } from '../support/stand-ins/proxy.ts'
import { startProxy } from '../support/stand-ins/proxy.ts'
import { sharedBackend } from '../support/processes/shared-backend.ts'
import { startShopProcess } from '../support/processes/shop-process.ts'
import type { ShopProcess } from '../support/processes/shop-process.ts'
import { storeAt } from '../support/processes/store-process.ts'
import { choose } from '../support/shopping/subscriber.ts'
import type { TestStore } from '../support/processes/store.ts'

// Which calls of /v1 a page makes that has one of its own, as the proxy before the store saw them.
let upstream: Upstream
let shop: ShopProcess
let storeUrl = ''
beforeAll(async () => {
  ;({ storeUrl } = await sharedBackend())
  upstream = await startProxy(storeUrl)
  shop = await startShopProcess({ API_BASE_URL: upstream.url })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})
beforeEach(() => upstream.mend())

const open = (path: string, session: string) =>
  fetch(shop.url + path, { headers: { cookie: `session_token=${session}` }, redirect: 'manual' })

/** The calls about orders and payments that a page made. */
const calls = () =>
  upstream.passed
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => /\/(order|payment|delivery-subscriptions?)\//.test(call))
    .sort()

const ready = () => readyToOrder(storeAt(storeUrl))

test('the delivery details ask for those, and for nothing else of the order', async () => {
  const { buyer } = await ready()
  expect((await open('/checkout/delivery-details', buyer.session)).status).toBe(200)
  expect(calls()).toEqual(['GET /v1/order/delivery-details/'])
})

test('so do the final details', async () => {
  const { buyer } = await ready()
  expect((await open('/checkout/final-details', buyer.session)).status).toBe(200)
  expect(calls()).toEqual(['GET /v1/order/final-details/', 'GET /v1/payment/available/'])
})

test('a payment is begun when the shopper pays, and not when they look at it', async () => {
  const { buyer, id } = await ready()
  await buyer.toPay(id, { payment_method: 'paypal' })
  upstream.mend()
  expect((await open(`/payment/stripe/${id}?method=paypal`, buyer.session)).status).toBe(200)
  expect(calls()).toEqual([`GET /v1/order/${id}/`, 'GET /v1/payment/available/'])
  upstream.mend()
  const declined = await fetch(`${shop.url}/payment/stripe/${id}?method=paypal`, {
    method: 'POST',
    headers: { cookie: `session_token=${buyer.session}`, origin: shop.url },
    body: new URLSearchParams({ intent: 'wallet', way: 'paypal', approve: 'no' }),
    redirect: 'manual',
  })
  expect(declined.status).toBe(303)
  expect(calls()).toEqual([
    `POST /v1/payment/paypal/${id}/create/`,
    expect.stringMatching(/^POST \/v1\/payment\/sandbox\/pi_\w+\/wallet\/$/),
  ])
})

test('a subscription’s steps and its order have calls of their own', async () => {
  const store = storeAt(storeUrl)
  const buyer = createBuyer(store, await store.newSession())
  const account = {
    call: (method: 'POST', path: string, body: object) =>
      store.call(method, path, { session: buyer.session, body }),
  }
  await choose(store as TestStore, account as never)
  const started = await buyer.post('/v1/delivery-subscriptions/', {})
  const id = started.body.data.id as string
  await open('/checkout/delivery-details?type=subscription', buyer.session)
  expect(calls()).toEqual(['GET /v1/delivery-subscription/address-details/'])
  upstream.mend()
  await open(`/order/${id}?type=subscription`, buyer.session)
  expect(calls()).toEqual([`GET /v1/delivery-subscriptions/order/${id}/`])
})

test('an address that takes an order for a subscription’s leads to the order all the same', async () => {
  const { buyer, id } = await ready()
  for (const path of [`/order/${id}`, `/payment/stripe/${id}`]) {
    const answer = await open(`${path}?type=subscription`, buyer.session)
    expect(answer.headers.get('location')).toBe(path)
  }
  const unknown = await open('/order/NOPE?type=subscription', buyer.session)
  expect(unknown.headers.get('location')).toBe('/order/NOPE')
  expect((await open('/order/NOPE', buyer.session)).status).toBe(404)
})

test('all categories show what is loved most in those that are opened most', async () => {
  const answer = await fetch(`${shop.url}/category`)
  expect(upstream.counts()).toMatchObject({ '/v1/popular-categories-items/': 1 })
  const { data } = await (await fetch(`${storeUrl}/v1/popular-categories-items/`)).json()
  const html = await answer.text()
  expect(data.length).toBeGreaterThan(0)
  for (const { tile, list } of data) {
    expect(html).toContain(`href="${tile.href}"`)
    for (const { id } of list) expect(html).toContain(`/product/${id}"`)
  }
})
