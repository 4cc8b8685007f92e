import type { Page } from '@playwright/test'
import { missingApis } from '../../scripts/supported-browsers/missing-apis.ts'
import { expect, test as shopperTest } from '../browser/shopper.ts'
import { removeApis } from './remove-apis.ts'
import { writeDatesAsIn2023 } from './dates-of-2023.ts'

type Oldest = {
  /** Whether the browser has no more than the oldest we support. */
  oldest: boolean
}

/** A page of another browser, listened to like those of Chromium: a refusal of the page's own policy fails too. */
export const test = shopperTest.extend<Oldest>({
  oldest: [false, { option: true }],
  // Its own: what a Firefox calls itself does not tell that it has no window.
  userAgent: undefined,
  page: async ({ page, oldest }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`refused by ${violatedDirective}: ${blockedURI}`),
      )
    })
    if (oldest) {
      await page.addInitScript(removeApis, missingApis())
      await page.addInitScript(writeDatesAsIn2023)
    }
    await use(page)
  },
})

/** What every page has to be: no wider than the window, with pictures that are there. */
export async function expectSound(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  // Not by their width: the pixel that stands for most pictures is less than one wide where a picture is drawn dense.
  const broken = () =>
    page.evaluate(async () => {
      const fetched = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc)
      const looks = await Promise.all(
        fetched.map((image) =>
          image.decode().then(
            () => '',
            () => image.currentSrc,
          ),
        ),
      )
      return looks.filter(Boolean)
    })
  await expect.poll(broken).toEqual([])
}

export { expect }
