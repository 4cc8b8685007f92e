import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/processes/test-server.ts'
import type { Backend } from '../support/processes/backend.ts'
import { startBackend } from '../support/processes/backend.ts'

/** Every address whose words are a row of `page`. */
const PAGES = [
  ...['/about-us', '/all-gifts', '/app-landing', '/become-affiliate', '/blog', '/cards', '/constructor'],
  ...['/contact-us', '/delivery', '/free-bouquet-contest', '/free-bouquet-draw', '/free-bouquet-offer'],
  ...['/giftbox1', '/giftbox2', '/gifts', '/greeting-card-free', '/greeting-card-free/final'],
  ...['/loyalty-program', '/mini', '/payment-info', '/privacy-policy', '/promotion-rules', '/promotions'],
  ...['/seniordiscount', '/slvip', '/slvip-rules', '/subscription', '/subscription/second'],
  ...['/subscription-first-bouquet?discount=50', '/un', '/youthdiscount'],
]
const slugOf = (path: string) => path.slice(1).split('?')[0]?.replaceAll('/', '-') ?? ''

/** Makes a text in the content by key another. */
const content = (key: string, at: string, words: string) =>
  `update content set value = jsonb_set(value, '${at}', '"${words}"') where key = '${key}'`

const HERO_WORDS = ['{heading}', '{lead}', '{image_alt}', '{actions,0,title}', '{actions,1,title}']
/** Blocks of the home page whose words are a content of their own, and collections that are rows there. */
const WORDED = [
  ...['benefits', 'recipient', 'popular-categories', 'shop-by-price', 'reviews', 'similar-bouquets', 'faq'],
]
const HOME_COLLECTIONS = [
  ...['best-sellers', 'trendy-bouquets', 'special-offers', 'roses', 'new-bouquets', 'under-ps30'],
  'letterbox-flowers',
]

/** Where a row is shown, what is changed in it, and what the page says then. */
const ROWS: [path: string, words: string, change: string][] = [
  ...PAGES.map((path): (typeof ROWS)[number] => {
    const words = `Changed ${slugOf(path)}`
    return [path, words, `update page set heading = '${words}' where slug = '${slugOf(path)}'`]
  }),
  ...PAGES.map((path): (typeof ROWS)[number] => {
    const words = `Added to ${slugOf(path)}`
    const block = JSON.stringify([{ kind: 'text', heading: null, markdown: words }])
    return [path, words, `update page set blocks = blocks || '${block}' where slug = '${slugOf(path)}'`]
  }),
  ...HERO_WORDS.map((at): (typeof ROWS)[number] => {
    const words = `Changed hero ${at.replaceAll(/[{},]/g, ' ').trim()}`
    return ['/', words, content('hero', at, words)]
  }),
  ...WORDED.flatMap((name) =>
    ['heading', 'lead'].map((part): (typeof ROWS)[number] => {
      const words = `Changed ${part} of ${name}`
      return ['/', words, content(`block-${name}`, `{${part}}`, words)]
    }),
  ),
  ...HOME_COLLECTIONS.flatMap((slug) =>
    ['heading', 'lead'].map((part): (typeof ROWS)[number] => {
      const words = `Changed ${part} of ${slug}`
      return ['/', words, `update collection set block_${part} = '${words}' where slug = '${slug}'`]
    }),
  ),
  ['/', 'Changed words of the home page', content('info', '{heading}', 'Changed words of the home page')],
  ['/', 'Changed promise', content('benefits', '{0,title}', 'Changed promise')],
  ['/', 'Changed question', content('faq', '{0,question}', 'Changed question')],
  ['/', 'Changed maker', content('constructor-block', '{heading}', 'Changed maker')],
  ['/', 'Changed pocket', content('app-download', '{heading}', 'Changed pocket')],
  ['/about-us', 'Changed menu', content('navigation', '{main,0,title}', 'Changed menu')],
  ['/about-us', 'Changed footer', content('footer', '{legal}', 'Changed footer')],
  ['/contact-us', 'Changed form', content('form-contact', '{text}', 'Changed form')],
  [
    '/subscription',
    'Changed plans',
    content('delivery-subscription-prices', '{plans,0,title}', 'Changed plans'),
  ],
  ['/category', 'Changed tulips', "update collection set title = 'Changed tulips' where slug = 'tulips'"],
  [
    '/category/roses',
    'Changed roses',
    "update collection set heading = 'Changed roses' where slug = 'roses'",
  ],
  [
    '/filter/best-sellers',
    'Changed sellers',
    "update collection set heading = 'Changed sellers' where slug = 'best-sellers'",
  ],
  ['/product/101', 'Changed product', "update product set title = 'Changed product' where id = 101"],
  ['/product/101', '£123.45', 'update variant set price = 12345 where product_id = 101'],
  // A bouquet in several sizes, and roses in two lengths.
  ...productWords('/product/101', [
    ...['{settings,size,title}', '{settings,size,tooltip}', '{card_text,flowers,title}'],
    ...['{card_text,flowers,text}', '{subscription,title}', '{subscription,text}'],
  ]),
  ...productWords('/product/102', [
    ...['{settings,length,tooltip}', '{settings,count,tooltip}', '{lengths,short}', '{lengths,long}'],
  ]),
  ['/promotions/1', 'Changed offer', "update promotion set title = 'Changed offer' where id = 1"],
  [
    '/article/what-to-write-on-the-card',
    'Changed article',
    "update article set body = 'Changed article' where slug = 'what-to-write-on-the-card'",
  ],
  [
    '/blog/rss.xml',
    'Changed title',
    "update article set title = 'Changed title' where slug = 'what-to-write-on-the-card'",
  ],
  ['/delivery', '£43.21', "update delivery_window set price = 4321 where zone = 'london'"],
  ['/delivery/manchester', 'Changed city', "update city set name = 'Changed city' where slug = 'manchester'"],
  ['/delivery/london/soho', 'Changed Soho', "update district set name = 'Changed Soho' where slug = 'soho'"],
  ['/search?q=roses', 'Changed search', searched()],
  ['/search', 'changed suggestion', content('search-suggestions', '{0}', 'changed suggestion')],
]

