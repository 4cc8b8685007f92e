import { readFile } from 'node:fs/promises'
import { comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

test.describe('a visitor who was never here', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  withAndWithoutScripts((scripts) => {
    test('is asked about cookies once, wherever they are', async ({ chromiumPage: page, context }) => {
      await page.goto('/category/roses?page=2')
      await comesToLife(page, scripts)
      const banner = page.getByRole('complementary', { name: 'Cookies' })
      await expect(banner).toBeInViewport()
      await page.getByRole('button', { name: 'Only what is needed', exact: true }).click()
      await expect(banner).toHaveCount(0)
      await expect(page).toHaveURL(/\/category\/roses\?page=2$/)
      await expect
        .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort())
        .toEqual(['banner=closed', 'consent=necessary'])
      await page.goto('/')
      await expect(banner).toHaveCount(0)
    })

    test('sees the end of a page above the banner', async ({ chromiumPage: page }) => {
      await page.goto('/about-us')
      await comesToLife(page, scripts)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const footer = await page.getByRole('contentinfo').boundingBox()
      const banner = await page.getByRole('complementary', { name: 'Cookies' }).boundingBox()
      // A page may end between two pixels, and scrolls by whole ones.
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan((banner?.y ?? 0) + 1)
    })

    test('can send the banner away without an answer', async ({ page, context }) => {
      await page.goto('/about-us')
      await comesToLife(page, scripts)
      await page.getByRole('button', { name: 'Close, only what is needed' }).click()
      await expect(page.getByRole('complementary', { name: 'Cookies' })).toHaveCount(0)
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['banner'])
    })
  })
})

test('a page whose code is not there any more is loaded anew, once', async ({ page, problems }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/cart')
  await comesToLife(page)
  const manifest = JSON.parse(await readFile('dist/client/pages-manifest.json', 'utf8'))
  await page.route(
    `**/${manifest['client/features/catalogue/listing-page/listing.route.ts'].file}`,
    (route) => route.fulfill({ status: 404, body: '' }),
  )
  await page.locator('header').getByRole('link', { name: 'Roses', exact: true }).first().click()

  // The page comes from the server, and can be read even though its code is still missing.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/roses/i)
  await expect(page).toHaveURL(/\/category\/roses$/)
  // As long as a page would need to go round again, if it did.
  await page.waitForTimeout(3_000)
  expect(documents).toEqual(['/cart', '/category/roses'])
  expect(problems.length).toBeGreaterThan(0)
  problems.splice(0)

  await page.unrouteAll()
  await page.goto('/category/roses')
  await comesToLife(page)
})

test('guards stand on the way from page to page too', async ({ page }) => {
  await page.goto('/about-us')
  await comesToLife(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your orders' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Forders$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'The app' }).click()
  // Held in no hand: the main page, which says why.
  await expect(page).toHaveURL(/localhost:\d+\/#app$/)
  await expect(page.getByText('Our app is made for telephones and tablets')).toBeInViewport()
})

test('what goes wrong in a browser is told to the shop', async ({ page, request, problems }) => {
  await page.goto('/about-us')
  await comesToLife(page)
  const told = page.waitForResponse(
    (response) => response.url().includes('/graphql') && response.request().method() === 'POST',
  )
  const message = `canary ${Date.now()}`
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)
  expect(await (await told).json()).toMatchObject({ data: { log: true } })
  problems.splice(0)
  expect((await request.get(`${process.env.STORE_URL}/healthz`)).ok()).toBe(true)
})

test('the words of the home page are not written on the flowers, however wide the window is', async ({
  page,
}) => {
  await page.goto('/')
  await comesToLife(page)
  const words = page.getByRole('heading', { level: 1 }).locator('..')
  const picture = page.locator('section').filter({ has: words }).locator('img')
  for (const width of [760, 768, 900, 1024, 1119]) {
    await page.setViewportSize({ width, height: 800 })
    const { x, width: wide } = (await words.boundingBox()) ?? { x: 0, width: 0 }
    expect((await picture.boundingBox())?.x, `${width}`).toBeGreaterThanOrEqual(Math.floor(x + wide))
  }
})
