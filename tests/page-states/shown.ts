import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CONSENT } from '../support/shopping/consent.ts'
import { openPages } from './open-pages.ts'
import { Shopper } from './shopper.ts'
import { STATES } from './states.ts'

/** What is looked at: its name, where it stands, the cookies of who sees it, and its HTML when it answers a form in its place. */
export type Shown = { name: string; path: string; cookies: Map<string, string>; html?: string | undefined }
type Visit = (shown: Shown) => Promise<void>

/** The name of a file for something with a name. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home'

const backend = {
  shop: { url: process.env.SHOP_URL ?? '' },
  storeUrl: process.env.STORE_URL ?? '',
  databaseUrl: process.env.SHOP_DATABASE_URL ?? '',
}

/** Pages that are open to everybody are visited in so many parts, which workers share. */
const PARTS = 8

/**
 * All pages and the states that shoppers bring them into, as tests to be: each has a name and visits its pages one after the other.
 * The shop is that of the browser tests.
 */
export const WALKS: { name: string; walk: (visit: Visit) => Promise<void> }[] = [
  ...Array.from({ length: PARTS }, (_, part) => ({
    name: `pages for everybody, part ${part + 1}`,
    walk: (visit: Visit) => visitOpenPages(part, visit),
  })),
  ...STATES.map(({ name, read }) => ({
    name: `somebody ${name}`,
    walk: async (visit: Visit) => {
      const shopper = new Shopper(backend)
      shopper.email = `${slugOf(name)}@example.org`
      const seen = new Set<string>()
      await read(shopper, async (page, html) => {
        if (seen.has(page)) throw new Error(`There are two pages called "${page}"`)
        seen.add(page)
        const { path, answersForm } = shopper.last
        const { cookies } = shopper.browser
        await visit({ name: `${name}: ${page}`, path, cookies, html: answersForm ? html : undefined })
      })
      await shopper.browser.close()
    },
  })),
]

async function visitOpenPages(part: number, visit: Visit): Promise<void> {
  const reader = new Shopper(backend)
  // Who has sent a greeting card is shown a page more.
  reader.browser.cookies.set('recipient', 'Anna')
  const paths = await openPages(reader)
  for (const path of paths.filter((_, index) => index % PARTS === part)) {
    const { status } = await reader.see(path)
    // Where a page leads elsewhere, that one is visited by itself.
    if (status < 500 && reader.last.path === path)
      await visit({ name: path, path, cookies: reader.browser.cookies })
  }
  await reader.browser.close()
}

type Options = {
  scripts: boolean
  /** Where the browser's clock stands, as an ISO time; else it runs. */
  now?: string
} & Pick<BrowserContextOptions, 'viewport' | 'userAgent'>

/** A page of a browser of its own, with the cookies of who is shown something. Nothing is opened in it. */
export async function openFor(
  browser: Browser,
  { path, cookies, html }: Shown,
  options: Options,
): Promise<Page> {
  const { scripts, now, ...others } = options
  const baseURL = backend.shop.url
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: scripts, reducedMotion: 'reduce', ...others },
    ...{ locale: 'en-GB', timezoneId: 'Europe/London', serviceWorkers: 'block' },
    storageState: { cookies: [CONSENT], origins: [] },
  })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseURL })))
  const page = await context.newPage()
  if (scripts && now) await page.clock.setFixedTime(now)
  // The answer to a form is not what its address answers to who asks for it.
  if (html !== undefined)
    await page.route(
      (url) => url.pathname + url.search === path,
      (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    )
  return page
}
