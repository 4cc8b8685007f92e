import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { orderUnpaid, putInCart, signIn, signInAgain } from '../account/account.ts'
import {
  CARD,
  comesToLife,
  CONTACT,
  expect,
  openPage,
  Shopper,
  test,
  withAndWithoutScripts,
} from '../shopper.ts'

// A shop for these tests alone: its clock is moved, and its maps have tiles.
test.describe.configure({ mode: 'serial' })

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
let tiles: Server
const tilesAsked: string[] = []
let shop: ShopProcess

test.beforeAll(async () => {
  tiles = createServer((request, response) => {
    tilesAsked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end(TILE)
  })
  await new Promise<void>((ready) => tiles.listen(0, '127.0.0.1', ready))
  shop = await startOwnShop({
    MAP_TILES_URL: `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: 'Drawn by hand',
  })
})
test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'necessary', url: shop.url }]))
test.afterAll(async () => {
  await shop.stop()
  await new Promise((closed) => tiles.close(closed))
})

test(
  'a map has the tiles of its configuration, names whose they are, and leads to a city',
  { tag: '@pictures' },
  async ({ page }) => {
    await page.goto(`${shop.url}/delivery`)
    const map = page.locator('main .leaflet-container')
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await expect(map).toContainText('Drawn by hand')
    expect(tilesAsked.length).toBeGreaterThan(0)
    for (const path of tilesAsked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
    const marker = map.locator('path.leaflet-interactive').first()
    await marker.hover()
    const city = (await map.locator('.leaflet-tooltip').textContent()) ?? ''
    await marker.click()
    await expect(page).toHaveURL(/\/delivery\/[a-z-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(city)
  },
)

test('the countdown runs out at the cut-off, and what can no longer be had is not promised', async ({
  page,
}) => {
  const setClock = async (now: string) => {
    const answer = await page.request.post(`${shop.url}/sandbox/clock`, { data: { now } })
    expect(answer.ok()).toBe(true)
  }
  // Late enough for the last window of the day.
  await setClock('2026-12-01T17:00:00Z')
  const earliest = await (await page.request.get(`${shop.storeUrl}/v1/intervals/earliest/`)).json()
  const orderBy = Date.parse(earliest.data.same_day.order_by)
  const listing = await page.request.get(`${shop.storeUrl}/v1/filter/same-day/?limit=1`)
  const product = `${shop.url}/product/${(await listing.json()).data.list[0].id}`
  const before = new Date(orderBy - 150_000)
  await setClock(before.toISOString())
  await page.clock.install({ time: before })
  await page.goto(product)
  const promise = page.locator('main article').first()
  await comesToLife(page)
  await expect(promise).toContainText(
    /Free tomorrow by \d\d:\d\d, or today by \d\d:\d\d for £\d\.\d\d if you order within 2\smin/,
  )
  await page.clock.fastForward(60_000)
  await expect(promise).toContainText(/order within 1\smin/)
  await page.clock.fastForward(120_000)
  await expect(promise).toContainText(/Free tomorrow by \d\d:\d\d · order within \d+\sh/)
  await expect(promise).not.toContainText('today by')

  // Who comes after it is told of the next time there is.
  await setClock(new Date(orderBy + 30_000).toISOString())
  await page.clock.setSystemTime(new Date(orderBy + 30_000))
  await page.goto(product)
  await comesToLife(page)
  await expect(promise).toContainText(/Free tomorrow by \d\d:\d\d, or .*order within \d+\sh/)
  expect(await (await page.request.get(product)).text()).not.toMatch(/today by/)
})

test('what is said of a postcode and the days below it agree before a bank holiday of one nation', async ({
  page,
}) => {
  // The day before St Andrew's Day.
  const now = '2027-11-29T09:00:00Z'
  expect((await page.request.post(`${shop.url}/sandbox/clock`, { data: { now } })).ok()).toBe(true)
  await page.clock.install({ time: new Date(now) })
  await page.goto(shop.url)
  await comesToLife(page)
  const part = page.getByRole('region', { name: 'Where and when' })
  const said = part.getByRole('status')
  const days = part.getByRole('list', { name: 'Arrival' }).getByRole('link')
  await part.getByText('Where and when should they arrive?').click()
  for (const [postcode, day, arrival] of [
    ['EH1 1YZ', /^Wed 1 Dec/, 'Arrives Wed 1 Dec by 18:00 at EH1'],
    ['M1 1AE', /^Tue 30 Nov/, 'Arrives tomorrow by 18:00 at M1'],
  ] as const) {
    await part.getByLabel('Delivery postcode').fill(postcode)
    await part.getByRole('button', { name: 'Check' }).click()
    await expect(said).toHaveText(arrival)
    await expect(days.first()).toHaveText(day)
  }
  // What was chosen for one place is forgotten where nothing arrives on that day.
  await days.first().click()
  await expect(said).toHaveText('Arrives tomorrow at M1')
  await part.getByText('Change').click()
  await part.getByLabel('Delivery postcode').fill('EH1 1YZ')
  await part.getByRole('button', { name: 'Check' }).click()
  await expect(said).toHaveText('Arrives Wed 1 Dec by 18:00 at EH1')
  await page.goto(`${shop.url}/category/letterbox-flowers`)
  await comesToLife(page)
  await expect(page.locator('main article').first()).toContainText('Free Wed 1 Dec')
})

withAndWithoutScripts((scripts) => {
  test('who left without paying comes back late, and pays for a time that is still to be had', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL: shop.url })
    await context.addCookies([{ name: 'consent', value: 'necessary', url: shop.url }])
    const setClock = async (now: string | null) => {
      const answer = await context.request.post('/sandbox/clock', { data: { now } })
      expect(answer.ok()).toBe(true)
    }
    await setClock(null)
    const tab = await openPage(context, scripts)
    const id = await orderUnpaid(tab, { storeUrl: shop.storeUrl })
    await new Shopper(tab, scripts).open(`/payment/stripe/${id}`)
    await tab.close()

    // The hold has run out, and nobody has taken the time meanwhile.
    await setClock(new Date(Date.now() + 45 * 60_000).toISOString())
    const page = await openPage(context, scripts)
    const shopper = new Shopper(page, scripts)
    await shopper.open(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordered, not paid yet')
    await page.getByRole('link', { name: /^Pay £/ }).click()
    await shopper.pay(CARD.pays)
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')

    // Days later the day itself has gone: there is nothing to pay with, and the flowers can be ordered anew.
    await setClock(null)
    const late = await orderUnpaid(page, { storeUrl: shop.storeUrl, soonest: true })
    await setClock(new Date(Date.now() + 2 * 86_400_000).toISOString())
    await shopper.open(`/payment/stripe/${late}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your delivery time has gone')
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('You were not charged: choose another delivery time')
    await page.getByRole('button', { name: 'Change the order' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    await shopper.startCheckout()
    await setClock(null)
    await context.close()
  })
})

withAndWithoutScripts((scripts) => {
  test('the e-mail about a cart that was left fills the cart where it is read', async ({
    browser,
    userAgent,
  }) => {
    const context = () =>
      browser.newContext({
        javaScriptEnabled: scripts,
        baseURL: shop.url,
        ...(userAgent && { userAgent }),
      })
    const [here, there] = [await context(), await context()]
    const setClock = async (now: string | null) => {
      const answer = await here.request.post('/sandbox/clock', { data: { now } })
      expect(answer.ok()).toBe(true)
    }
    // A day of its own for each run: the e-mails of the other are there, too.
    const day = new Date(Date.now() + (scripts ? 1 : 2) * 86_400_000).toISOString().slice(0, 10)
    await setClock(`${day}T10:00:00Z`)
    const page = await openPage(here, scripts)
    await orderUnpaid(page, { storeUrl: shop.storeUrl, offers: true })
    const title = await putInCart(page, shop.storeUrl)
    await setClock(`${day}T15:00:00Z`)
    const messages = `/sandbox/messages?to=${encodeURIComponent(CONTACT.email)}`
    let path = ''
    await expect
      .poll(async () => {
        const emails = (await (await here.request.get(messages)).json()) as {
          text: string
          sentAt: string
        }[]
        const texts = emails.filter(({ sentAt }) => sentAt >= `${day}T15`).map(({ text }) => text)
        path = /\/cart\/open\/\S+/.exec(texts.join())?.[0] ?? ''
        return path
      })
      .not.toBe('')

    const reader = await openPage(there, scripts)
    await reader.goto(path)
    await expect(reader).toHaveURL(/\/cart$/)
    const lines = reader.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: title })
    await expect(lines).toHaveCount(1)
    // Once more changes nothing, and one that was made up leads to the cart there is.
    for (const again of [path, '/cart/open/C1.AAAAAAAAAAAAAAAAAAAAAA']) {
      await reader.goto(again)
      await expect(lines).toHaveCount(1)
    }
    await page.goto('/cart')
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: title }),
    ).toHaveCount(1)
    await setClock(null)
    await Promise.all([here.close(), there.close()])
  })
})

