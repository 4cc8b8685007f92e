import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/pages/open-page.ts'
import type { SharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'

let backend: SharedBackend
let product: number

beforeAll(async () => {
  backend = await sharedBackend()
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  product = (listing as { data: { list: { id: number }[] } }).data.list[0]?.id ?? 0
})

const open = (path: string, headers?: Record<string, string>) => openPage(backend.shop.url + path, headers)

const SHARED = 'public, max-age=0, must-revalidate'
const PERSONAL = 'private, no-store'

type Row = [path: string, status: number, layout: string, title: string | RegExp, cache: string]

const PAGES: Row[] = [
  ['/', 200, 'default', 'Flower delivery in London and the UK | Larkspur', SHARED],
  ['/about-us', 200, 'default', /^About us/, SHARED],
  ['/all-gifts', 200, 'default', /gifts/i, SHARED],
  ['/auth', 200, 'auth', /^Sign in/, PERSONAL],
  ['/become-affiliate', 200, 'default', /affiliate/, SHARED],
  ['/blog', 200, 'default', /^Blog/, SHARED],
  ['/cards', 200, 'default', /cards/i, SHARED],
  ['/cart', 200, 'default', /^Your cart/, PERSONAL],
  ['/contact-us', 200, 'default', /^Contact us/, SHARED],
  ['/delivery', 200, 'default', /delivery/i, SHARED],
  ['/constructor', 200, 'default', /^Make your own bouquet/, PERSONAL],
  ['/constructor?species=tulip&count=x&wrap=__proto__', 200, 'default', /^Make your own/, PERSONAL],
  ['/favorites', 200, 'default', /^Favourites/, PERSONAL],
  ['/free-bouquet-contest', 200, 'landing', /contest/i, SHARED],
  ['/free-bouquet-draw', 200, 'landing', /^Win a bouquet/, SHARED],
  ['/free-bouquet-offer', 200, 'landing', /free bouquet/i, SHARED],
  ['/filter/mini-bouquets', 200, 'default', /mini/i, SHARED],
  ['/giftbox1', 200, 'custom', /^The quiet evening box/, SHARED],
  ['/giftbox2', 200, 'custom', /^The celebration box/, SHARED],
  ['/gifts', 200, 'default', /gifts/i, SHARED],
  ['/greeting-card-free', 200, 'landing', /card/i, SHARED],
  ['/loyalty-program', 200, 'default', /loyalty/i, SHARED],
  ['/mini', 200, 'custom', /mini/i, SHARED],
  ['/not-found', 404, 'default', /^This page could not be found/, SHARED],
  ['/payment-info', 200, 'default', /payment/i, SHARED],
  ['/privacy-policy', 200, 'default', /privacy/i, SHARED],
  ['/promotion-rules', 200, 'default', /rules/i, SHARED],
  ['/promotions', 200, 'default', /promotions/i, SHARED],
  ['/seniordiscount', 200, 'default', /over-60s|senior/i, SHARED],
  ['/youthdiscount', 200, 'default', /students|youth/i, SHARED],
  ['/slvip', 200, 'custom', /VIP/, SHARED],
  ['/slvip-rules', 200, 'default', /rules/i, SHARED],
  ['/subscription', 200, 'custom', /subscription/i, SHARED],
  ['/subscription/second', 200, 'custom', /subscription/i, SHARED],
  ['/subscription-first-bouquet?discount=50', 200, 'landing', /bouquet/i, SHARED],
  ['/un', 200, 'unsubscribe', /unsubscribe/i, PERSONAL],
  ['/gifts?page=2&order_by=price', 200, 'default', /^Gifts, page 2/, SHARED],
  ['/promotions/1', 200, 'default', /harvest/, SHARED],
  ['/blog?page=2', 200, 'default', /^Blog, page 2/, SHARED],
  ['/article/what-to-write-on-the-card', 200, 'default', /^What to write on the card/, SHARED],
  ['/delivery/check?postcode=N1+9GU', 200, 'default', /^Delivery to your postcode/, PERSONAL],
  ['/contact-us?sent=contact', 200, 'default', /^Contact us/, SHARED],
  ['/category', 200, 'default', /categories/i, SHARED],
  ['/filter', 200, 'default', /^All collections/, SHARED],
  ['/category/roses', 200, 'default', /roses/i, SHARED],
  ['/filter/best-sellers', 200, 'default', /best/i, SHARED],
  ['/delivery/london', 200, 'default', /london/i, SHARED],
  ['/delivery/london/soho', 200, 'default', /soho/i, SHARED],
  ['/search?q=roses', 200, 'default', /roses/, PERSONAL],
]

test.each(PAGES)('%s answers %i in the %s layout', async (path, status, layout, title, cache) => {
  const page = await open(path)
  expect(page).toMatchObject({ status, layout, cacheControl: cache })
  // The postcode is remembered for the checkout.
  const kept = path.startsWith('/delivery/check')
    ? [expect.stringContaining('delivery_postcode=london%20N1%209GU%20london;')]
    : []
  expect(page.cookies).toEqual(kept)
  expect(page.title).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`) : title)
  expect(page.html).toMatch(/^<!DOCTYPE html><html lang="en-GB">/)
  expect(page.html.match(/<h1[ >]/g)).toHaveLength(1)
})

test.each([
  ['/delivery/day?date=2027-02-14&collection=roses', 302, '/category/roses', 'wanted_date=2027-02-14'],
  ['/delivery/day?date=2027-02-30&collection=roses', 404, undefined, undefined],
  ['/delivery/day?date=2027-02-14&collection=%2F%2Fevil.com', 404, undefined, undefined],
  ['/delivery/day?date=2027-02-14%0d%0aset-cookie:a=b&collection=roses', 404, undefined, undefined],
  ['/delivery/day', 404, undefined, undefined],
])('%s leads to the flowers for a day, and the day is kept', async (path, status, location, cookie) => {
  const answer = await request(backend.shop.url + path)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.location).toBe(location)
  expect([answer.headers['set-cookie']].flat().map((text) => text?.split(';')[0])).toEqual([cookie])
})

test('a page of a list has one address', async () => {
  const first = await open('/category/roses')
  for (const page of ['01', '2.0', '1e0', '+2', ' 2', '2x', '0'])
    expect((await open(`/category/roses?page=${encodeURIComponent(page)}`)).title).toBe(first.title)
  expect((await open('/category/roses?page=2')).title).not.toBe(first.title)
})

test('a product has a page of its own', async () => {
  expect(await open(`/product/${product}`)).toMatchObject({
    status: 200,
    layout: 'default',
    cacheControl: SHARED,
  })
})

test.each([
  '/nowhere',
  '/About-us',
  '/CART',
  '/category/no-such',
  '/filter/no-such',
  '/product/999999999',
  '/product/x',
  '/product/0101',
  '/product/1e2',
  '/category/roses?page=999',
  '/gifts?page=999',
  '/cards?page=999',
  '/blog?page=999',
  '/promotions/999999',
  '/promotions/x',
  '/promotions/01',
  '/delivery/atlantis',
  '/delivery/london/atlantis',
  '/%E0%A4%A',
  '/order/NOPE',
  '/order/ABCD1234',
  '/preorder/NOPE',
])('%s is not there', async (path) => {
  const page = await open(path)
  expect(page).toMatchObject({ status: 404, title: 'This page could not be found | Larkspur' })
  expect(page.html).toContain('This page could not be found')
  expect(page.html).toContain('To the main page')
  expect(page.html).toContain('<meta name="robots" content="noindex">')
})

test.each(['/article/no-such-post', '/article/<script>', `/article/${'x'.repeat(300)}`])(
  '%s: Post not found',
  async (path) => {
    const page = await open(encodeURI(path))
    expect(page).toMatchObject({ status: 404, title: 'Post not found | Larkspur' })
    expect(page.html).toContain('Post not found')
    expect(page.html).toContain('To the main page')
  },
)

test.each(['/for-you/x', `/for-you/${'a'.repeat(32)}`, `/for-you/${'a'.repeat(300)}`])(
  '%s is no private link: nothing is told of it to anybody',
  async (path) => {
    const answer = await request(backend.shop.url + path)
    const html = await answer.body.text()
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': PERSONAL })
    expect(html).toContain('This page could not be found')
    expect(html).toContain('To the main page')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain(path)
    expect(html).not.toMatch(/£|data-layout="default"/)
  },
)
