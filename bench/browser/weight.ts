import { brotliDecompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { parse } from 'parse5'
import { checkoutWithAddress } from '../checkout.ts'
import { figureOf, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { assetsIn, countElements, hasFirstView, unpacked } from '../first-view.ts'
import { measurePart } from '../measure-part.ts'
import { table } from '../report.ts'
import { readAnswer, settledAnswer } from '../settled-answer.ts'
import { PHONE, giveCookies, settle } from './chromium.ts'
import { withChromium } from './running-shop.ts'
import type { RunningShop } from './running-shop.ts'

/**
 * What a first view weighs: what the documents are and name, as a server sends it, and what a telephone's browser fetches until it has nothing more
 * to ask for, without a scroll. Bytes as they travel, and not times: there is no spread.
 */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': PHONE.userAgent }
const FIRST_STEP = 64

type Page = { name: string; path: string; session?: string }
type Document = {
  html: number
  compressed: number
  elements: number
  style: number
  before: number
  after: number
  firstFlush: number
}
type View = {
  all: number
  document: number
  style: number
  font: number
  picture: number
  script: number
  other: number
}

const KINDS: Record<string, keyof View> = {
  Document: 'document',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Script: 'script',
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

await measurePart('weight', async () => {
  const figures: Record<string, Figure> = {}
  const documents: [string, Document][] = []
  const views: [string, View][] = []
  const versions = await withChromium(async (shop, browser) => {
    const pages: Page[] = [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/category/roses' },
      { name: 'product', path: `/product/${shop.product}` },
      {
        name: 'checkout',
        path: '/checkout/delivery-details',
        session: await checkoutWithAddress(shop.storeUrl),
      },
    ]
    for (const page of pages) {
      const document = await weighDocument(shop, page)
      documents.push([page.name, document])
      for (const [what, value] of Object.entries(document))
        figures[`${page.name} ${what}`] = figureOf([value])
    }
    for (const page of pages) {
      const found = await orMissing(async () => {
        const view = await firstView(browser, shop, page)
        views.push([page.name, view])
        figures[`${page.name} fonts`] = figureOf([view.font])
        return figureOf([view.all])
      })
      figures[`${page.name} view`] = found
    }
  })
  return {
    title: 'What a first view weighs',
    how: `Documents as the shop answers them, kept where they are, with the assets that they name; and what a telephone of ${PHONE.viewport.width} × ${PHONE.viewport.height} points fetches until nothing is on its way any more, without a scroll, with nothing kept from before. Bytes as they travel. Scripts come after the page, which works without them: "before" are those that the page waits for.`,
    versions,
    tables: [documentsTable(documents), viewsTable(views)],
    ...{ figures, isWhole: true },
  }
})

async function weighDocument(shop: RunningShop, { path, session }: Page): Promise<Document> {
  const cookie = session ? `consent=necessary; session_token=${session}` : 'consent=necessary'
  const asked = { path, headers: { ...BROWSER, cookie } }
  const { bytes, encoding } = await settledAnswer(shop.url, asked)
  if (encoding !== 'br') throw new Error(`${path} is ${encoding ?? 'not compressed'} and not brotli`)
  const html = brotliDecompressSync(bytes).toString()
  const { styles, scripts } = assetsIn(html)
  const weigh = async (files: string[]) => {
    const answers = await Promise.all(
      files.map((file) => readAnswer(shop.url, { path: file, headers: BROWSER })),
    )
    return answers.reduce((sum, answer) => sum + answer.bytes.length, 0)
  }
  // Neither a module nor async nor deferred: the page waits for it.
  const blocking = [...html.matchAll(/<script(?![^>]*\b(?:async|defer|type="))[^>]*\bsrc="([^"]+)"/g)]
  return {
    html: Buffer.byteLength(html),
    compressed: bytes.length,
    elements: countElements(parse(html)),
    style: await weigh(styles),
    before: await weigh(blocking.map(([, address = '']) => address)),
    after: await weigh(scripts),
    firstFlush: await firstFlush(bytes),
  }
}

/** After how many bytes of a compressed document its head, word of its first picture and its header are there; all of them when they never are. */
async function firstFlush(bytes: Buffer): Promise<number> {
  let least = 0
  let most = bytes.length
  while (most - least > FIRST_STEP) {
    const middle = Math.floor((least + most) / 2)
    if (hasFirstView(await unpacked(bytes.subarray(0, middle)))) most = middle
    else least = middle
  }
  return most
}

async function firstView(browser: Browser, { url }: RunningShop, { path, session }: Page): Promise<View> {
  // The first time draws the pictures, which takes longer than fetching them.
  await fetchView(browser, url + path, session)
  return fetchView(browser, url + path, session)
}

async function fetchView(browser: Browser, address: string, session: string | undefined): Promise<View> {
  const context = await browser.newContext(PHONE)
  try {
    await giveCookies(context, new URL(address).origin, session)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    const kinds = new Map<string, keyof View>()
    protocol.on('Network.responseReceived', ({ response, type }) =>
      kinds.set(response.url, KINDS[type] ?? 'other'),
    )
    await protocol.send('Network.enable')
    await page.goto(address)
    await settle(page)
    const view: View = { all: 0, document: 0, style: 0, font: 0, picture: 0, script: 0, other: 0 }
    for (const [url, bytes] of await page.evaluate(bodiesOf)) {
      view[kinds.get(url) ?? 'other'] += bytes
      view.all += bytes
    }
    return view
  } finally {
    await context.close()
  }
}

/** The bodies that a page has fetched, itself included, in bytes as they travel. Runs in the page. */
function bodiesOf(): [url: string, bytes: number][] {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  return (entries as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => [name, encodedBodySize])
}

function documentsTable(documents: [string, Document][]): string {
  return table(
    ['document of', 'HTML', 'brotli', 'elements', 'CSS', 'JS before', 'JS after', 'first flush'],
    documents.map(([name, { html, compressed, elements, style, before, after, firstFlush: flush }]) => [
      ...[name, kB(html), kB(compressed), String(elements), kB(style)],
      ...[kB(before), kB(after), kB(flush)],
    ]),
  )
}

function viewsTable(views: [string, View][]): string {
  return table(
    ['first view of', 'all', 'document', 'CSS', 'fonts', 'pictures', 'scripts', 'other'],
    views.map(([name, { all, document, style, font, picture, script, other }]) => [
      ...[name, kB(all), kB(document), kB(style), kB(font)],
      ...[kB(picture), kB(script), kB(other)],
    ]),
  )
}
