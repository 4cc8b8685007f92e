import type { Page } from '@playwright/test'
import { WALKS, openFor } from '../../page-states/shown.ts'
import { OPENED_PARTS, widthsOf } from '../../page-states/opened-parts.ts'
import { barriersIn, expectNoBarrier } from './barriers.ts'
import { comesToLife, expect, test } from '../shopper.ts'
import {
  expectReachableByKeyboard,
  expectReadableEnlarged,
  expectReadableInLargeLetters,
  expectStill,
  expectUsableInForcedColours,
} from './ways-to-see.ts'

const PHONE = { width: 360, height: 780 }

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (const { name: walked, walk } of WALKS)
  test(`${walked}: open to everybody, however they see and go`, ({ browser }) =>
    walk(async (shown) => {
      const page = await openFor(browser, shown, { scripts: true, viewport: PHONE })
      await page.goto(shown.path)
      await comesToLife(page)
      const { name } = shown
      await expectNoBarrier(page, name)
      await expectStill(page, name)
      await unfoldAll(page)
      expect.soft(await barriersIn(page), `${name}, unfolded`).toEqual([])
      await expectUsableInForcedColours(page, name)
      await expectReadableEnlarged(page, name)
      await expectReadableInLargeLetters(page, name)
      await page.goto(shown.path)
      await comesToLife(page)
      await expectReachableByKeyboard(page, name)
      await page.context().close()
    }))

for (const part of OPENED_PARTS.filter((one) => widthsOf(one).includes(360)))
  test(`${part.name}: open to everybody`, async ({ browser }) => {
    const page = await openFor(browser, { ...part, cookies: new Map() }, { scripts: true, viewport: PHONE })
    await page.goto(part.path)
    await comesToLife(page)
    await part.open(page)
    await expectNoBarrier(page, part.name)
    await page.context().close()
  })

/** Opens whatever unfolds in the page itself; what lies over it then is opened by the tests above. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      if (details.open || details.closest('[aria-label=Filters]')) continue
      details.open = true
      const isOver = [...details.children].some((part) =>
        /absolute|fixed/.test(getComputedStyle(part).position),
      )
      if (isOver) details.open = false
    }
  })
}
