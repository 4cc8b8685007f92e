import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeTo, newEmail } from '../account/account.ts'
import { comesToLife, expect, test } from '../shopper.ts'

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

test.describe('who was not asked yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('who agrees after signing in is counted as having signed in, once', async ({ page }) => {
    await answerForTags(page)
    await page.goto('/auth?by=email')
    await comesToLife(page)
    const email = newEmail()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).dblclick()
    // The second press asked for no second code: nothing is wrong.
    await expect(page.getByLabel('6-digit code')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('6-digit code').fill(await codeTo(page, email))
    await expect(page.locator('[data-page="signup"]')).toBeVisible()
    expect(await told(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, count visits' }).click()
    await expect
      .poll(async () => (await told(page)).filter(({ event }) => event === 'authorization'))
      .toMatchObject([{ email_sha256: createHash('sha256').update(email).digest('hex') }])
  })
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
    const views = async () => (await told(page)).filter(({ event }) => event === 'page_view')
    // Who goes on at once has not viewed the page: each is looked at until it is told of.
    await expect.poll(views).toEqual([{ event: 'page_view', page: 'signin', path: '/auth' }])
    const email = newEmail()
    await page.getByRole('link', { name: 'By e-mail' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect.poll(async () => (await views()).at(-1)?.page).toBe('signin-code')
    await page.getByLabel('6-digit code').fill(await codeTo(page, email))
    await expect(page.locator('[data-page="signup"]')).toBeVisible()
    await expect.poll(async () => (await views()).at(-1)?.page).toBe('signup')
    const events = await told(page)
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
