import { pagePath } from '../../store/content/page-path.ts'
import type { Shopper } from './shopper.ts'

/** Pages that are no row and no listing: how they are asked for. */
const FURTHER = [
  ...['/category', '/filter', '/search', '/search?q=roses', '/search?q=qqqq', '/gift-card', '/favorites'],
  ...['/subscription-first-bouquet?discount=50', '/subscription-first-bouquet?discount=90', '/app-landing'],
  ...[
    '/un',
    '/un?token=a.b.c',
    '/greeting-card-free/final',
    '/constructor',
    '/track/aaaa',
    '/for-you/aaaa',
    '/nowhere',
  ],
  ...[
    '/delivery/check?postcode=n1+9gu',
    '/delivery/check?postcode=m1+1aa',
    '/delivery/check?postcode=bt1+1aa',
  ],
]

/** Listings and places are alike: of each sort these few are read. */
const SOME_LISTINGS = [
  '/category/roses',
  '/category/letterbox-flowers',
  '/category/plants',
  '/filter/special-offers',
  '/filter/under-ps30',
]
const SOME_PLACES = [
  '/delivery/london',
  '/delivery/manchester',
  '/delivery/edinburgh',
  '/delivery/london/soho',
]
const ALIKE = /^\/(?:category|filter|delivery|product|article)\/./
/** All that the blog says is read from its rows; how it is shown, from two of them. */
const SOME_ARTICLES = ['/article/what-to-write-on-the-card', '/article/rose-care-from-bud-to-petal']

/** The addresses of all that is open to everybody: what the sitemap has, one or two of each sort of what is alike. */
export async function openPages(shopper: Shopper): Promise<string[]> {
  const sitemap = (await shopper.browser.get('/sitemap.xml')).html
  const inMap = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  return [
    ...new Set([
      ...inMap.filter((path) => !ALIKE.test(path) && !path.endsWith('.xml')),
      ...SOME_LISTINGS,
      ...SOME_PLACES,
      ...SOME_ARTICLES,
      ...(await products(shopper)),
      ...(await thanks(shopper)),
      ...FURTHER,
    ]),
  ]
}

/** A product of each kind, of each way to be one: in a promotion, with alcohol, in several lengths, a gift card. */
async function products(shopper: Shopper): Promise<string[]> {
  const rows = await shopper.sql(
    `select min(id) as id from product where active
     group by kind, gift_card_by, alcohol, old_price is null`,
  )
  return rows.map(({ id }) => `/product/${id}`)
}

/** What stands in the place of a form once it was sent, for the first time and again. */
async function thanks(shopper: Shopper): Promise<string[]> {
  const rows = await shopper.sql(
    `select slug, block->>'form' as form from page, jsonb_array_elements(blocks) as block where block->>'kind' = 'form'`,
  )
  return rows.flatMap(({ slug, form }) => [
    `${pagePath(String(slug)) ?? `/${slug}`}?sent=${form}`,
    `${pagePath(String(slug)) ?? `/${slug}`}?sent=${form}&again=1`,
  ])
}
