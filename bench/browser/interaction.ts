import type { Browser, Locator, Page } from '@playwright/test'
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
  target: (page: Page) => Locator
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
        target: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first(),
      },
      {
        name: 'menu',
        path: '/',
        target: (page) => page.locator('summary[aria-label="Menu"]'),
      },
      {
        name: 'facet',
        path: '/category/flowers',
        before: async (page) => {
          await page.getByText('Filter', { exact: true }).first().tap()
          await page.waitForTimeout(QUIET_MS)
        },
        target: (page) => page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Red/ }),
      },
      {
        name: 'calendar',
        path: '/checkout/delivery-details',
        session,
        target: (page) => page.locator('#when input[name=day]:not(:checked):not(:disabled) + label').nth(1),
      },
      {
        name: 'constructor',
        path: '/constructor',
        target: (page) =>
          page.getByRole('group', { name: 'Flower' }).locator('label').filter({ hasText: 'Tulips' }),
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
  { path, session, before, target }: Interaction,
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    await giveCookies(context, url, session)
    const page = await context.newPage()
    await page.goto(url + path)
    await settle(page)
    await before?.(page)
    const point = await pointOn(target(page))
    await page.evaluate(observe, LEAST_MS)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // A press by Playwright's own `tap` would first run its checks in the page, which is slow by now.
    await page.touchscreen.tap(point.x, point.y)
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: WITHIN_MS })
    const { longest, count } = await page.evaluate(readObserved)
    if (!count) throw new Error(`The browser has noticed no press on ${path}`)
    return Math.max(LEAST_MS, longest)
  } finally {
    await context.close()
  }
}

/** Where to press an element, once a press there would reach it. */
async function pointOn(target: Locator): Promise<{ x: number; y: number }> {
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not in the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
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