withAndWithoutScripts((scripts) => {
  test('one sees where one is signed in, and ends one of them or all others', async ({ browser }) => {
    const [here, there, lent] = await Promise.all(
      [1, 2, 3].map(() => browser.newContext({ baseURL: shop.url, javaScriptEnabled: scripts })),
    )
    if (!here || !there || !lent) throw new Error('There are no browsers')
    const setClock = async (now: string | null) => {
      expect((await here.request.post('/sandbox/clock', { data: { now } })).ok()).toBe(true)
    }
    await setClock('2026-12-01T10:00:00Z')
    const page = await openPage(here, scripts)
    const receiver = await signIn(page)
    // The next code may be asked for.
    await setClock('2026-12-03T10:00:00Z')
    const lost = await openPage(there, scripts)
    await signInAgain(lost, receiver)
    await lost.goto('/profile/my-account')
    await expect(lost).toHaveURL(/\/profile\/my-account$/)
    await setClock('2026-12-04T10:00:00Z')
    const other = await openPage(lent, scripts)
    await signInAgain(other, receiver, 2)

    await page.goto('/profile/my-account')
    await comesToLife(page, scripts)
    const list = page.getByRole('listitem').filter({ hasText: / since \d/ })
    await expect(list).toHaveCount(3)
    await expect(list.first()).toHaveText(/^\S.* \(this one\) since 1 December 2026$/)
    await expect(list.nth(1)).toHaveText(/^\S[^(]* since 4 December 2026, last used on 4 December 2026/)
    await expect(list.last()).toHaveText(/^\S[^(]* since 3 December 2026, last used on 3 December 2026/)
    await list
      .nth(1)
      .getByRole('button', { name: /^Sign out on \S/ })
      .click()
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'You are signed out there.' }),
    ).toBeVisible()
    await expect(list).toHaveCount(2)
    await other.goto('/profile/my-account', { waitUntil: 'commit' })
    await expect(other).toHaveURL(`${shop.url}/`)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    const told = page.getByRole('main').getByRole('status')
    await expect(told.filter({ hasText: 'You are signed out everywhere else.' })).toBeVisible()
    await expect(list).toHaveCount(1)

    // The main page's pictures are drawn for it alone here.
    await lost.goto('/profile/my-account', { waitUntil: 'commit' })
    await expect(lost, 'a sign-in that was ended leads to the main page').toHaveURL(`${shop.url}/`)
    await setClock(null)
    await Promise.all([here, there, lent].map((context) => context.close()))
  })
})
