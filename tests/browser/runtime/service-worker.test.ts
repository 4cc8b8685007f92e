import { createServer, request as requestHttp } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import type { BrowserContext, Page } from '@playwright/test'
import { addServiceWorker } from '../../../server/routes/service-worker.ts'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import { codeTo, firstOf, orderUnpaid, placeOrder, send, signIn } from '../account/account.ts'
import { CARD, comesToLife, CONTACT, expect, test } from '../shopper.ts'

// What is read without a connection. Elsewhere the worker is left out of the tests (playwright.config.ts).
test.use({ problemsAreMeant: true, serviceWorkers: 'allow' })

/** Opens a page and waits until the worker is there. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comesToLife(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

const keptIds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept orders'))) return []
    const keys = await (await caches.open('kept orders')).keys()
    return keys.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')
  })

const isKept = (page: Page, id: string) => expect.poll(() => keptIds(page)).toEqual([id])
const nothingIsKept = (page: Page) => expect.poll(() => keptIds(page)).toEqual([])

/** Everything that is kept on the device, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) texts.push(`${key.url} ${await (await cache.match(key))?.text()}`)
    }
    return texts.join('\n')
  })

test('a page that was not looked at is answered offline with a page of the shop, and opens when the connection is back', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/category/roses')
  await expect.poll(() => stored(page)).toContain('020 7946 0142')
  await context.setOffline(true)
  const answer = await page.goto('/category/tulips')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('link', { name: '020 7946 0142' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulips')
})

test('an order that was looked at is read offline, with what was known of it', async ({ page, context }) => {
  const id = await placeOrder(page)
  await openWithWorker(page, `/order/${id}`)
  await isKept(page, id)
  const day = (await page.locator('main header b').first().textContent()) ?? ''
  const kept = await stored(page)
  expect(kept).not.toContain(CONTACT.email)
  expect(kept).not.toContain('The blue door')

  await context.setOffline(true)
  const answer = await page.goto(`/order/${id}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(`Order ${id}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(day)
  const main = page.getByRole('main')
  await expect(main).toContainText('This is what we knew when you looked at it on')
  await expect(main).toContainText('1 Caledonian Road')
  await expect(main).toContainText(/Paid£\d/)

  // From any other page it is found in the list, and from the account by its own address.
  await page.goto('/cart')
  await page.getByRole('link', { name: `Order ${id}` }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  await expect(main).toContainText('1 Caledonian Road')
})

test('a link to a kept order is followed offline; others hold the page', async ({ page, context }) => {
  await signIn(page)
  const id = await placeOrder(page)
  await openWithWorker(page, `/profile/order/${id}`)
  await isKept(page, id)
  await page.goto('/profile/orders')
  await comesToLife(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Important dates' }).click()
  await expect(page.locator('[role=status]').filter({ hasText: 'This page stays' }).first()).toBeVisible()
  await page.locator(`main a[href$="order/${id}"]`).first().click()
  await expect(page.getByRole('main')).toContainText('This is what we knew')
})

test('who signs out leaves nothing on the device', async ({ page, context }) => {
  await signIn(page)
  const id = await placeOrder(page)
  await openWithWorker(page, `/profile/order/${id}`)
  await isKept(page, id)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await nothingIsKept(page)
  await context.setOffline(true)
  await page.goto(`/order/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText(id)).toHaveCount(0)
})

test('what was kept goes when a sign-in has ended elsewhere, and when somebody else signs in', async ({
  page,
  context,
}) => {
  await signIn(page)
  const first = await placeOrder(page)
  await openWithWorker(page, `/order/${first}`)
  await isKept(page, first)
  // Without scripts nothing is told to this device, until its next page.
  await send(page, '/profile/my-account', { intent: 'signOut' })
  await signIn(page, 'Rose Thorn')
  expect(await keptIds(page)).toEqual([first])
  await openWithWorker(page, '/')
  await nothingIsKept(page)

  const second = await placeOrder(page)
  await openWithWorker(page, `/order/${second}`)
  await isKept(page, second)
  await context.clearCookies()
  await openWithWorker(page, '/')
  await nothingIsKept(page)
})

test('who has their data erased leaves nothing on the device', async ({ page }) => {
  const receiver = await signIn(page)
  const id = await placeOrder(page)
  await openWithWorker(page, `/order/${id}`)
  await isKept(page, id)
  await page.goto('/profile/personal-data')
  await comesToLife(page)
  const end = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Delete my account' }) })
  await end.getByRole('button', { name: 'Delete my account' }).click()
  // A code was sent a moment ago: the shop asks for patience.
  await expect(async () => {
    const said = end.getByRole('status').first()
    if (!(await said.textContent())?.startsWith('We sent'))
      await end.getByRole('button', { name: 'Send another code' }).click()
    await expect(said).toContainText('We sent a code', { timeout: 2_000 })
  }).toPass({ intervals: [3_000], timeout: 60_000 })
  await end.getByLabel('6-digit code').fill(await codeTo(page, receiver, 1))
  await end.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page).toHaveURL(/\/auth\?done=erased$/)
  await nothingIsKept(page)
})

test('an order that is not paid is not kept, nor one whose time is over', async ({ page, context }) => {
  const id = await orderUnpaid(page)
  await openWithWorker(page, `/order/${id}`)
  await page.waitForLoadState('networkidle')
  expect(await keptIds(page)).toEqual([])
  const card = { intent: 'card', number: CARD.pays, expiry: '12 / 30', cvc: '123' }
  await send(page, `/payment/stripe/${id}`, card)
  await openWithWorker(page, `/order/${id}`)
  await isKept(page, id)
  await page.evaluate(async (key) => {
    const cache = await caches.open('kept orders')
    const order = (await (await cache.match(key))?.json()) as object
    await cache.put(key, new Response(JSON.stringify({ ...order, forgetAt: Date.now() - 1 })))
  }, `/kept-orders/${id}`)
  await context.setOffline(true)
  await page.goto(`/order/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  expect(await keptIds(page)).toEqual([])
})

test('a page with a secret address keeps nothing', async ({ page, context }) => {
  const id = await placeOrder(page)
  const html = await (await page.request.get(`/order/${id}`)).text()
  const track = /\/track\/[^"]+/.exec(html)?.[0] ?? ''
  expect(track).not.toBe('')
  await openWithWorker(page, track)
  await page.waitForLoadState('networkidle')
  expect(await keptIds(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(track)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
})

test.describe('in a shop of its own', () => {
  let shop: Awaited<ReturnType<typeof startOwnShop>>
  test.beforeAll(async () => {
    shop = await startOwnShop()
  })
  test.beforeEach(({ context }) => consentAt(context, shop.url))
  test.afterAll(() => shop.stop())

  test('a price and a cart are the shop’s or not shown: never those of before', async ({ page, context }) => {
    const { productId, variantSlug } = await firstOf(page, 'roses', shop.storeUrl)
    const product = `${shop.url}/product/${productId}`
    await openWithWorker(page, product)
    await send(page, `${shop.url}/cart`, { intent: 'add', productId, variantSlug })
    await page.goto(`${shop.url}/cart`)
    await comesToLife(page)
    const price = /£\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
    expect(price).not.toBe('')
    expect(await stored(page)).not.toContain('£')

    const database = new pg.Client(shop.databaseUrl)
    await database.connect()
    const { rowCount } = await database.query(
      'update variant set price = price + 12300 where product_id = $1',
      [productId],
    )
    await database.end()
    expect(rowCount).toBeGreaterThan(0)

    await context.setOffline(true)
    for (const path of [product, `${shop.url}/cart`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
      expect(await page.locator('body').textContent()).not.toContain('£')
    }
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    await expect(page.getByRole('main')).not.toContainText(`${price} `)
  })
})

test.describe('behind a proxy', () => {
  let proxy: Server
  let url: string
  /** What the proxy does instead of asking the shop. */
  let isDown = false
  let nextWorker: string | undefined

  test.beforeAll(async () => {
    proxy = createServer((request, response) => {
      if (isDown) return void request.destroy()
      if (nextWorker !== undefined && request.url === '/service-worker.js')
        return void response.setHeader('content-type', 'text/javascript').end(nextWorker)
      const { method = 'GET', headers, url: path } = request
      const asked = requestHttp(`${process.env.SHOP_URL}${path}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      asked.on('error', () => response.destroy())
      request.pipe(asked)
    })
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  })
  test.beforeEach(({ context }) => consentAt(context, url))
  test.afterAll(() => {
    proxy.closeAllConnections()
    proxy.close()
  })

  test('a shop that does not answer is asked again by a press', async ({ page }) => {
    await openWithWorker(page, `${url}/`)
    isDown = true
    await page.goto(`${url}/category/tulips`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    isDown = false
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulips')
  })

  test('the worker of a new release takes over beside an open page, which goes on, and what was kept is there still', async ({
    page,
    context,
  }) => {
    await openWithWorker(page, `${url}/category/roses`)
    await page.evaluate(async () => {
      Object.assign(window, { isTheSame: true })
      await (
        await caches.open('kept orders')
      ).put('/kept-orders/A', new Response('{"id":"A","owner":null,"forgetAt":9e15}'))
    })
    const script = await page.evaluate(async () => (await fetch('/service-worker.js')).text())
    nextWorker = `${script};addEventListener('message', ({ source }) => source.postMessage('the next'))`
    const isNext = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
        return new Promise((told) => {
          navigator.serviceWorker.onmessage = ({ data }) => told(data)
          registration.active?.postMessage('who')
          setTimeout(() => told('the one before'), 500)
        })
      })
    await expect.poll(isNext).toBe('the next')
    await page.locator('main article h3').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    expect(await keptIds(page)).toEqual(['A'])
    await context.setOffline(true)
    await page.goto(`${url}/category/tulips`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  })

  test('a shop that has switched the worker off takes it from whoever has it, with all that it kept', async ({
    page,
  }) => {
    await openWithWorker(page, `${url}/`)
    await expect.poll(() => stored(page)).toContain('020 7946 0142')
    const app = Fastify()
    addServiceWorker(app, undefined)
    nextWorker = (await app.inject('/service-worker.js')).body
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined))
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await stored(page)).toBe('')
  })
})

async function consentAt(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'consent', value: 'necessary', url }])
}
