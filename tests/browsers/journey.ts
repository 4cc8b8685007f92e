import { mkdir } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { eventually } from '../support/pages/steps.ts'
import type { Tab } from '../support/pages/tab.ts'
import type { Engine, Kind } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startListener } from './listener.ts'
import { startWebKit } from './webkit.ts'

type Options = Kind & { engine: 'firefox' | 'webkit' }
type Started = { browser: Engine; problems: string[] }

/** A tab of another browser, which is listened to: whatever goes wrong in its pages fails the test. */
export const test = base.extend<{ tab: Tab }, Options & { started: Started }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  oldest: [false, { option: true, scope: 'worker' }],
  started: [
    async ({ engine, scripts, oldest, playwright, launchOptions }, use) => {
      const listener = await startListener()
      const kind = { scripts, oldest }
      const browser =
        engine === 'webkit'
          ? await startWebKit(kind, listener)
          : await startFirefox(kind, listener, { type: playwright.firefox, options: launchOptions })
      await use({ browser, problems: listener.problems })
      await browser.stop()
      await listener.stop()
    },
    { scope: 'worker' },
  ],
  tab: async ({ started: { browser, problems }, viewport, baseURL }, use, info) => {
    problems.splice(0)
    const size = viewport ?? { width: 1280, height: 800 }
    const { tab, close } = await browser.open({ shopUrl: baseURL ?? '', ...size })
    await use(tab)
    if (info.status !== info.expectedStatus) {
      await mkdir(info.outputDir, { recursive: true })
      await tab.keep(info.outputDir)
    }
    await close()
    expect(problems, 'what the browser complained about').toEqual([])
  },
})

/** What every page has to be: no wider than the window, with pictures that are there. */
export async function expectSound(tab: Tab): Promise<void> {
  const tooWide = () => tab.ask(() => document.documentElement.scrollWidth - window.innerWidth, null)
  await eventually(tooWide).toBeLessThanOrEqual(0)
  const broken = () =>
    tab.ask(
      () =>
        [...document.images]
          .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && !naturalWidth)
          .map(({ currentSrc }) => currentSrc),
      null,
    )
  await eventually(broken).toEqual([])
}

export { expect }
