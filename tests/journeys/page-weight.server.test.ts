import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'parse5'
import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import { FIRST_FLIGHT, assetsIn, countElements, unpacked } from '../../bench/first-view.ts'
import { operationId } from '../../graphql/execution/operations.ts'
import { readyToOrder } from '../support/shopping/checkout.ts'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { sharedBackend } from '../support/processes/shared-backend.ts'
import { storeAt } from '../support/processes/store-process.ts'

/** What the first view of a page may weigh: bytes as they travel, but for `html`, which is the document unpacked. */
type Limits = {
  html: number
  document: number
  elements: number
  scripts: number
  files: number
  style: number
}

/** What they weigh today, and a hundredth more. Who makes a page lighter lowers its limits. */
const PAGES: Record<string, { path: (parts: { product: number }) => string; limits: Limits }> = {
  home: {
    path: () => '/',
    limits: { html: 168_000, document: 22_400, elements: 1_270, scripts: 132_500, files: 25, style: 9_600 },
  },
  listing: {
    path: () => '/category/roses',
    limits: { html: 67_900, document: 10_500, elements: 1_094, scripts: 131_400, files: 21, style: 8_760 },
  },
  product: {
    path: ({ product }) => `/product/${product}`,
    limits: { html: 85_900, document: 13_260, elements: 1_026, scripts: 138_900, files: 34, style: 9_720 },
  },
  cart: {
    path: () => '/cart',
    limits: { html: 37_740, document: 9_600, elements: 562, scripts: 136_950, files: 26, style: 8_230 },
  },
  // How many days and windows are on show depends on the hour.
  'delivery details': {
    path: () => '/checkout/delivery-details',
    limits: { html: 62_800, document: 11_440, elements: 985, scripts: 145_400, files: 30, style: 9_720 },
  },
  'no page': {
    path: () => '/nowhere',
    limits: { html: 35_500, document: 6_870, elements: 540, scripts: 121_800, files: 10, style: 6_730 },
  },
}

/** Both fonts. */
const MOST_FONT_BYTES = 45_100

let backend: SharedBackend
let session: string
let product: number

beforeAll(async () => {
  backend = await sharedBackend()
  const store = storeAt(backend.storeUrl)
  const { buyer } = await readyToOrder(store)
  session = buyer.session
  product = (await store.get('/v1/category/roses/?limit=1')).body.data.list[0].id
})

async function get(path: string, cookie?: string) {
  const answer = await request(backend.shop.url + path, {
    headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'Googlebot/2.1', ...(cookie && { cookie }) },
  })
  return {
    status: answer.statusCode,
    encoding: answer.headers['content-encoding'],
    etag: answer.headers.etag,
    type: String(answer.headers['content-type']),
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  }
}

/** A page for everybody once it is kept, or a visitor's own. */
async function open(path: string) {
  const isOwn = path.startsWith('/cart') || path.startsWith('/checkout')
  const cookie = isOwn ? `consent=necessary; session_token=${session}` : 'consent=necessary'
  for (let attempt = 0; attempt < 200; attempt++) {
    const page = await get(path, cookie)
    if (isOwn || page.etag) return page
    await pause(20)
  }
  throw new Error(`${path} was never kept`)
}

test.each(Object.entries(PAGES))('%s weighs no more than it did', async (name, { path, limits }) => {
  const page = await open(path({ product }))
  expect(page.encoding).toBe('br')
  const html = await unpacked(page.bytes)
  const { styles, scripts } = assetsIn(html)
  const sizes = await Promise.all([styles, scripts].map((files) => weigh(files)))
  const [style = 0, script = 0] = sizes
  const weight: Limits = {
    html: Buffer.byteLength(html),
    document: page.bytes.length,
    elements: countElements(parse(html)),
    scripts: script,
    files: scripts.length,
    style,
  }
  for (const [what, most] of Object.entries(limits))
    expect(weight[what as keyof Limits], `${name}: ${what} of ${JSON.stringify(weight)}`).toBeLessThanOrEqual(
      most,
    )
})

async function weigh(files: string[]): Promise<number> {
  const assets = await Promise.all(files.map((file) => get(file)))
  for (const [index, { encoding }] of assets.entries())
    // What is smaller as it is has no compressed copy.
    expect(encoding, files[index]).toBe('br')
  return assets.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

test('the scripts of a page know the operations that it may send, and not those of other pages', async () => {
  const { scripts } = assetsIn(await unpacked((await open('/')).bytes))
  const texts = await Promise.all(scripts.map(async (file) => unpacked((await get(file)).bytes)))
  const ids = new Set(texts.flatMap((text) => text.match(/sha256:[0-9a-f]{64}/g) ?? []))
  expect([...ids]).toEqual(expect.arrayContaining(['HomePage', 'Visitor'].map(operationId)))
  for (const elsewhere of ['PayWithSandboxCard', 'ProfileOrdersPage', 'SetOrderSlot'].map(operationId))
    expect(ids).not.toContain(elsewhere)
  // What is fetched when somebody turns to the search box.
  for (const later of ['Suggestions', 'RemoveSearchPhrase'].map(operationId)) expect(ids).not.toContain(later)
})

test.each(['home', 'listing', 'product', 'cart', 'delivery details'])(
  '%s has nothing of what is only needed once a form is sent, or never',
  async (name) => {
    const { scripts } = assetsIn(await unpacked((await open(PAGES[name]?.path({ product }) ?? '')).bytes))
    const texts = await Promise.all(scripts.map(async (file) => unpacked((await get(file)).bytes)))
    const all = texts.join('\n')
    expect(all).toContain('hydrateRoot')
    // A sentence about a field, the parser of GraphQL, and the drawing of an icon.
    for (const needless of [
      'Enter the correct phone number',
      'variableDefinitions',
      'M4 7h16M4 12h16M4 17h10',
    ])
      expect(all, needless).not.toContain(needless)
  },
)

test('the fonts of a page are those of English', async () => {
  const { fonts } = assetsIn(await unpacked((await open('/')).bytes))
  expect(fonts).toHaveLength(2)
  const sizes = await Promise.all(fonts.map(async (font) => (await get(font)).bytes.length))
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_FONT_BYTES)
})

test.each(Object.entries(PAGES))('%s loads nothing twice', async (_name, { path }) => {
  const html = await unpacked((await open(path({ product }))).bytes)
  const { styles, scripts, fonts } = assetsIn(html)
  expect(styles).toHaveLength(1)
  const files = [...styles, ...scripts, ...fonts]
  expect(new Set(files).size).toBe(files.length)
  const contents = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update((await get(file)).bytes)
        .digest('hex'),
    ),
  )
  expect(new Set(contents).size).toBe(contents.length)
})

test.each(['home', 'listing', 'product'])(
  'the first flight of %s has its head, its header and word of its first picture',
  async (name) => {
    const page = await open(PAGES[name]?.path({ product }) ?? '')
    const html = await unpacked(page.bytes.subarray(0, FIRST_FLIGHT))
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toMatch(/<link rel="preload" as="image" [^>]*fetchpriority="high">/)
    expect(head).toMatch(/<link rel="stylesheet" href="[^"]+">/)
    expect(html).toContain('</header>')
  },
)
