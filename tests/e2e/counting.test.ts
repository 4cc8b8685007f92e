import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeTo, newEmail } from './account.ts'
import { comesToLife, expect, test } from './shopper.ts'

type Told = { event: string; page?: string; path?: string; email_sha256?: string }

const told = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? []) as Promise<Told[]>

/** Stands for the tag manager's host. Answers with what was asked of it. */
async function answerForTags(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '', contentType: 'text/javascript' })
  })
  return asked
}

test('nobody is counted who has not agreed', async ({ page }) => {
  const asked = await answerForTags(page)
  await page.goto('/cart')
  await comesToLife(page)
  await page.getByRole('link', { name: 'Larkspur, to the main page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.waitForTimeout(500)
  expect(await told(page)).toEqual([])
  expect(asked).toEqual([])
})

test.describe('who has agreed', () => {
  test.use({
    storageState: async ({ baseURL }, use) => {
      const cookie = { domain: new URL(baseURL ?? '').hostname, path: '/', expires: -1 }
      const flags = { httpOnly: false, secure: false, sameSite: 'Lax' as const }
      await use({ cookies: [{ name: 'consent', value: 'all', ...cookie, ...flags }], origins: [] })
    },
  })

  test('is counted page by page, and once when signing in, by no name', async ({ page }) => {
    const asked = await answerForTags(page)
    await page.goto('/auth')
    await comesToLife(page)
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
    const email = newEmail()
    await page.getByRole('link', { name: 'By e-mail' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Code of 6 digits').fill(await codeTo(page, email))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.locator('[data-page="signup"]')).toBeVisible()
    await page.waitForTimeout(500)
    const events = await told(page)
    const views = events.filter(({ event }) => event === 'page_view')
    expect(views[0]).toEqual({ event: 'page_view', page: 'signin', path: '/auth' })
    expect(views.map((view) => view.page)).toEqual(
      expect.arrayContaining(['signin', 'signin-code', 'signup']),
    )
    expect(events.filter(({ event }) => event === 'authorization')).toEqual([
      {
        event: 'authorization',
        is_new_user: true,
        email_sha256: createHash('sha256').update(email).digest('hex'),
      },
    ])
    expect(JSON.stringify(events)).not.toContain(email)
  })

  test('sees the main page before anything is counted by others', async ({ page }) => {
    await page.clock.install()
    const asked = await answerForTags(page)
    await page.goto('/')
    await comesToLife(page)
    await page.clock.runFor(3_000)
    expect(asked).toEqual([])
    await page.clock.runFor(3_000)
    await expect.poll(() => asked.length).toBe(1)
  })
})