/** Words beside the choices of a product, each made another. */
function productWords(path: string, places: string[]): typeof ROWS {
  return places.map((at) => [path, `Changed product ${at}`, content('product', at, `Changed product ${at}`)])
}

/** The roses that a search finds first: those that are loved most. */
function searched(): string {
  return `update product set title = 'Changed search' where id =
    (select product_id from catalogue_entry where words @@ to_tsquery('roses') order by popularity desc limit 1)`
}

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1'

async function textOf(path: string): Promise<string> {
  const headers = { 'user-agent': IPHONE, cookie: 'recipient=Anna; consent=all' }
  const answer = await fetch(backend.shop.url + path, { headers, redirect: 'manual' })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** Those of the rows whose page does not say the new words. */
async function unchanged(rows: typeof ROWS): Promise<typeof ROWS> {
  const paths = [...new Set(rows.map(([path]) => path))]
  const texts = new Map<string, string>()
  // A few at a time, as visitors come.
  await Promise.all(
    [0, 1, 2, 3].map(async (start) => {
      for (let at = start; at < paths.length; at += 4) {
        const path = paths[at] ?? ''
        texts.set(path, await textOf(path))
      }
    }),
  )
  return rows.filter(([path, words]) => !texts.get(path)?.includes(words))
}

async function laterBy(seconds: number): Promise<void> {
  await fetch(`${backend.shop.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + seconds * 1_000).toISOString() }),
  })
}

// That ten minutes are over by the cache's own clock is looked at in forms.test.ts.
test('every page of content shows its rows of the store: changed ones once their time is over', async () => {
  expect(await unchanged(ROWS)).toHaveLength(ROWS.length)
  // Changed products take the pages along that show them.
  const isOfProducts = ([, , change]: (typeof ROWS)[number]) => /\b(?:product|variant)\b/.test(change)
  const change = (rows: typeof ROWS) => query(backend.databaseUrl, rows.map(([, , words]) => words).join(';'))
  await change(ROWS.filter((row) => !isOfProducts(row)))
  expect(await unchanged(ROWS)).toHaveLength(ROWS.length)
  await change(ROWS.filter(isOfProducts))

  await laterBy(601)
  let left = await unchanged(ROWS)
  for (let attempt = 0; attempt < 30 && left.length; attempt++) {
    await pause(200)
    left = await unchanged(left)
  }
  expect(left).toEqual([])
}, 60_000)

test('what a list is added to reaches its end', async () => {
  await query(
    backend.databaseUrl,
    `insert into review (product_id, author, city, rating, title, text, published_on)
       select 102, 'Iris', 'Leeds', 1 + n % 5, 'Review no. ' || n, 'Lovely.', '2026-01-01'::date + n from generate_series(1, 75) as n;
     update product set review_count = (select count(*) from review where product_id = 102), rating_total = 225 where id = 102;
     insert into article (slug, title, lead, body, author, topic, published_on, updated_on, image_name, image_alt, collection_slug)
       select 'further-' || n, 'Further no. ' || n, lead, body, author, topic, published_on, updated_on, image_name, image_alt, collection_slug
       from generate_series(1, 80) as n, (select * from article where slug = 'what-to-write-on-the-card') as a`,
  )
  await laterBy(1_202)
  const shown = async (path: string, pattern: RegExp) => {
    const [, main = ''] = (await textOf(path)).split(/<main[^>]*>|<\/main>/)
    return new Set(main.match(pattern)).size
  }

  const reviews = /Review no\. \d+/g
  expect(await shown('/product/102', reviews)).toBe(12)
  expect(await shown('/product/102?reviews=4', reviews)).toBe(48)
  expect(await shown('/product/102?reviews=7', reviews)).toBe(75)
  expect(await shown('/product/102?rating=2&reviews=2', reviews)).toBe(15)
  expect((await fetch(`${backend.shop.url}/product/102?reviews=8`)).status).toBe(404)

  const articles = /Further no\. \d+/g
  expect(await shown('/blog', articles)).toBe(12)
  expect(await shown('/blog?page=6&concat=1', articles)).toBe(72)
  expect(await shown('/blog?page=7&concat=1', articles)).toBe(80)
}, 60_000)

test('a changed product is not shown as it was, not for a moment longer', async () => {
  expect(await textOf('/product/103')).not.toContain('£876.54')
  await query(
    backend.databaseUrl,
    'update variant set price = 87654, old_price = null where product_id = 103',
  )
  await expect.poll(() => textOf('/product/103'), { timeout: 20_000 }).toContain('£876.54')
})
