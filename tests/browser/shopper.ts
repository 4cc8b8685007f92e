import { mkdir } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import type { APIResponse, BrowserContext, Page, TestInfo } from '@playwright/test'
import { CONSENT } from '../support/shopping/consent.ts'
import { expect } from '../support/pages/html-expect.ts'
import { HtmlPage, readInstead } from '../support/pages/html-page.ts'
import { HtmlTab } from '../support/pages/html-tab.ts'
import { PlaywrightTab, comesToLife } from '../support/pages/playwright-tab.ts'
import { ADDRESS, CARD, CONTACT, RECIPIENT, Steps } from '../support/pages/steps.ts'
import type { Tab } from '../support/pages/tab.ts'

export type Watched = {
  /** Requests of the browser to /graphql since the last `forget`. */
  graphql: string[]
  forget: () => void
}

/**
 * A page that is listened to: whatever goes wrong in it fails the test. That is errors in the console (hydration
 * complains there too), uncaught exceptions, and parts of the page that could not be fetched. Without scripts all there
 * is to see is what the server answers: the page is read and not drawn, and a failure of the server fails the test.
 */
export const test = base.extend<{
  watched: Watched
  problems: string[]
  problemsAreMeant: boolean
  drawn: boolean
  chromiumPage: Page
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for
  problems: async ({}, use) => use([]),
  page: async ({ context, javaScriptEnabled, drawn, problems, problemsAreMeant }, use, info) => {
    const page =
      javaScriptEnabled !== false
        ? await listenedPage(context, problems, { scripts: true, drawn })
        : readInstead(context)
    if (page instanceof HtmlPage) page.window.onAnswer(hear(problems))
    await use(page)
    if (page instanceof HtmlPage) await keepIfFailed(page, info)
    if (!problemsAreMeant) expectNone(problems)
  },
  /** With and without scripts a page of Chromium: for what has to be drawn. */
  chromiumPage: async ({ context, javaScriptEnabled, drawn, problems, problemsAreMeant }, use) => {
    await use(await listenedPage(context, problems, { scripts: javaScriptEnabled !== false, drawn }))
    if (!problemsAreMeant) expectNone(problems)
  },
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

function expectNone(problems: string[]): void {
  expect(problems, 'what the browser complained about').toEqual([])
}

async function listenedPage(
  context: BrowserContext,
  problems: string[],
  { scripts, drawn }: { scripts: boolean; drawn: boolean },
): Promise<Page> {
  const page = await context.newPage()
  listen(page, problems, scripts)
  if (drawn)
    await page.route(`${process.env.PIXELS_URL}/**`, (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.continue({ url: `${process.env.SHOP_URL}/images${pathname}${search}` })
    })
  return page
}

/** Of what the server answers a failure is a problem; a page may rightly be a 404, or say that a form is wrong. */
function hear(problems: string[]) {
  return (answer: APIResponse) => {
    if (answer.status() >= 500) problems.push(`${answer.status()}: ${answer.url()}`)
  }
}

async function keepIfFailed({ window }: HtmlPage, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return
  await mkdir(info.outputDir, { recursive: true })
  await new HtmlTab(window).keep(info.outputDir)
}

/** Most tests load no pictures; Chromium remarks that it was told of the first one for nothing. */
function isOfUnloadedPicture(text: string): boolean {
  return (
    text.includes('.avif') &&
    /image loading is disabled|was preloaded using link preload but not used/.test(text)
  )
}

function listen(page: Page, problems: string[], scripts: boolean): void {
  page.on('pageerror', (error) =>
    // What is thrown while a page is left may have neither.
    problems.push(`uncaught at ${page.url()}: ${error.stack || error.message || error.name}`),
  )
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Told below, where it is known whether it was the page itself, which may rightly be a 404.
    if (message.text().startsWith('Failed to load resource')) return
    if (isOfUnloadedPicture(message.text())) return
    // playwright.config.ts leaves it out.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
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
  constructor(page: Page, scripts: boolean, tab: Tab = tabOf(page, scripts)) {
    super(tab)
    this.page = page
    this.scripts = scripts
  }
}

function tabOf(page: Page, scripts: boolean): Tab {
  return page instanceof HtmlPage ? new HtmlTab(page.window) : new PlaywrightTab(page, { scripts })
}

/** Another page of a context: of Chromium with scripts, and one that is read and not drawn without. */
export async function openPage(context: BrowserContext, scripts: boolean): Promise<Page> {
  return scripts ? context.newPage() : readInstead(context)
}

/**
 * How wide a page is, in pixels: wider than its window it scrolls sideways. One that is read is drawn for it, in a window
 * as wide as that of its context.
 */
export async function widthOf(page: Page): Promise<number> {
  const isRead = page instanceof HtmlPage
  const drawn = isRead ? await page.context().newPage() : page
  if (isRead) await drawn.goto(page.url())
  const width = await drawn.evaluate(() => document.documentElement.scrollWidth)
  if (isRead) await drawn.close()
  return width
}

/**
 * Runs a set of tests twice: as most browsers are, and with JavaScript switched off. The gate has the first, and the long run the
 * second, as the server's side of it is much the same everywhere.
 */
export function withAndWithoutScripts(define: (scripts: boolean) => void): void {
  withScripts(define)
  withoutScripts(define, ['@long'])
}

/** The same, both in the gate: for the ways every shopper takes. */
export function withAndWithoutScriptsInGate(define: (scripts: boolean) => void): void {
  withScripts(define)
  withoutScripts(define)
}

function withScripts(define: (scripts: boolean) => void): void {
  test.describe('with JavaScript on', () => define(true))
}

function withoutScripts(define: (scripts: boolean) => void, tag: string[] = []): void {
  test.describe('with JavaScript off', { tag }, () => {
    test.use({ javaScriptEnabled: false })
    define(false)
  })
}
