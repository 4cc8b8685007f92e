import type { Browser, Page } from '@playwright/test'
import { checkoutWithAddress } from '../checkout.ts'
import { figureOf, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { countOption, typedOptions } from '../options.ts'
import { median, table } from '../report.ts'
import { PHONE, giveCookies, settle } from './chromium.ts'
import { withChromium } from './running-shop.ts'

/**
 * How long it takes from a finger's press to the next picture that the browser draws, on a telephone whose processor is six times slower than
 * this machine's. `--rounds` (5); `--only` a part of a name.
 */
const SLOWER = 6
/** What the browser does not tell of, as it is quicker. */
const LEAST_MS = 16
const QUIET_MS = 1_500
const WITHIN_MS = 20_000

type Interaction = {
  name: string
  path: string
  session?: string
  /** What is done before, unmeasured. */
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
}

const { only = '' } = typedOptions()
const rounds = countOption('rounds', 5)

await measurePart('interaction', async () => {
  const figures: Record<string, Figure> = {}
  const rows: string[][] = []
  const versions = await withChromium(async (shop, browser) => {
    const session = await checkoutWithAddress(shop.storeUrl)
    const all: Interaction[] = [
      {
        name: 'add to cart',
        path: `/product/${shop.product}`,
        press: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first().tap(),
      },
      {
        name: 'menu',
        path: '/',
        press: (page) => page.locator('summary[aria-label="Menu"]').tap(),
      },
      {
        name: 'facet',
        path: '/category/flowers',
        before: async (page) => {
          await page.getByText('Filter', { exact: true }).first().tap()
          await page.waitForTimeout(QUIET_MS)
        },
        press: (page) =>
          page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Red/ }).tap(),
      },
      {
        name: 'calendar',
        path: '/checkout/delivery-details',
        session,
        press: (page) =>
          page.locator('#when input[name=day]:not(:checked):not(:disabled) + label').nth(1).tap(),
      },
      {
        name: 'constructor',
        path: '/constructor',
        press: (page) =>
          page.getByRole('group', { name: 'Flower' }).locator('label').filter({ hasText: 'Tulips' }).tap(),
      },
    ]
    for (const interaction of all.filter(({ name }) => name.includes(only))) {
      figures[interaction.name] = await orMissing(async () => {
        // The first has pictures drawn and pages kept.
        await interact(browser, shop.url, interaction)
        const times: number[] = []
        for (let round = 0; round < rounds; round++)
          times.push(await interact(browser, shop.url, interaction))
        rows.push([
          ...[interaction.name, `${median(times)} ms`],
          times.toSorted((one, other) => one - other).join(', '),
        ])
        return figureOf(times)
      })
      console.log(`${interaction.name}: done`)
    }
  })
  return {
    title: 'From a press to the next picture',
    how: `A telephone's browser whose processor is made ${SLOWER} times slower than this machine's once the page has come to life; ${rounds} presses by a finger, each in a new browser after one that does not count. The longest of what the browser tells of a press (event timing), which it rounds to eight ms; what is quicker than ${LEAST_MS} ms counts as ${LEAST_MS}. The shop runs beside it at full speed.`,
    versions,
    tables: [table(['', 'median', 'all'], rows)],
    ...{ figures, isWhole: !only },
  }
})

/** ms of one interaction. Throws when the browser has not noticed it. */
async function interact(
  browser: Browser,
  url: string,
  { path, session, before, press }: Interaction,
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    await giveCookies(context, url, session)
    const page = await context.newPage()
    await page.goto(url + path)
    await settle(page)
    await before?.(page)
    await page.evaluate(observe, LEAST_MS)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await press(page)
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: WITHIN_MS })
    const { longest, count } = await page.evaluate(readObserved)
    if (!count) throw new Error(`The browser has noticed no press on ${path}`)
    return Math.max(LEAST_MS, longest)
  } finally {
    await context.close()
  }
}

type Observed = { longest: number; last: number; before: number }
type WithObserved = Window & { observed?: Observed }
type Counting = Performance & { interactionCount: number }

/** Begins to listen for what the browser tells of presses. Runs in the page. */
function observe(durationThreshold: number): void {
  const observed: Observed = {
    ...{ longest: 0, last: performance.now() },
    before: (performance as Counting).interactionCount,
  }
  ;(window as WithObserved).observed = observed
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      observed.last = performance.now()
      if (entry.interactionId) observed.longest = Math.max(observed.longest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Whether a press was noticed and nothing more was told of it for so many ms. Runs in the page. */
function isQuiet(ms: number): boolean {
  const { observed } = window as WithObserved
  return (
    observed !== undefined &&
    (performance as Counting).interactionCount > observed.before &&
    performance.now() - observed.last > ms
  )
}

/** Runs in the page. */
function readObserved(): { longest: number; count: number } {
  const { observed } = window as WithObserved
  const count = (performance as Counting).interactionCount - (observed?.before ?? 0)
  return { longest: observed?.longest ?? 0, count }
}
