import type { BrowserContext, Page } from '@playwright/test'
import { Shopper, comesToLife, expect, test as shopperTest } from '../browser/shopper.ts'
import { OLDEST } from './oldest.ts'

const CART = 'header a[href="/cart"]'

const test = shopperTest.extend<{ oldest: boolean }>({
  oldest: [false, { option: true }],
  // Its own: what a Firefox calls itself does not tell that it has no window.
  userAgent: undefined,
  page: async ({ page, oldest }, use) => {
    if (oldest) await page.addInitScript(OLDEST)
    await use(page)
  },
})

/** Opens a category, fills the cart on another page and goes back. Answers a page that can read what is written down. */
async function fillTheCartAndGoBack(page: Page, context: BrowserContext, settled: boolean): Promise<Page> {
  // Playwright loses sight of a page that was kept: it writes down itself what it shows, and another one reads it.
  await page.addInitScript((cart) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (location.pathname !== '/category/roses') return
      if (persisted) localStorage.setItem('kept', 'yes')
      const write = () => localStorage.setItem('shown', document.querySelector(cart)?.textContent ?? '')
      write()
      new MutationObserver(write).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
  }, CART)
  const shopper = new Shopper(page, true)
  await shopper.open('/category/roses')
  if (settled) await page.waitForLoadState('networkidle')
  await page.goto('/product/101')
  await comesToLife(page)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.locator(CART)).toContainText('1')
  const other = await context.newPage()
  await other.goto('/blog')
  await page.evaluate(() => setTimeout(() => history.back()))
  return other
}

test(
  'a page that comes back from the browser’s memory shows the cart as it is now',
  { tag: '@core' },
  async ({ page, context }) => {
    const other = await fillTheCartAndGoBack(page, context, true)

    await expect.poll(() => other.evaluate(() => localStorage.getItem('shown'))).toContain('1')
    expect(await other.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
  },
)

test('a page that was left while it came to life shows the cart as it is now, too', async ({
  page,
  context,
}) => {
  const other = await fillTheCartAndGoBack(page, context, false)

  await expect.poll(() => other.evaluate(() => localStorage.getItem('shown'))).toContain('1')
})
