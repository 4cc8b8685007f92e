import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { checkoutWithAddress, readyOrder, sendOff } from '../checkout.ts'
import { missing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { typedOptions } from '../options.ts'
import { table } from '../report.ts'
import { DESKTOP, giveCookies } from './chromium.ts'
import { withChromium } from './running-shop.ts'
import type { RunningShop } from './running-shop.ts'

/**
 * Which pages are as they were when a visitor comes back to them: the browser kept them whole. Every page but that of payment should.
 * `--only` a part of an address.
 */
type Place = { path: string; session?: string }
type Came = { path: string; isRestored: boolean; why: string }

const ELSEWHERE = '/privacy-policy'
const SETTLES_MS = 1_000
const WITHIN_MS = 20_000
const { only = '' } = typedOptions()

await measurePart('back-forward', async () => {
  const came: Came[] = []
  let figure: Figure = { missing: 'nothing was measured' }
  const versions = await withChromium(
    async (shop, browser) => {
      try {
        await expectCache(browser)
        for (const place of (await placesOf(shop)).filter(({ path }) => path.includes(only)))
          came.push(await comeBack(browser, shop.url, place))
        figure = { value: came.filter(({ isRestored }) => !isRestored).length, spread: undefined }
      } catch (error) {
        figure = missing(error)
      }
    },
    { args: ['--enable-features=BackForwardCache'], without: ['--disable-back-forward-cache'] },
  )
  const [lost, kept] = [
    came.filter(({ isRestored }) => !isRestored),
    came.filter(({ isRestored }) => isRestored),
  ]
  return {
    title: 'Back and forward',
    how: `Each page is opened, left for another of the shop and gone back to: \`pageshow\` says whether it was kept, and the browser why not. ${came.length} pages of a guest, one of them for each route that a guest reaches, but for payment. What an account has is not opened.`,
    versions,
    tables: lost.length
      ? [
          table(
            ['not kept', 'why'],
            lost.map(({ path, why }) => [path, why]),
          ),
        ]
      : [],
    notes: [`Kept: ${kept.map(({ path }) => path).join(', ') || 'none'}.`],
    ...{ figures: { lost: figure }, isWhole: !only },
  }
})

async function placesOf({ product, storeUrl }: RunningShop): Promise<Place[]> {
  const session = await checkoutWithAddress(storeUrl)
  const ready = await readyOrder(storeUrl)
  const placed = await readyOrder(storeUrl)
  await sendOff(storeUrl, placed)
  const forAnybody = [
    ...['/', '/category', '/category/roses', '/category/roses?page=2', '/filter', '/filter/best-sellers'],
    ...[`/product/${product}`, '/search?q=roses', '/all-gifts', '/gifts', '/cards', '/gift-card'],
    ...['/giftbox1', '/giftbox2', '/mini', '/constructor', '/favorites', '/about-us', '/become-affiliate'],
    ...['/contact-us', '/payment-info', '/delivery', '/delivery/check?postcode=N1+9GU', '/delivery/london'],
    ...['/delivery/london/chelsea', '/blog', '/promotions', '/promotion-rules', '/loyalty-program'],
    ...['/seniordiscount', '/youthdiscount', '/slvip', '/slvip-rules', '/free-bouquet-contest'],
    ...['/free-bouquet-draw', '/free-bouquet-offer', '/greeting-card-free', '/subscription'],
    ...['/subscription/second', '/subscription-first-bouquet?discount=50', '/un', '/auth', '/cart'],
  ]
  return [
    ...forAnybody.map((path): Place => ({ path })),
    { path: '/cart', session },
    { path: '/checkout/delivery-details', session },
    { path: '/checkout/final-details', session: ready.session },
    { path: `/order/${placed.id}`, session: placed.session },
    { path: `/order/${placed.id}/invoice`, session: placed.session },
  ]
}

/** Throws when the browser keeps no pages at all, as one without a window may: then nothing can be said of the shop's. */
async function expectCache(browser: Browser): Promise<void> {
  const server = createServer((_asked, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Plain</title><h1>Plain</h1>')
  }).listen(0, '127.0.0.1')
  await new Promise((listens) => server.once('listening', listens))
  try {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { isRestored, why } = await comeBack(browser, `http://localhost:${port}`, { path: '/plain' })
    if (!isRestored)
      throw new Error(
        `this browser keeps no page at all, not even a plain one (${why}); PLAYWRIGHT_CHROMIUM names another`,
      )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Opens a page, leaves it and goes back. Throws when the page is not answered. */
async function comeBack(browser: Browser, url: string, { path, session }: Place): Promise<Came> {
  const context = await browser.newContext(DESKTOP)
  try {
    await giveCookies(context, url, session)
    const page = await context.newPage()
    await page.addInitScript(noteReturns)
    const answer = await page.goto(url + path)
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`)
    if (new URL(page.url()).pathname !== new URL(url + path).pathname)
      throw new Error(`${path} led to ${page.url()}`)
    await page.waitForTimeout(SETTLES_MS)
    await page.goto(url + ELSEWHERE)
    await page.waitForTimeout(SETTLES_MS / 2)
    // Playwright waits for a load, which a page that was kept does not do again.
    const protocol = await context.newCDPSession(page)
    await protocol.send('Runtime.evaluate', { expression: 'history.back()' })
    const until = performance.now() + WITHIN_MS
    for (;;) {
      await page.waitForTimeout(200)
      const { result } = await protocol.send('Runtime.evaluate', {
        expression: 'sessionStorage.getItem("came back") ?? ""',
        returnByValue: true,
      })
      const said = String(result.value ?? '')
      if (said) {
        const { isRestored, why } = JSON.parse(said) as Pick<Came, 'isRestored' | 'why'>
        return { path: session ? `${path}, with a session` : path, isRestored, why }
      }
      if (performance.now() > until) throw new Error(`${path} did not come back`)
    }
  } finally {
    await context.close()
  }
}

/** Writes down, when a page is shown again, whether it was kept, and why not. Runs in each page. */
function noteReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] | null } | null
    })[]
    if (!persisted && entry?.type !== 'back_forward') return
    const reasons = entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? []
    const why = persisted ? '' : reasons.join(', ') || 'the browser says no reason'
    sessionStorage.setItem('came back', JSON.stringify({ isRestored: persisted, why }))
  })
}
