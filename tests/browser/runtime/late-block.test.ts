import { BLOCK_IDS, HOME_BLOCKS } from '../../support/shopping/home-blocks.ts'
import { startShopProcess } from '../../support/processes/shop-process.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { startProxy } from '../../support/stand-ins/proxy.ts'
import type { Upstream } from '../../support/stand-ins/proxy.ts'
import { startSlowLine } from '../../support/stand-ins/slow-line.ts'
import { comesToLife, expect, test } from '../shopper.ts'

const LATE = ['best-sellers', 'constructor-block', 'faq'] as const
/** After a streamed page the shop makes a whole one; until it has, the streamed one is still read along. */
const SETTLES_MS = 1_000

// One shop for these tests alone: what it gets from upstream is late.
test.describe.configure({ mode: 'serial' })

let upstream: Upstream
let shop: ShopProcess

test.beforeAll(async () => {
  upstream = await startProxy(process.env.STORE_URL ?? '')
  shop = await startShopProcess({ API_BASE_URL: upstream.url, CACHE_SECONDS: '0', BLOCK_TIMEOUT_MS: '20000' })
  await (await fetch(shop.url)).text()
})
test.beforeEach(async () => {
  upstream.mend()
  await new Promise((later) => setTimeout(later, SETTLES_MS))
})
test.afterAll(async () => {
  await shop.stop()
  await upstream.stop()
})

test('late blocks move into their places, come to life and ask for nothing', async ({ page, watched }) => {
  for (const id of LATE) upstream.break(HOME_BLOCKS[id], 'hangs')
  await page.goto(shop.url, { waitUntil: 'commit' })
  await expect(page.locator('#benefits')).toBeVisible()
  await expect(page.locator('#roses')).toBeAttached()
  await expect(page.locator('[data-late-fallback]')).toHaveCount(LATE.length)
  for (const id of LATE) await expect(page.locator(`#${id}`)).toHaveCount(0)

  upstream.mend()
  await expect(page.locator('#best-sellers')).toBeVisible()
  await expect(page.locator('[data-late-fallback]')).toHaveCount(0)
  await comesToLife(page)
  const order = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(order[0]).toBe('best-sellers')
  expect(new Set(order)).toEqual(new Set([...BLOCK_IDS, 'app-download']))
  // It is alive: its price follows the choice, its button fills the cart, its link leads on without a new page.
  const maker = page.locator('#constructor-block')
  const before = (await maker.getByRole('status').textContent()) ?? ''
  await maker.getByRole('group', { name: 'How many' }).locator('label').last().click()
  await expect(maker.getByRole('status')).not.toHaveText(before)
  await page.waitForTimeout(700)
  expect(watched.graphql).toEqual([])
  await page
    .locator('#best-sellers')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'In your cart' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Cart with 1 in it' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('#best-sellers h3').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('late blocks can be read', async ({ chromiumPage: page }) => {
    for (const id of LATE) upstream.break(HOME_BLOCKS[id], { delayMs: 1_500 })
    await page.goto(shop.url)

    for (const id of BLOCK_IDS) {
      const tab = page.locator(`input[name="rail"][data-tab="${id}"]`)
      if (await tab.count()) await tab.check({ force: true })
      await expect(page.locator(`#${id}`), id).toBeVisible()
    }
    await page.locator('input[data-tab="best-sellers"]').check({ force: true })
    await expect(page.locator('#best-sellers article h3').first()).toBeVisible()
    await expect(page.locator('#faq summary').first()).toBeVisible()
    await expect(page.locator('[data-late-fallback]').first()).toBeHidden()
    // Above the footer, not below the end of the shop.
    const late = await page.locator('#best-sellers').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(late?.y).toBeLessThan(footer?.y ?? 0)
  })
})

test('a block that never comes leaves no hole', async ({ page }) => {
  upstream.break(HOME_BLOCKS.roses, { delayMs: 1_500, status: 500 })
  await page.goto(shop.url)
  await comesToLife(page)

  await expect(page.locator('[data-late-fallback]')).toHaveCount(0)
  await expect(page.locator('#roses')).toHaveCount(0)
  await expect(page.locator('#best-sellers')).toBeVisible()
})

for (const [where, mark] of Object.entries({ 'the page': '<main', 'its data': '"loaderData"' })) {
  for (const late of [true, false]) {
    test(`a line that stops in the middle of ${where} holds the page up and breaks nothing (blocks late: ${late})`, async ({
      page,
    }) => {
      const line = await startSlowLine(() => shop.url, 1_500)
      try {
        if (late) for (const id of LATE) upstream.break(HOME_BLOCKS[id], { delayMs: 3_000 })
        line.stopBehind(mark)
        await page.goto(line.url)
        await comesToLife(page)
        await expect(page.locator('#best-sellers')).toBeVisible()
        const maker = page.locator('#constructor-block')
        const before = (await maker.getByRole('status').textContent()) ?? ''
        await maker.getByRole('group', { name: 'How many' }).locator('label').last().click()
        await expect(maker.getByRole('status')).not.toHaveText(before)
      } finally {
        await line.stop()
      }
    })
  }
}
