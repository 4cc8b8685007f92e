import { test } from '@playwright/test'
import { comesToLife } from '../support/pages/playwright-tab.ts'
import { openFor } from '../page-states/shown.ts'
import { comparePicture, heightOf } from './look.ts'
import { NOW, isChosen } from './settings.ts'
import { OPENED_PARTS, widthsOf } from '../page-states/opened-parts.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const part of OPENED_PARTS.filter(isChosen))
  test(part.name, async ({ browser }) => {
    for (const width of widthsOf(part)) {
      const page = await openFor(browser, { ...part, cookies: new Map() }, { scripts: true, now: NOW })
      await page.setViewportSize({ width, height: heightOf(width) })
      await page.goto(part.path)
      await comesToLife(page)
      await part.open(page)
      await comparePicture(page, part.name, width, { whole: false })
      await page.context().close()
    }
  })
