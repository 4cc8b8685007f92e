import { defineConfig } from '@playwright/test'

// Chromium refuses its sandbox to root; the rest keeps it from calling home while the tests run.
const ROOT_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const QUIET_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Most pages have dozens of pictures, and most tests look at none of them. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

const executablePath = process.env.PLAYWRIGHT_CHROMIUM
const started = (...args: string[]) => ({
  launchOptions: { args: [...ROOT_ARGS, ...QUIET_ARGS, ...args], ...(executablePath && { executablePath }) },
})

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/chromium',
  globalSetup: './tests/support/processes/shop.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // These end what hangs. Two gates at once on two processors take six times as long for a step as a test alone.
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    // Set by the shop when it has started.
    baseURL: process.env.SHOP_URL ?? '',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // It would ask for documents in the place of the page, where tests do not see it; tests of it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Recording everything makes a run half as long again: ask for it when a failure needs explaining.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', grepInvert: /@pictures/, use: started(WITHOUT_PICTURES) },
    { name: 'chromium-pictures', grep: /@pictures/, use: started() },
  ],
})
