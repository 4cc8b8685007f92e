import type { Browser, Page } from '@playwright/test'
import { figureOf, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { countOption } from '../options.ts'
import { median, quantile, table } from '../report.ts'
import { DESKTOP, giveCookies, settle } from './chromium.ts'
import { withChromium } from './running-shop.ts'

/**
 * The way from a listing to a product by a press on its card: when it begins, and how long the page takes that was pointed at before, and one that
 * was not. `--rounds` (9).
 */
/** A press of a mouse takes about so long. */
const PRESS_MS = 100
const LOOKED_MS = 3_000
const POINTED_MS = 1_500
/** Of a line where nothing but the round trip counts. */
const ROUND_TRIP_MS = 300
const WITHIN_MS = 30_000
const LISTING = '/category/roses'
const CARD = 'main article h3 a'

type Seen = {
  /** ms from pointer-down to the first sign of a navigation: something is asked for, or the page is there. */
  begins: number
  /** ms from pointer-down until the page's heading is in the document. */
  content: number
  /** Pictures that the browser drew from pointer-down to the first with that heading, that one included. */
  frames: number
  /** Rounds of requests, each of which began only when something of the round before was there; pictures do not count. */
  roundTrips: number
}
type How = { pointedAt: boolean; pressMs: number; roundTripMs: number }

const rounds = countOption('rounds', 9)

await measurePart('navigation', async () => {
  const figures: Record<string, Figure> = {}
  const rows: string[][] = []
  const versions = await withChromium(async (shop, browser) => {
    const measure = async (name: string, how: How) => {
      await go(browser, shop.url, how)
      const found: Seen[] = []
      for (let round = 0; round < rounds; round++) found.push(await go(browser, shop.url, how))
      const words = (values: number[]) =>
        `${median(values).toFixed(0)} (${quantile(values, 0.25).toFixed(0)}–${quantile(values, 0.75).toFixed(0)})`
      rows.push([
        name,
        words(found.map(({ begins }) => begins)),
        words(found.map(({ content }) => content)),
        words(found.map(({ frames }) => frames)),
        words(found.map(({ roundTrips }) => roundTrips)),
      ])
      console.log(`${name}: done`)
      return found
    }
    figures.begins = await orMissing(async () => {
      const how = { pointedAt: false, pressMs: PRESS_MS, roundTripMs: 0 }
      const found = await measure(`a press of ${PRESS_MS} ms`, how)
      return figureOf(found.map(({ begins }) => begins))
    })
    figures.prefetched = await orMissing(async () => {
      const how = { pointedAt: true, pressMs: 0, roundTripMs: 0 }
      return figureOf((await measure('pointed at before', how)).map(({ frames }) => frames))
    })
    figures.otherwise = await orMissing(async () => {
      const how = { pointedAt: false, pressMs: 0, roundTripMs: 0 }
      await measure('not pointed at', how)
      const slow = await measure(`not pointed at, round trips of ${ROUND_TRIP_MS} ms`, {
        ...how,
        roundTripMs: ROUND_TRIP_MS,
      })
      return figureOf(slow.map(({ roundTrips }) => roundTrips))
    })
  })
  return {
    title: 'From page to page',
    how: `From a listing to a product by a press on its card, on a screen with a mouse, ${rounds} times each in a new browser after one that does not count; medians with quartiles. The listing was looked at for ${LOOKED_MS / 1000} s before. Content is the page's heading in the document, and its frame the first that the browser draws with it. "Pointed at" is for ${POINTED_MS / 1000} s before. Round trips are counted by what was asked for once something else was there, up to the content. A browser asks by six connections here, as there is no encryption and so no HTTP/2: the time by a slow line has its queues in it.`,
    versions,
    tables: [table(['', 'begins, ms', 'content, ms', 'frames', 'round trips'], rows)],
    ...{ figures, isWhole: true },
  }
})

async function go(browser: Browser, url: string, { pointedAt, pressMs, roundTripMs }: How): Promise<Seen> {
  const context = await browser.newContext(DESKTOP)
  try {
    await giveCookies(context, url)
    const page = await context.newPage()
    await page.goto(url + LISTING)
    await settle(page)
    const { x, y } = await middleOf(page)
    // When it has nothing else to do the page fetches the scripts that are likely to be next.
    await page.waitForTimeout(LOOKED_MS)
    if (pointedAt) {
      await page.mouse.move(x, y)
      await page.waitForTimeout(POINTED_MS)
    }
    if (roundTripMs) {
      const protocol = await context.newCDPSession(page)
      await protocol.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: roundTripMs, downloadThroughput: -1, uploadThroughput: -1 },
      })
    }
    await page.evaluate(watch)
    // At once, so that nothing is asked for because the pointer rests there.
    if (!pointedAt) await page.mouse.move(x, y)
    await page.mouse.down()
    if (pressMs) await page.waitForTimeout(pressMs)
    await page.mouse.up()
    await page.waitForFunction(() => (window as Watching).seen?.frames, undefined, { timeout: WITHIN_MS })
    const seen = await page.evaluate(readSeen)
    if (!seen) throw new Error('The page saw no press')
    return seen
  } finally {
    await context.close()
  }
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const card = page.locator(CARD).first()
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (!box) throw new Error('The listing has no card to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Watching = Window & { seen?: Seen; pressedAt?: number }

/** Notes what happens from the next press on. Runs in the page. */
function watch(): void {
  const heading = document.querySelector('h1')?.textContent
  let pressed = Number.NaN
  let frames = 0
  const seen: Seen = { begins: 0, content: 0, frames: 0, roundTrips: 0 }
  ;(window as Watching).seen = seen
  const begin = () => {
    if (!Number.isNaN(pressed) && !seen.begins) seen.begins = performance.now() - pressed
  }
  const ask = window.fetch
  window.fetch = (...asked) => {
    begin()
    return ask(...asked)
  }
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.timeStamp
      ;(window as Watching).pressedAt = pressed
      const draw = () => {
        frames++
        // What was in the document before this frame began is in its picture.
        if (seen.content) seen.frames = frames
        else requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)
    },
    { capture: true, once: true },
  )
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent
    if (Number.isNaN(pressed) || !now || now === heading) return
    begin()
    seen.content = performance.now() - pressed
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** What was seen; code that was asked for begins a navigation as well as data. Runs in the page. */
function readSeen(): Seen | undefined {
  const { seen, pressedAt = Number.NaN } = window as Watching
  if (!seen) return undefined
  const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime, initiatorType }) => startTime >= pressedAt && initiatorType !== 'img')
    .filter(({ startTime }) => startTime < pressedAt + seen.content)
    .sort((one, other) => one.startTime - other.startTime)
  let roundTrips = 0
  let firstOfRound = 0
  for (const { startTime, responseEnd } of asked) {
    if (startTime >= firstOfRound) {
      roundTrips++
      firstOfRound = responseEnd
    } else firstOfRound = Math.min(firstOfRound, responseEnd)
  }
  const begins = Math.min(seen.begins, ...asked.map(({ startTime }) => startTime - pressedAt))
  return { ...seen, begins, roundTrips }
}
