import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../../tests/support/processes/test-server.ts'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend({ SITE_URL: 'https://larkspur.example' })
})
afterAll(() => backend.stop())

const SITE = 'https://larkspur.example'

async function read(path: string) {
  const answer = await request(backend.shop.url + path)
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    text: await answer.body.text(),
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)

/** Pages of the route table that are the same for everybody. */
const FIXED = [
  ...['/', '/category', '/filter', '/about-us', '/all-gifts', '/become-affiliate', '/blog', '/cards'],
  ...['/contact-us', '/delivery', '/free-bouquet-contest', '/free-bouquet-draw', '/free-bouquet-offer'],
  ...['/giftbox1', '/giftbox2', '/gifts', '/greeting-card-free', '/loyalty-program', '/mini'],
  ...['/payment-info', '/privacy-policy', '/promotion-rules', '/promotions', '/seniordiscount'],
  ...['/slvip', '/slvip-rules', '/subscription', '/subscription/second', '/youthdiscount'],
  '/subscription-first-bouquet?discount=50',
]

/** Of pages that are made alike every so many is opened. */
const ALIKE = /^\/(product\/|delivery\/|filter\/|category\/)/
const EVERY = 7

test('the sitemap lists every page that is for everybody, once, and only addresses that answer', async () => {
  const { status, type, text } = await read('/sitemap.xml')
  expect(status).toBe(200)
  expect(type).toMatch(/^application\/xml/)
  const all = locations(text)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((address) => address.startsWith(SITE))).toBe(true)
  const paths = all.map((address) => address.slice(SITE.length).replaceAll('&amp;', '&'))
  for (const path of FIXED) expect(paths).toContain(path)
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(all.length)
  const ids = (await query(backend.databaseUrl, 'select id from product where active')).map(({ id }) => id)
  for (const id of ids) expect(paths).toContain(`/product/${String(id)}`)
  const slugs = await query(backend.databaseUrl, 'select slug from article')
  for (const { slug } of slugs) expect(paths).toContain(`/article/${String(slug)}`)
  for (const path of ['/cart', '/auth', '/un', '/app-landing', '/search', '/profile/orders'])
    expect(paths).not.toContain(path)

  const wrong: string[] = []
  const sample = paths.filter((path, index) => !ALIKE.test(path) || index % EVERY === 0)
  for (let start = 0; start < sample.length; start += 8) {
    await Promise.all(
      sample.slice(start, start + 8).map(async (path) => {
        const answer = await request(backend.shop.url + path, { method: 'HEAD' })
        if (answer.statusCode !== 200) wrong.push(`${answer.statusCode} ${path}`)
        await answer.body.dump()
      }),
    )
  }
  expect(wrong).toEqual([])
}, 120_000)

/** Another product like the first, with a far larger id; columns that are worked out are left to themselves. */
const FAR_PRODUCT = `do $$ declare names text; begin
  select string_agg(quote_ident(column_name), ',') into names
  from information_schema.columns where table_name = 'product' and is_generated = 'NEVER';
  execute format('insert into product (%1$s) select %1$s from (select (jsonb_populate_record(p,
    ''{"id":25001,"slug":"far","real_id":"LK-FAR"}'')).* from product p where active limit 1) far', names);
end $$`

test('a large catalogue has an index and its parts, and a page says when it last changed', async () => {
  const large = await startBackend({ SITE_URL: SITE })
  try {
    await query(large.databaseUrl, FAR_PRODUCT)
    await query(large.databaseUrl, "update page set updated_on = '2026-02-03' where slug = 'about-us'")
    const answer = await request(`${large.shop.url}/sitemap.xml`)
    const text = await answer.body.text()
    expect(text).toContain('<sitemapindex')
    expect(locations(text)).toEqual([1, 2, 3, 4].map((part) => `${SITE}/sitemap-${part}.xml`))
    const parts: string[] = []
    for (const [part, least] of [
      [1, 200],
      [2, 50],
      [3, 0],
      [4, 1],
    ] as const) {
      const file = await request(`${large.shop.url}/sitemap-${part}.xml`)
      expect(file.statusCode).toBe(200)
      const xml = await file.body.text()
      expect(locations(xml).length).toBeGreaterThanOrEqual(least)
      parts.push(xml)
    }
    expect(parts.join('')).toContain(`<loc>${SITE}/about-us</loc><lastmod>2026-02-03</lastmod>`)
    const none = await request(`${large.shop.url}/sitemap-5.xml`)
    await none.body.dump()
    expect(none.statusCode).toBe(404)
  } finally {
    await large.stop()
  }
})
