import type { Page } from '@playwright/test'
import { firstProduct, openCartWithRoses, signIn } from '../account/account.ts'
import { ADDRESS, Shopper, comesToLife, expect, test } from '../shopper.ts'

/** Holds the page's scripts back, as a slow line does; with `butFirst` all but the first, which fetches the others. Answers what lets them come. */
async function holdScripts(page: Page, { butFirst = false } = {}): Promise<() => Promise<void>> {
  let count = 0
  let letGo = (): void => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const scripts = '**/assets/**/*.js'
  await page.route(scripts, async (route) => {
    if (!butFirst || count++ > 0) await gone
    await route.continue()
  })
  return async () => {
    letGo()
    await comesToLife(page)
    await page.waitForLoadState('networkidle')
    await page.unroute(scripts)
  }
}

test('what is typed before a page comes to life is still there when it has', async ({ page }) => {
  const shopper = new Shopper(page, true)
  const title = await openCartWithRoses(shopper)
  await shopper.startCheckout()
  await shopper.fillAddress(ADDRESS)
  await shopper.chooseTime()
  await shopper.fillRecipient()
  await expect(page).toHaveURL(/final-details$/)
  const letScriptsCome = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Your name').fill('Basil Ford')
  await shopper.unfoldCodes()
  await page.getByLabel('Promo code').fill('HELLO')
  await page.getByText('Write a card, free of charge').click()
  await page.getByLabel(`What the card with ${title} says`).fill('For nobody but me')

  await letScriptsCome()

  await expect(page.getByLabel('Your name')).toHaveValue('Basil Ford')
  await expect(page.getByLabel('Promo code')).toHaveValue('HELLO')
  await expect(page.getByLabel(`What the card with ${title} says`)).toHaveValue('For nobody but me')
  await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('For nobody but me')
})

test('a press before scripts come does what it does with them', async ({ page, request }) => {
  const letScriptsCome = await holdScripts(page, { butFirst: true })
  await page.goto(`/product/${await firstProduct(request)}`, { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.js$/.test(name)),
  )
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'In your cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/product\/\d+$/)
})

test('and what it does without them when they take long', async ({ page, request }) => {
  await holdScripts(page, { butFirst: true })
  await page.goto(`/product/${await firstProduct(request)}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})

test('a form asks for what the occasion needs before scripts come, and nothing moves when they do', async ({
  page,
}) => {
  await signIn(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/profile/important-dates', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Keep it' })
  await expect(page.getByLabel('What is it?')).toBeHidden()
  await page.getByLabel('Occasion').selectOption('Another occasion')
  await expect(page.getByLabel('What is it?')).toBeVisible()
  // The shop's own letters are not as wide as those that stand in until they come.
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await button.boundingBox()

  await letScriptsCome()

  await expect(page.getByLabel('Occasion')).toHaveValue('OWN')
  expect(await button.boundingBox()).toEqual(before)
  await button.click()
  await expect(page.getByLabel('What is it?')).toHaveAttribute('aria-invalid', 'true')
})

test('a row of the home page that was chosen before scripts come has its heading at once, and its flowers when they do', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const tabs = page.getByRole('group', { name: 'Which flowers to show' })
  const cards = (row: string) => page.locator(`#${row} article`)
  await tabs.getByRole('radio', { name: 'Roses' }).check()
  await expect(page.locator('#roses').getByRole('link', { name: 'See all' })).toBeVisible()
  await expect(cards('roses')).toHaveCount(0)

  await letScriptsCome()

  await expect(cards('roses').first()).toBeVisible()
  // What nobody has chosen is not in the page.
  await expect(cards('letterbox-flowers')).toHaveCount(0)
  await tabs.getByRole('radio', { name: 'Letterbox' }).check()
  await expect(cards('letterbox-flowers').first()).toBeVisible()
  await expect(cards('roses').first()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the rows of the home page are all there', async ({ chromiumPage: page }) => {
    await page.goto('/')
    const tabs = page.getByRole('group', { name: 'Which flowers to show' })
    for (const [tab, row] of [
      ['Roses', 'roses'],
      ['New', 'new-bouquets'],
    ] as const) {
      await tabs.getByRole('radio', { name: tab }).check()
      await expect(page.locator(`#${row} article`).first()).toBeVisible()
    }
  })
})
