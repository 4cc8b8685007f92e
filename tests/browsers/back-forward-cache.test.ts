import { Shopper, comesToLife } from '../browser/shopper.ts'
import { expect, test } from './journey.ts'

const CART = 'header a[href="/cart"]'

test('a page that comes back from the browser’s memory shows the cart as it is now', async ({
  page,
  context,
}) => {
  // Playwright loses sight of a page that was kept: it writes down itself what it shows, and another one reads it.
  await page.addInitScript((cart) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
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
  await page.goto('/product/101')
  await comesToLife(page)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.locator(CART)).toContainText('1')
  const other = await context.newPage()
  await other.goto('/blog')

  await page.evaluate(() => setTimeout(() => history.back()))

  await expect.poll(() => other.evaluate(() => localStorage.getItem('shown'))).toContain('1')
})
