import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.ts'
import { buildNextRelease } from '../../support/processes/next-release.ts'
import { TEST_SERVER } from '../../support/processes/own-shop.ts'
import type { RunningProcess } from '../../support/processes/process.ts'
import { startProcess } from '../../support/processes/process.ts'
import type { TestServer } from '../../support/processes/test-server.ts'
import { copyTemplate } from '../../support/processes/test-server.ts'
import { comesToLife, expect, test } from '../shopper.ts'

// A new release is deployed while somebody has a page of the one before it open.
test.use({ problemsAreMeant: true })

let database: Awaited<ReturnType<typeof copyTemplate>>
let port: number
let shop: RunningProcess | undefined
const folders: string[] = []
const url = (path: string) => `http://127.0.0.1:${port}${path}`

async function deploy(root?: string): Promise<void> {
  await shop?.stop()
  const { scratchFolder } = JSON.parse(process.env[TEST_SERVER] ?? '') as TestServer
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: scratchFolder,
    IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
    BLOCK_TIMEOUT_MS: '20000',
  }
  shop = await startProcess('server/main.ts', 'The shop is open at', environment, root)
}

async function deployNext(name: string, keepsOperations: boolean, keepsScripts = true): Promise<void> {
  const root = await buildNextRelease(name, { keepsOperations, keepsScripts })
  folders.push(root)
  await deploy(root)
}

test.beforeEach(async ({ context }) => {
  database = await copyTemplate(JSON.parse(process.env[TEST_SERVER] ?? '') as TestServer)
  port = await freePort()
  await deploy()
  // A build gives changed scripts new names. These have the old ones, so that nothing may come from the browser's cache.
  await context.route('**/assets/**', (route) => route.continue())
  await context.addCookies([{ name: 'consent', value: 'necessary', url: url('/') }])
})
test.afterEach(async () => {
  await shop?.stop()
  shop = undefined
  await database.drop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Puts the first product of a listing in the cart, and closes what opens: what takes that form is then here. */
async function addOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add / }).first().click()
  await page.getByRole('dialog', { name: 'In your cart' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Cart with 1 in it' })).toBeVisible()
}

const goToTulips = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('a[href="/category/tulips"]')?.click())

test('a page of the release before goes on as if nothing had happened', async ({ page }) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  await deployNext('kept', true)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await addOne(page)
  await goToTulips(page)
  await expect(page).toHaveURL(/\/category\/tulips$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulips')
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('an older page goes on as a document of the new release, and what was sent is done', async ({
  page,
}) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  // Its action has come with the first press: it sends the ids of the release before.
  await addOne(page)
  await deployNext('gone', false)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(false)
  // The new page speaks the language of the new release.
  await comesToLife(page, true)
  await page.getByRole('button', { name: /^One .* more$/ }).click()
  await expect(page.getByRole('link', { name: 'Cart with 3 in it' })).toBeVisible()
})

test('who follows a link on an older page comes to the new release', async ({ page }) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  await deployNext('link', false)
  await goToTulips(page)
  await expect(page).toHaveURL(/\/category\/tulips$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulips')
  await comesToLife(page, true)
  await addOne(page)
})

test('a page whose scripts are gone sends what is pressed as a document, and it is done', async ({
  page,
}) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  await deployNext('renamed', true, false)
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart with 1 in it' })).toBeVisible()
  await comesToLife(page, true)
  await page.getByRole('button', { name: /^One .* more$/ }).click()
  await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
})

test('what is pressed on a page that has its own scripts, but not those that take its forms, is done', async ({
  page,
}) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  await addOne(page)
  await page.goto(url('/cart'))
  await comesToLife(page, true)
  await deployNext('untaken', true, false)
  await page.getByRole('button', { name: /^One .* more$/ }).click()
  await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
})

test('what is liked on a page whose scripts are gone is kept', async ({ page }) => {
  await page.goto(url('/category/roses'))
  await comesToLife(page, true)
  await deployNext('liked', true, false)
  const card = page.locator('main article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /favourites/ }).click()
  // The page comes anew, with the scripts of the new release.
  await expect(card.getByRole('button', { name: /favourites/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(url('/favorites'))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
