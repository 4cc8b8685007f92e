import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

const executablePath = process.env.FIREFOX_RELAY
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 360, height: 740 }

/** The journeys in other browsers than Chromium. */
export default defineConfig<{ oldest: boolean }>({
  ...chromium,
  testDir: 'tests/browsers',
  // Playwright empties the folder when it begins, and in the gate Chromium's tests keep what failed in theirs.
  outputDir: 'test-results/browsers',
  // Each worker has a Firefox of its own, and those are large.
  workers: 1,
  use: {
    ...chromium.use,
    channel: 'moz-firefox',
    browserName: 'firefox',
    launchOptions: { ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'firefox-wide', use: { viewport: WIDE } },
    { name: 'firefox-narrow', use: { viewport: NARROW } },
    // A Firefox that has nothing the oldest browsers lack, and writes dates as browsers did early in 2023.
    { name: 'oldest', use: { viewport: NARROW, oldest: true } },
  ],
})
