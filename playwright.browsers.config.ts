import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

/** As tests/browsers/journey.ts knows them. */
type Options = { engine: 'firefox' | 'webkit'; scripts: boolean; oldest: boolean }

const executablePath = process.env.FIREFOX_RELAY
const WIDTHS = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } }
const KINDS: Record<string, Partial<Options>> = {
  '': {},
  '-no-scripts': { scripts: false },
  // It has nothing the oldest browsers lack, and writes dates as browsers did early in 2023.
  '-oldest': { oldest: true },
}
/** WebKit's driver is there for Linux only. */
const ENGINES = (['firefox', 'webkit'] as const).filter(
  (engine) => engine !== 'webkit' || process.env.WEBKIT_DRIVER,
)

const projects = ENGINES.flatMap((engine) =>
  Object.entries(WIDTHS).flatMap(([width, viewport]) =>
    Object.entries(KINDS).map(([ending, kind]) => ({
      name: `${engine}-${width}${ending}`,
      use: { engine, viewport, ...kind },
      testIgnore: [
        // In Firefox Playwright loses sight of a page that comes back: what that shows is read another way.
        ...(engine === 'firefox' ? ['**/going-back.test.ts'] : []),
        ...(engine === 'webkit' || kind.scripts === false ? ['**/back-forward-cache.test.ts'] : []),
      ],
    })),
  ),
)

/** The journeys in other browsers than Chromium. */
export default defineConfig<object, Options>({
  ...chromium,
  testDir: 'tests/browsers',
  // Playwright empties the folder when it begins, and in the gate Chromium's tests keep what failed in theirs.
  outputDir: 'test-results/browsers',
  // Each worker has a browser of its own, and those are large.
  workers: 1,
  use: {
    ...chromium.use,
    serviceWorkers: 'allow',
    browserName: 'firefox',
    launchOptions: { channel: 'moz-firefox', ...(executablePath && { executablePath }) },
  },
  projects,
})
