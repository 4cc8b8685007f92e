/** A kind of question, and how much slower its slowest hundredth may be at a million products than at a thousand. */
export type Kind = { name: string; atMost: number; paths: string[] }

const COLLECTIONS = [
  'category/flowers',
  'category/hand-tied',
  'category/roses',
  'category/gifts',
  'category/birthday-flowers',
  'category/mom',
  'filter/same-day',
  'filter/from-30-to-50',
]
const ORDERS = ['popularity', 'price', 'newest'].flatMap((by) => [
  `order_by=${by}&order_direction=desc`,
  `order_by=${by}&order_direction=asc`,
])
const PAGES = [1, 1, 1, 2, 3, 5, 10, 20]
/** From one common choice to combinations that next to nothing has. */
const CHOICES = [
  'colour=red',
  'stem=rose',
  'price_max=3000',
  'price_min=5000&price_max=8000',
  'same_day=1',
  'size=grand',
  'colour=red,pink&stem=rose,peony',
  'colour=blue&stem=delphinium&price_max=5000',
  'occasion=birthday-flowers&recipient=mom',
  'occasion=wedding&colour=white,cream&size=large&same_day=1',
  'colour=green&stem=orchid',
  'stem=sunflower&stem=lavender&colour=burgundy&price_max=3500',
  'price_min=20000',
]
const PHRASES = [
  'peonys',
  'red rose',
  'roses under 30',
  'mums birthday',
  'letter box',
  'condolence',
  '£25',
  'bouquet of 51 roses',
  'cheap bouquets',
  'wedding bouquets',
  'pink hydrangeas',
  'anniversery',
  'sunflowr',
  'gift for dad',
  'candle',
  'morning',
  'garden roses',
  'marylebone',
  'meadow posy',
  '20 to 40 pounds',
  'white lilies under 60',
  'hat box',
  'orchid plant',
  'get well soon',
  'blue',
  'truffles',
  'rose garden no 7',
]

const cross = (lists: string[][]): string[] =>
  lists.reduce<string[]>(
    (paths, list) => (paths.length ? paths.flatMap((path) => list.map((part) => path + part)) : list),
    [],
  )

/** What is asked of a catalogue with so many products: the same of each size, but for the products' numbers. */
export function kindsFor(size: number): Kind[] {
  const ids = Array.from({ length: 400 }, (_, at) => 101 + Math.floor(((at * 0.61803) % 1) * size))
  return [
    {
      name: 'listing',
      atMost: 1.5,
      paths: cross([
        COLLECTIONS.map((name) => `/v1/${name}/?`),
        ORDERS,
        PAGES.map((page) => `&page=${page}`),
      ]),
    },
    {
      // What has to be looked for, by facets as by words, may cost a little more where there is more.
      name: 'listing with facets chosen',
      atMost: 3,
      paths: cross([COLLECTIONS.map((name) => `/v1/${name}/?`), CHOICES, ORDERS.map((order) => `&${order}`)]),
    },
    { name: 'product', atMost: 1.5, paths: ids.map((id) => `/v1/product/${id}/`) },
    {
      name: 'search',
      atMost: 3,
      paths: PHRASES.map((phrase) => `/v1/search/?q=${encodeURIComponent(phrase)}`),
    },
    {
      name: 'suggestions',
      atMost: 3,
      paths: PHRASES.map((phrase) => `/v1/search/suggestions/?q=${encodeURIComponent(phrase.slice(0, 5))}`),
    },
  ]
}

/** The questions whose plans are kept. */
export const PLANNED: Record<string, string> = {
  listing: '/v1/category/flowers/?page=20',
  'listing-common': '/v1/category/flowers/?colour=red&stem=rose',
  'listing-rare': '/v1/category/flowers/?colour=blue&stem=orchid&price_max=5000',
  product: '/v1/product/500/',
  'search-terms': '/v1/search/?q=red%20rose',
  'search-words': '/v1/search/?q=marylebone',
  'search-slip': '/v1/search/?q=sunflowr',
}
