import type { Page } from '@playwright/test'
import { placeOrder } from '../account/account.ts'
import { comesToLife, expect, test } from '../shopper.ts'

const groundOf = () => getComputedStyle(document.documentElement).backgroundColor
const inkOf = () => getComputedStyle(document.documentElement).color

test('a device that asks for a dark page gets one from its first moment, and changes while it is open', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/category/roses', { waitUntil: 'commit' })
  // The browser's own paper is dark before the styles are there.
  const html = await (await page.request.get('/category/roses')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<meta name="color-scheme" content="light dark">')
  await page.waitForLoadState()
  expect(await page.evaluate(groundOf)).toBe('rgb(19, 26, 22)')
  expect(await page.evaluate(inkOf)).toBe('rgb(236, 231, 218)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(groundOf)).toBe('rgb(250, 246, 239)')
})

test('paper is light, whatever the screen is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/product/101')
  expect(await page.evaluate(inkOf)).toBe('rgb(27, 47, 37)')
})

test('an order is printed with what it says, and without what a press does', async ({ page }) => {
  const id = await placeOrder(page)
  await page.goto(`/order/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('1 Caledonian Road').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Total')
  for (const hidden of ['#root > header', '#root > footer', 'main .button', 'main button', 'main nav'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0)
  const pages = await pagesOf(page)
  expect(pages).toBeLessThanOrEqual(2)
  await page.goto(`/order/${id}/invoice`)
  expect(await pagesOf(page)).toBe(1)
})

/** How many sheets of paper a page takes. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length
}

test('who wants less motion has pictures pushed along at once, and nothing on a page that goes on moving', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/category/roses', '/product/101', '/cart', '/delivery', '/constructor']) {
    await page.goto(path)
    await comesToLife(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
        .map((one) => (one as CSSAnimation).animationName),
    )
    expect(moving, path).toEqual([])
  }
  await page.goto('/product/101')
  await comesToLife(page)
  const row = page.locator('[data-gallery] ul').first()
  await page.locator('[data-gallery] a[href^="#picture-"]').nth(1).click()
  // By the next frame it is where it is to be.
  const scrolled = await row.evaluate(
    (list) => new Promise((told) => requestAnimationFrame(() => told(list.scrollLeft === list.clientWidth))),
  )
  expect(scrolled).toBe(true)
})
