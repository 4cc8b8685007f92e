import type { Page } from '@playwright/test'
import { firstProduct, openCartWithRoses } from '../account/account.ts'
import { Shopper, comesToLife, expect, test } from '../shopper.ts'

/** Long enough for anything a page would still ask for by itself. */
const SETTLES_MS = 700

async function settles(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await comesToLife(page)
  await page.waitForTimeout(SETTLES_MS)
}

test('the first view of a page asks /graphql for nothing', async ({ page, watched, request }) => {
  const product = await firstProduct(request)
  const pages = [
    '/',
    '/category/roses',
    '/category/roses?page=2',
    '/filter/best-sellers',
    `/product/${product}`,
    '/cart',
    '/no-such-page',
    '/category/no-such',
    '/product/0',
  ]
  for (const path of pages) {
    await page.goto(path)
    await settles(page)
    expect(watched.graphql, path).toEqual([])
  }
})

test('nor does the first view of the steps of a checkout', { tag: '@long' }, async ({ page, watched }) => {
  const shopper = new Shopper(page, true)
  const see = async (path: string) => {
    // A pointer that happens to rest on a link is a wish for what is behind it.
    await page.mouse.move(0, 0)
    await settles(page)
    watched.forget()
    await page.goto(path)
    await settles(page)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(watched.graphql, path).toEqual([])
  }
  await openCartWithRoses(shopper)
  await see('/cart')
  await shopper.startCheckout()
  await see('/checkout/delivery-details')
  await shopper.fillAddress()
  await shopper.chooseTime()
  await see('/checkout/delivery-details')
  await shopper.fillRecipient()
  await expect(page).toHaveURL(/\/checkout\/final-details$/)
  await see('/checkout/final-details')
  await shopper.fillContact()
  await expect(page).toHaveURL(/\/payment\/stripe\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await see(`/payment/stripe/${id}`)
  await see(`/order/${id}`)
})

/** Steps through the shop by links, from the home page. */
const STEPS: { name: string; link: (page: Page) => ReturnType<Page['locator']>; url: RegExp }[] = [
  {
    name: 'home to category',
    link: (page) =>
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Roses', exact: true }),
    url: /\/category\/roses$/,
  },
  {
    name: 'category to product',
    link: (page) => page.locator('main article h3').getByRole('link').first(),
    url: /\/product\/\d+$/,
  },
  {
    name: 'product to similar product',
    link: (page) =>
      page.getByRole('list', { name: 'Similar products' }).locator('h3').getByRole('link').first(),
    url: /\/product\/\d+$/,
  },
  {
    name: 'product to cart',
    link: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    url: /\/cart$/,
  },
  {
    name: 'cart to home',
    link: (page) => page.getByRole('banner').getByRole('link', { name: /Larkspur/ }),
    url: /\/$/,
  },
]

for (const how of [
  'clicked at once',
  'pointed at first',
  'tabbed to first',
  'pointed at and left, then clicked',
] as const) {
  test(`each link that is ${how} asks /graphql once`, { tag: '@long' }, async ({ page, watched }) => {
    await page.goto('/')
    await settles(page)
    for (const { name, link, url } of STEPS) {
      watched.forget()
      const before = page.url()
      // The address changes before the page does: a link may be found in the old one and be gone.
      await expect(() => link(page).scrollIntoViewIfNeeded()).toPass()
      await page.waitForTimeout(100)
      watched.forget()
      if (how === 'pointed at first') {
        await link(page).hover()
        await expect.poll(() => watched.graphql.length, `${name}: prefetch`).toBe(1)
      }
      if (how === 'tabbed to first') {
        await link(page).focus()
        await expect.poll(() => watched.graphql.length, `${name}: prefetch`).toBe(1)
        await page.keyboard.press('Enter')
      } else if (how === 'pointed at and left, then clicked') {
        await link(page).hover()
        await page.waitForTimeout(300)
        await page.mouse.move(1, 1)
        await page.waitForTimeout(300)
        await link(page).click()
      } else {
        await link(page).click()
      }
      await expect(page).not.toHaveURL(before)
      await expect(page).toHaveURL(url)
      await page.waitForTimeout(SETTLES_MS)
      expect(watched.graphql, name).toHaveLength(1)
      // Out of the way of the next page's links.
      await page.mouse.move(1, 1)
      watched.forget()
    }
  })
}

test(
  'a link pressed in the moment its prefetch is under way asks /graphql once',
  { tag: '@long' },
  async ({ page, watched }) => {
    await page.route('**/graphql*', async (route) => {
      await new Promise((later) => setTimeout(later, 400))
      await route.continue()
    })
    await page.goto('/')
    await settles(page)
    for (const pressAfter of [0, 30, 61, 100, 200]) {
      watched.forget()
      const link = page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Roses', exact: true })
      await link.hover()
      await page.waitForTimeout(pressAfter)
      await page.mouse.down()
      await page.waitForTimeout(90)
      await page.mouse.up()
      await expect(page).toHaveURL(/\/category\/roses$/)
      await page.waitForTimeout(SETTLES_MS)
      expect(watched.graphql, `pressed ${pressAfter} ms after it was pointed at`).toHaveLength(1)
      await page.mouse.move(1, 1)
      await page.goto('/')
      await settles(page)
    }
  },
)

test('queries travel by GET and are named by their hash', async ({ page, watched }) => {
  await page.goto('/')
  await settles(page)
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Roses', exact: true })
    .click()
  await expect(page).toHaveURL(/\/category\/roses$/)
  const [asked = ''] = watched.graphql
  expect(asked).toMatch(/^GET /)
  expect(decodeURIComponent(asked)).toMatch(/sha256:[0-9a-f]{64}/)
  expect(asked.length).toBeLessThan(600)
})

test('back and forward return to where one was', async ({ page }) => {
  await page.goto('/category/roses')
  await settles(page)
  const product = page.locator('main article h3').getByRole('link').nth(10)
  // A press would otherwise scroll to it first.
  await product.scrollIntoViewIfNeeded()
  await page.waitForTimeout(200)
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const was = await top()
  expect(was).toBeGreaterThan(900)
  await product.click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect.poll(top).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.waitForTimeout(200)

  await page.goBack()
  await expect(page).toHaveURL(/\/category\/roses$/)
  await expect.poll(top).toBe(was)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect.poll(top).toBe(500)
  await page.goBack()
  await expect.poll(top).toBe(was)
})

test('who goes back before the page has come to life is there once it has', async ({ page, watched }) => {
  await page.goto('/blog')
  await settles(page)
  const articles = page.locator('main article')
  const before = await articles.count()
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL(/concat=1$/)
  await expect.poll(() => articles.count()).toBeGreaterThan(before)
  const scripts = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => articles.count()).toBeGreaterThan(before)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/blog$/)
  watched.forget()
  scripts.resolve(undefined)

  await comesToLife(page)
  await expect(articles).toHaveCount(before)
  await expect(page).toHaveURL(/\/blog$/)
  await page.waitForTimeout(SETTLES_MS)
  expect(watched.graphql).toHaveLength(1)
  await page.goForward()
  await expect.poll(() => articles.count()).toBeGreaterThan(before)
})

test('the title follows the page', async ({ page }) => {
  await page.goto('/')
  await settles(page)
  await expect(page).toHaveTitle('Flower delivery in London and the UK | Larkspur')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Roses', exact: true })
    .click()
  await expect(page).toHaveURL(/\/category\/roses$/)
  const byLink = await page.title()
  await page.reload()
  expect(await page.title()).toBe(byLink)
  expect(byLink).toMatch(/ \| Larkspur$/)
})

for (const path of ['/order/NOPE', '/preorder/NOPE', '/for-you/zzz']) {
  test(`${path} is not found, in the first view and on the way there`, async ({ page }) => {
    const expectNotFound = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
      await expect(page.getByRole('link', { name: 'To the main page', exact: true })).toHaveAttribute(
        'href',
        '/',
      )
      await expect(page).toHaveTitle(/^This page could not be found/)
    }
    expect((await page.goto(path))?.status()).toBe(404)
    await comesToLife(page)
    await expectNotFound()

    await page.goto('/')
    await comesToLife(page)
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await expectNotFound()
  })
}
