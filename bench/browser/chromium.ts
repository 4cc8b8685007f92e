import process from 'node:process'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { isAlive } from './is-alive.ts'

/** A telephone as most are: 412 px wide, with a finger. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  // It would answer in the place of the shop when a page is opened again.
  serviceWorkers: 'block',
} as const

/** A screen with a mouse. */
export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  serviceWorkers: 'block',
} as const

/** Chromium refuses its sandbox to root; the rest keeps it from calling home. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]

export type LaunchOptions = {
  args?: string[]
  /** Of what Playwright starts browsers with. */
  without?: string[]
}

/** Starts the Chromium that the browser tests use. Throws when there is none and none can be fetched. */
export async function launchChromium({ args = [], without = [] }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await findBrowser(false)
  return chromium.launch({ executablePath, args: [...ARGS, ...args], ignoreDefaultArgs: without })
}

/** Gives a visitor cookies of the shop: they have answered the banner, and have the session that is given. */
export async function giveCookies(context: BrowserContext, url: string, session?: string): Promise<void> {
  await context.addCookies([
    { name: 'consent', value: 'necessary', url },
    ...(session ? [{ name: 'session_token', value: session, url, httpOnly: true }] : []),
  ])
}

/** Waits until a page's scripts have taken over and nothing more is asked for. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(isAlive)
  await page.waitForLoadState('networkidle')
}
