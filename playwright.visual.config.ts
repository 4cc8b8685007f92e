import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

/** What every page looks like, with the shop's own pictures. */
export default defineConfig({
  ...chromium,
  testDir: 'tests/visual',
  globalSetup: './tests/visual/start-shop.ts',
  globalTeardown: './tests/visual/draw-contact-sheets.ts',
  outputDir: 'test-results/visual',
  timeout: 1_200_000,
  projects: [
    {
      name: 'visual',
      use: {
        launchOptions: { ...chromium.projects?.[1]?.use?.launchOptions },
        screenshot: 'off',
      },
    },
  ],
})
