import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isAlive } from '../../support/pages/playwright-tab.ts'
import { comesToLife, expect, test } from '../shopper.ts'

/** Long enough for the next of what a page fetches when it has nothing else to do. */
const SETTLES_MS = 700

type Times = { drawn: number; pictures: number[]; scripts: number[] }

/** When the page was first drawn, its first pictures were there and its scripts were asked for, in ms. Runs in the page. */
function readTimes(): Times {
  const seenFirst = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  const sources = new Set(seenFirst.map(({ currentSrc }) => currentSrc))
  const first = document.querySelector<HTMLScriptElement>('head > script[src]')?.src
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    pictures: loaded.filter(({ name }) => sources.has(name)).map(({ responseEnd }) => responseEnd),
    scripts: loaded
      .filter(({ name }) => name.endsWith('.js') && name !== first)
      .map(({ startTime }) => startTime),
  }
}

test.describe('with pictures', { tag: '@pictures' }, () => {
  test.use({ drawn: true })

  test('scripts are asked for once the page and its first pictures are drawn', async ({ page }) => {
    await page.goto('/')
    await comesToLife(page)
    const { drawn, pictures, scripts } = await page.evaluate(readTimes)
    expect(drawn).toBeGreaterThan(0)
    expect(pictures.length).toBeGreaterThan(1)
    expect(scripts.length).toBeGreaterThan(5)
    // A picture that takes longer than a second and a half holds them up no more.
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(1_450, Math.max(drawn, ...pictures)))
  })

  test('a page comes to life though its pictures never come', async ({ page }) => {
    await holdPictures(page)
    await page.goto('/', { waitUntil: 'commit' })
    await comesToLife(page)
  })

  test('who presses a key before that does not wait for the pictures', async ({ page }) => {
    await holdPictures(page)
    // The time after which pictures hold nothing up is long past otherwise.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      window.setTimeout = ((work: () => void, ms = 0) =>
        ms > 1_000 ? 0 : later(work, ms)) as typeof setTimeout
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    // The script that listens may yet be on its way.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return page.evaluate(isAlive)
      })
      .toBe(true)
  })
})

/** Answers no picture of a page. */
async function holdPictures(page: Page): Promise<void> {
  await page.route(/./, (route) =>
    route.request().resourceType() === 'image' ? undefined : route.fallback(),
  )
}

/** The script of a page as it was built. */
async function scriptOf(route: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/pages-manifest.json', 'utf8'))
  return manifest[route].file
}

test('a page fetches the scripts of the pages that it leads to, and a press asks for data alone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const script = await scriptOf('client/features/product/product.route.ts')
  const scripts = page.waitForResponse((response) => response.url().endsWith(script))
  await page.goto('/category/roses')
  await comesToLife(page)
  await scripts
  for (let before = -1; before !== asked.length; await page.waitForTimeout(SETTLES_MS)) before = asked.length
  asked.length = 0
  await page.locator('article h3 a').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([])
  expect(asked.filter((path) => path === '/graphql')).toHaveLength(1)
})
