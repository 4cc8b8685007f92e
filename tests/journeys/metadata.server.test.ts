import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { sharedBackend } from '../support/processes/shared-backend.ts'
import { forgetPages } from '../support/shopping/sandbox-clock.ts'
import { query } from '../support/processes/test-server.ts'
import { schemaProblems } from '../support/pages/schema-org.ts'

let backend: SharedBackend
let product: string

beforeAll(async () => {
  backend = await sharedBackend()
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  product = `/product/${(listing as { data: { list: { id: number }[] } }).data.list[0]?.id}`
})

type Thing = Record<string, unknown> & { '@type': string }

async function open(path: string) {
  const answer = await request(backend.shop.url + path, { headers: { 'user-agent': 'Googlebot/2.1' } })
  const html = await answer.body.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1]
  const graph = json ? (JSON.parse(json) as { '@graph': Thing[] }) : undefined
  return {
    html,
    head,
    graph,
    things: graph?.['@graph'] ?? [],
    thing: (type: string) => graph?.['@graph'].find((entry) => entry['@type'] === type),
    property: (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1],
  }
}

const crumbNames = (things: Thing[]) =>
  (
    things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
      | { name: string }[]
      | undefined
  )?.map(({ name }) => name)

test('the address that counts is told on six pages', async () => {
  for (const path of ['/', '/become-affiliate', '/cart', '/favorites', '/giftbox1', '/giftbox2'])
    expect(new URL((await open(`${path}?x=1`)).canonical ?? '').pathname, path).toBe(path)
  for (const path of ['/about-us', '/category/roses', product, '/nowhere', '/blog'])
    expect((await open(path)).canonical, path).toBeUndefined()
})

