import { comesToLife, expect, test } from '../shopper.ts'

test('the header comes back when a page is scrolled up, and nothing jumps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/category/roses')
  await comesToLife(page)
  const cart = page.getByRole('link', { name: /^Cart/ })
  await page.mouse.wheel(0, 1_500)
  await expect(cart).not.toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500)
  const card = page.locator('main article').nth(6)
  const before = await card.boundingBox()
  await page.mouse.wheel(0, -100)
  await expect(cart).toBeInViewport()
  const after = await card.boundingBox()
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(100)
  // What stays at the top of a listing stands below it.
  const row = await page.getByText('Filter', { exact: true }).first().boundingBox()
  const header = await page.locator('header > div').first().boundingBox()
  expect(row?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  await page.mouse.wheel(0, 200)
  await expect(cart).not.toBeInViewport()
  await page.mouse.wheel(0, -5_000)
  await expect(page.getByRole('combobox', { name: 'Search flowers and gifts' })).toBeInViewport()
  await expect(page.locator('header[data-compact]')).toHaveCount(0)
})

test('the menu of a telephone keeps the keyboard, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await comesToLife(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const summary = page.locator('summary[aria-label="Menu"]')
  await summary.press('Enter')
  await expect(menu).toBeVisible()
  // The browser tells of what it has opened a moment later.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Shift+Tab')
  await expect(menu.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(summary).toBeFocused()
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(summary).toBeFocused()
})

test('the categories are one stop for the keyboard; arrows lead along them and into what is below', async ({
  page,
}) => {
  await page.goto('/')
  await comesToLife(page)
  const menu = page.getByRole('navigation', { name: 'Categories', exact: true })
  const top = (name: string) => menu.getByRole('link', { name, exact: true })
  await page.getByRole('link', { name: /^Cart/ }).focus()
  await page.keyboard.press('Tab')
  await expect(top('Flowers')).toBeFocused()
  await expect(top('Roses').locator('..').getByRole('list')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(top('Roses')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(top('Red roses')).toBeFocused()
  await expect(top('Roses')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(top('Roses')).toBeFocused()
  await expect(top('Red roses')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\/red-roses|\/category\/red-roses/)
  await expect(top('Red roses')).toBeHidden()
})

test('the button of a product is within fifteen Tabs, and its bar is there where the button is not', async ({
  page,
}) => {
  await page.goto('/product/253')
  await comesToLife(page)
  const add = page.getByRole('button', { name: 'Add to cart' })
  let tabs = 0
  do {
    await page.keyboard.press('Tab')
    tabs++
  } while (tabs < 30 && !(await add.evaluate((button) => button === document.activeElement)))
  expect(tabs).toBeLessThanOrEqual(15)

  await page.setViewportSize({ width: 360, height: 780 })
  const bar = page.getByRole('button', { name: /^Add (?!to cart)/ }).filter({ hasText: 'Red Roses' })
  await add.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 2_400))
  await expect(bar).toBeVisible()
  await bar.click()
  await expect(page.getByRole('dialog', { name: 'In your cart' })).toContainText('Red Roses')
})
