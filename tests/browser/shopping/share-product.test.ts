import { comesToLife, expect, test } from '../shopper.ts'

const PATH = '/product/253'

test('a product is sent on by what the device has for that, with its own address', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (what: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(what)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.goto(`${PATH}?utm_source=somebody`)
  await comesToLife(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: `Share ${title}` }).click()
  const shared = { title, url: new URL(PATH, page.url()).href }
  await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared))
})

test('where a device has nothing for that, its address is copied, and that is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto(PATH)
  await comesToLife(page)
  await page.getByRole('button', { name: /^Share / }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PATH, page.url()).href)
})