test('every page can be shared, with a picture that is there', async () => {
  const pictures = new Set<string>()
  for (const path of [
    '/',
    product,
    '/category/roses',
    '/cart',
    '/about-us',
    '/auth',
    '/nowhere',
    '/delivery',
  ]) {
    const page = await open(path)
    for (const name of [
      'og:title',
      'og:description',
      'og:type',
      'og:url',
      'og:image',
      'og:site_name',
      'description',
    ])
      expect(page.property(name), `${path} ${name}`).toBeTruthy()
    // All addresses without a page share one.
    const own = path === '/nowhere' ? '/404' : path
    expect(new URL(page.property('og:url') ?? '').pathname, path).toBe(own)
    pictures.add(page.property('og:image') ?? '')
  }
  expect(pictures.size).toBeGreaterThan(1)
  for (const picture of pictures) {
    const { pathname } = new URL(picture)
    const answer = await request(backend.shop.url + pathname)
    const bytes = await answer.body.arrayBuffer()
    expect(answer.statusCode, picture).toBe(200)
    expect(answer.headers['content-type'], picture).toMatch(/^image\//)
    expect(bytes.byteLength, picture).toBeGreaterThan(5_000)
  }
})

test('the way from the main page is shown and told', async () => {
  const page = await open(product)
  const names = crumbNames(page.things) ?? []
  expect(names[0]).toBe('Home')
  expect(names).toHaveLength(3)
  const shown = /<nav aria-label="Breadcrumbs".*?<\/nav>/.exec(page.html)?.[0] ?? ''
  for (const name of names) expect(shown).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
  expect(crumbNames((await open('/category/red-roses')).things)?.slice(0, 2)).toEqual(['Home', 'Roses'])
})

test.each([
  '/',
  '/gifts',
  '/all-gifts',
  '/become-affiliate',
  '/seniordiscount',
  '/youthdiscount',
  '/giftbox1',
  '/giftbox2',
  '/promotions',
  '/loyalty-program',
])('%s shows no way from the main page', async (path) => {
  const page = await open(path)
  expect(page.html).not.toContain('aria-label="Breadcrumbs"')
  expect(page.thing('BreadcrumbList')).toBeUndefined()
})

const ARTICLE = '/article/what-to-write-on-the-card'
const WITH_QUESTIONS = [
  '/contact-us',
  '/gifts',
  '/giftbox1',
  '/subscription',
  '/delivery',
  '/loyalty-program',
]

describe('for search engines', () => {
  test('an article says who wrote it, when, and what it looks like', async () => {
    const page = await open(ARTICLE)
    expect(page.property('og:type')).toBe('article')
    expect(page.thing('Article')).toMatchObject({
      headline: 'What to write on the card',
      author: { '@type': 'Person', name: expect.stringMatching(/\w/) },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      image: expect.stringMatching(/^http.*\.jpg$/),
      mainEntityOfPage: expect.stringMatching(/^http.*\/article\//),
    })
    expect(crumbNames(page.things)).toEqual(['Home', 'Blog', 'What to write on the card'])
    expect(page.head).toContain('<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml">')
  })

  test.each(WITH_QUESTIONS)('the questions of %s are told with their answers', async (path) => {
    const { html, thing } = await open(path)
    const asked = thing('FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(asked.length).toBeGreaterThan(1)
    const shown = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    for (const { name, acceptedAnswer } of asked) {
      expect(shown).toContain(name)
      expect(acceptedAnswer.text.length).toBeGreaterThan(10)
    }
  })

  test('a product has its offer and what people think of it', async () => {
    const { thing } = await open(product)
    expect(thing('Product')).toMatchObject({
      name: expect.any(String),
      image: expect.stringMatching(/^http.*\.jpg$/),
      url: expect.stringMatching(/^http.*\/product\/\d+$/),
      offers: { '@type': expect.stringMatching(/^(Aggregate)?Offer$/), priceCurrency: 'GBP' },
    })
  })

  test('the main page says who we are and answers questions', async () => {
    const { thing } = await open('/')
    expect(thing('Organization')).toMatchObject({ name: 'Larkspur' })
    expect((thing('FAQPage')?.mainEntity as unknown[]).length).toBeGreaterThan(3)
  })

  test('what is told fits the types of schema.org', async () => {
    const graphs: Record<string, unknown> = {}
    for (const path of ['/', product, '/category/roses', '/about-us', ARTICLE, ...WITH_QUESTIONS])
      graphs[path] = (await open(path)).graph
    expect(Object.values(graphs).every(Boolean)).toBe(true)
    // The check can fail: these are things that schema.org does not know.
    const [first] = ((await open(product)).graph?.['@graph'] ?? []) as Thing[]
    const wrong = {
      petals: { '@context': 'https://schema.org', '@graph': [{ ...first, petals: 5 }] },
      offer: {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Product', offers: { '@type': 'Person' } }],
      },
    }
    expect(schemaProblems({ ...graphs, ...wrong })).toEqual({
      petals: expect.any(String),
      offer: expect.any(String),
    })
  })

  test('what a page tells them is not sent to the browser a second time', async () => {
    const { html } = await open(product)
    expect(html.match(/schema\.org\/InStock/g)?.length).toBe(1)
  })

  test('crawlers are told what is not for them', async () => {
    const answer = await request(`${backend.shop.url}/robots.txt`)
    const text = await answer.body.text()
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(text).toMatch(/^User-agent: \*\n/)
    expect(text).toMatch(/\nSitemap: http.*\/sitemap\.xml\n/)
    expect(text).toContain('Disallow: /checkout/')
  })
})

test('the shop can be put on a telephone’s home screen', async () => {
  const { head } = await open('/')
  expect(head).toContain('<link rel="manifest" href="/site.webmanifest">')
  const answer = await request(`${backend.shop.url}/site.webmanifest`)
  const manifest = (await answer.body.json()) as { icons: { src: string }[]; start_url: string }
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.start_url).toBe('/')
  for (const { src } of manifest.icons) {
    const icon = await request(backend.shop.url + src)
    await icon.body.dump()
    expect(icon.statusCode, src).toBe(200)
  }
})

test('pictures without a text of their own are named after the page, one by one', async () => {
  await query(backend.databaseUrl, "update product set image_alt = ''")
  await query(backend.databaseUrl, "update picture set alt = ''")
  // The shop is that of other tests, too, which may have looked at the tulips.
  await forgetPages(backend.shop.url)
  const { html } = await open('/category/tulips')
  const texts = [...html.matchAll(/<img [^>]*?alt="([^"]*)"/g)].map(([, alt]) => alt)
  const name = /<title>(.*) \| Larkspur<\/title>/.exec(html)?.[1]
  expect(texts.slice(0, 3)).toEqual([name, `${name} 2`, `${name} 3`])
  expect(new Set(texts).size).toBe(texts.length)
})

test('no picture is without a text, and none that has no text of its own shares one', async () => {
  for (const path of ['/', product, '/category/roses']) {
    const texts = [...(await open(path)).html.matchAll(/<img [^>]*?alt="([^"]*)"/g)].map(([, alt]) => alt)
    expect(texts.length, path).toBeGreaterThan(0)
    expect(
      texts.filter((alt) => !alt),
      path,
    ).toEqual([])
  }
})
