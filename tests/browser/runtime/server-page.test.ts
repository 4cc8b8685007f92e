import type { Page, Request } from '@playwright/test'
import { comesToLife, expect, test } from '../shopper.ts'

test.use({ problemsAreMeant: true })

const WORDS = 'This browser does not round'

/** A browser in which our pages cannot be rendered. Answers with the report of it. */
async function breakRendering(page: Page): Promise<Promise<Request>[]> {
  await page.addInitScript((words) => {
    Math.round = () => {
      throw new Error(words)
    }
  }, WORDS)
  return [page.waitForRequest((request) => request.postData()?.includes(WORDS) ?? false)]
}

test('a page that cannot come to life stays as the server made it, is reported, and sells flowers', async ({
  page,
}) => {
  const [reported] = await breakRendering(page)
  await page.goto('/category/roses')
  await reported
  await comesToLife(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roses')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.locator('main article h3').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  // What stays is a copy: a press that goes down on the page before it and up on the copy is no click.
  await comesToLife(page)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('what was typed and chosen by then is kept', async ({ page }) => {
  const [reported] = await breakRendering(page)
  let letGo = (): void => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto('/product/101', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.fill('peonies')

  letGo()
  await reported

  await expect(search).toHaveValue('peonies')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=peonies/)
})
