import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CONSENT } from '../support/consent.ts'
import { PlaywrightTab, comesToLife } from '../support/playwright-tab.ts'
import { ADDRESS, CARD, CONTACT, RECIPIENT, Steps } from '../support/steps.ts'
import type { Tab } from '../support/tab.ts'

export type Watched = {
  /** Requests of the browser to /graphql since the last `forget`. */
  graphql: string[]
  forget: () => void
}

/**
 * A page that is listened to: whatever goes wrong in it fails the test. That is errors in the console (hydration
 * complains there too), uncaught exceptions, and parts of the page that could not be fetched.
 */
export const test = base.extend<{
  watched: Watched
  problems: string[]
  problemsAreMeant: boolean
  drawn: boolean
}>({
  // A browser without a window names itself so, and crawlers are served differently.
  userAgent: async ({ browser }, use) => {
    const [major] = browser.version().split('.')
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    )
  },
  storageState: { cookies: [CONSENT], origins: [] },
  /** With the shop's own pictures, instead of a pixel for each. */
  drawn: [false, { option: true }],
  /** For tests of what a page does when something fails. */
  problemsAreMeant: [false, { option: true }],
  problems: [
    async ({ page, javaScriptEnabled, drawn, problemsAreMeant }, use) => {
      const problems: string[] = []
      listen(page, problems, javaScriptEnabled ?? true)
      if (drawn)
        await page.route(`${process.env.PIXELS_URL}/**`, (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `${process.env.SHOP_URL}/images${pathname}${search}` })
        })
      await use(problems)
      if (!problemsAreMeant) expect(problems, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  watched: async ({ page }, use) => {
    const graphql: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql')
        graphql.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
    })
    await use({ graphql, forget: () => void graphql.splice(0) })
  },
})

export { ADDRESS, CARD, CONTACT, RECIPIENT, comesToLife, expect }

function listen(page: Page, problems: string[], scripts: boolean): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Told below, where it is known whether it was the page itself, which may rightly be a 404.
    if (message.text().startsWith('Failed to load resource')) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still fetching.
    if (reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED') return
    // So Chromium names scripts it does not fetch because they are switched off.
    if (reason === 'csp' && !scripts) return
    problems.push(`${reason}: ${request.url()}`)
  })
}

/** Somebody on the way through the shop in a page, with scripts or without. */
export class Shopper extends Steps {
  readonly page: Page
  readonly scripts: boolean

  /** By another tab than the page itself where one is given, which has the page's cookies. */
  constructor(page: Page, scripts: boolean, tab: Tab = new PlaywrightTab(page, { scripts })) {
    super(tab)
    this.page = page
    this.scripts = scripts
  }
}

/** Runs a set of tests twice: as most browsers are, and with JavaScript switched off. */
export function withAndWithoutScripts(define: (scripts: boolean) => void): void {
  for (const scripts of [true, false]) {
    test.describe(`with JavaScript ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })
      define(scripts)
    })
  }
}
