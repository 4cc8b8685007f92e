import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../shopper.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has against a page, each as the rule and the first place. */
export async function barriersIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // Right on the page, not in a second one that is opened for each: none of these has frames.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}

/** What cannot be told from its ground in the dark scheme. The page is light again afterwards. */
export async function tooFaintInTheDark(page: Page): Promise<string[]> {
  // Colours that change over a fifth of a second would be looked at halfway.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .withRules(['color-contrast', 'link-in-text-block'])
    .setLegacyMode(true)
    .analyze()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}

/** Expects that nothing in a page of a telephone's width keeps anybody out. */
export async function expectNoBarrier(page: Page, name: string): Promise<void> {
  await expect(page.locator('iframe'), name).toHaveCount(0)
  expect.soft(await barriersIn(page), name).toEqual([])
  expect.soft(await tooFaintInTheDark(page), `${name} in the dark scheme`).toEqual([])
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
}
