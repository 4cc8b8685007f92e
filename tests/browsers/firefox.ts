import type { BrowserType, LaunchOptions } from '@playwright/test'
import { CONSENT } from '../support/shopping/consent.ts'
import { PlaywrightTab } from '../support/pages/playwright-tab.ts'
import type { Engine, Kind } from './engine.ts'
import type { Listener } from './listener.ts'
import { OLDEST } from './oldest.ts'

/** Starts a Firefox by way of Playwright. */
export async function startFirefox(
  { scripts, oldest }: Kind,
  listener: Listener,
  { type, options }: { type: BrowserType; options: LaunchOptions },
): Promise<Engine> {
  const { hostname, port } = new URL(listener.url)
  const browser = await type.launch({
    ...options,
    firefoxUserPrefs: {
      'javascript.enabled': scripts,
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      'network.proxy.allow_hijacking_localhost': true,
    },
  })
  return {
    open: async ({ shopUrl, width, height }) => {
      const context = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width, height },
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        storageState: { cookies: [CONSENT], origins: [] },
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => listener.problems.push(`uncaught: ${error.stack ?? error.message}`))
      page.on('console', (message) => {
        if (/^(error|warning)$/.test(message.type()))
          listener.problems.push(`${message.type()}: ${message.text()}`)
      })
      const close = async () => {
        // Playwright pictures pages that are open when it closes their context, and waits for what does not come without scripts.
        await page.close()
        await context.close()
      }
      if (oldest) await page.addInitScript(OLDEST)
      return { tab: new PlaywrightTab(page, { scripts, still: !scripts, types: true }), close }
    },
    stop: () => browser.close(),
  }
}
