import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../contract/search.ts'
import * as api from '../../contract/search.ts'
import { typesense } from '../../store/providers/typesense.ts'
import { search as searchIn } from '../../store/domain/search.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'
import { startUpstream } from '../support/upstream.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function search(phrase: string, more = ''): Promise<SearchAnswer> {
  const { status, body } = await store.get(`/v1/search/?q=${encodeURIComponent(phrase)}${more}`)
  expect([phrase, status]).toEqual([phrase, 200])
  return api.search.response.parse(body).data
}

/** A phrase, what is found first, and the category that is named first. */
const FOUND: [phrase: string, first: string, category: string | null][] = [
  ['peonys', 'Peony and Nothing Else', 'peonies'],
  ['peonies', 'Peony and Nothing Else', 'peonies'],
  ['red rose', 'Red Roses', 'red-roses'],
  ['Red Roses', 'Red Roses', 'red-roses'],
  ['redroses', 'Red Roses', 'red-roses'],
  ['roses under 30', 'Half a Dozen Red Roses', 'roses'],
  ['roses up to £30', 'Half a Dozen Red Roses', 'roses'],
  ['mums birthday', 'Ribbon Drawer', 'mom'],
  ["mum's birthday", 'Ribbon Drawer', 'mom'],
  ['letter box', 'Ribbon Drawer', 'letterbox-flowers'],
  ['letterbox', 'Ribbon Drawer', 'letterbox-flowers'],
  ['condolence', 'Hampstead Heath', 'sympathy-flowers'],
  ['funeral', 'Hampstead Heath', 'sympathy-flowers'],
  ['£25', 'Larkspur Gift Card', null],
  ['bouquet of 51 roses', 'Red Roses', 'big-rose-bouquets'],
  ['cheap bouquets', 'Half a Dozen Red Roses', 'flowers'],
  ['bouquets for moms', 'Ribbon Drawer', 'flowers'],
  ['wedding bouquets', 'Hampstead Heath', 'wedding'],
  ['anniversery', 'Hampstead Heath', 'anniversary-flowers'],
  ['tulps', 'St David’s Morning', 'tulips'],
  ['sunflowr', 'Hello, Sunshine', 'sunflowers'],
  ['sun flower', 'Hello, Sunshine', 'sunflowers'],
  ['orchid plant', 'Pink Moth Orchid', 'orchids'],
  ['pink hydrangeas', 'Covent Garden, 5am', 'hydrangeas'],
  ['get well soon', 'Hello, Sunshine', 'get-well-soon-flowers'],
  ['thank u', 'Ribbon Drawer', 'thank-you-flowers'],
  ['sorry', 'Red Roses', 'apology-flowers'],
  ['house warming', 'Hampstead Heath', 'new-home-flowers'],
  ['xmas', 'Red Roses', 'christmas-flowers'],
  ['mothers day', 'Rose Petal Bath Salts', 'mothers-day'],
  ['hat box', 'Antique Lace', 'hat-boxes'],
  ['candle', 'Orange and Clove Candle', null],
  ['truffles', 'Hazelnut Truffles', null],
  ['fizz', 'Prosecco', null],
  ['teddy bear', 'Barnaby the Bear', null],
  ['marylebone', 'The Marylebone', null],
  ['gift for dad', 'Gardener’s Hand Soap', 'gifts'],
  ['gift card', 'Larkspur Gift Card', 'gifts'],
  ['gift voucher', 'Larkspur Gift Card', 'gifts'],
  ['vouchers', 'Larkspur Gift Card', 'gifts'],
  ['succulent', 'Three Small Succulents', null],
  ["baby's breath", 'Ribbon Drawer', null],
  ['chocolates under £20', 'Sea Salt Caramels in Dark Chocolate', 'food-and-drink'],
  ['daffodils', 'St David’s Morning', null],
  ['over £80', 'A Proper Send-Off', null],
]

describe('a search', () => {
  it('is tried with forty phrases at least', () => {
    expect(FOUND.length).toBeGreaterThanOrEqual(40)
  })

  it.each(FOUND)('for "%s" finds %s first', async (phrase, first, category) => {
    const { list, categories, is_relaxed } = await search(phrase)
    expect(list[0]?.title).toBe(first)
    expect(is_relaxed).toBe(false)
    if (category) expect(categories[0]?.slug).toBe(category)
  })

  it.each([
    ['roses under 30', 0, 3000],
    ['£25', 2000, 3000],
    ['20 to 40 pounds', 2000, 4000],
    ['over £80', 8000, Infinity],
    ['presents less than 15 quid', 0, 1500],
  ])('for "%s" keeps to the price', async (phrase, from, to) => {
    const { list } = await search(phrase, '&limit=48')
    expect(list.length).toBeGreaterThan(0)
    for (const { price } of list) {
      expect(price).toBeGreaterThanOrEqual(from)
      expect(price).toBeLessThanOrEqual(to)
    }
  })

  it('says what it put right, and only then', async () => {
    expect((await search('sunflowr')).corrected).toBe('sunflower')
    expect((await search('sunflower')).corrected).toBeNull()
  })

  it.each(['rozes', 'roces', 'roze', 'rosse'])('takes "%s" for roses', async (phrase) => {
    const { corrected, list } = await search(phrase)
    expect(corrected).toBe('rose')
    expect(list[0]?.title).toMatch(/rose/i)
  })

  it('leads to pages where they are', async () => {
    const { pages } = await search('second subscription')
    expect(pages.map(({ path }) => path)).toContain('/subscription/second')
  })

  it('forgets a price that nothing has, and says so', async () => {
    const { list, is_relaxed } = await search('gift card £50')
    expect(list[0]?.title).toMatch(/gift card/i)
    expect(is_relaxed).toBe(true)
  })

  it.each(['track my order', 'cancel order', 'refund', 'order'])(
    'takes "%s" for a question to the shop, not for a slip',
    async (phrase) => {
      const { corrected, pages } = await search(phrase)
      expect(corrected).toBeNull()
      expect(pages.length).toBeGreaterThan(0)
    },
  )

  it('names articles that are about it', async () => {
    expect((await search('peonies')).articles[0]?.slug).toBe('the-short-season-of-peonies')
  })

  it('shows what matches a part when nothing matches all, and says so', async () => {
    const { list, is_relaxed } = await search('peonies zanzibar')
    expect(is_relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
  })

  it('has pages that do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search('birthday', `&limit=10&page=${page}`)))
    const ids = pages.flatMap((page) => page.list.map((card) => card.id))
    expect(new Set(ids).size).toBe(30)
  })

  it.each(['xyzzyq', '???', '🌷', '%_%', "'; drop table product; --", '& | ! ( )', '0', 'a'])(
    'for %s is an answer, whatever it finds',
    async (phrase) => {
      const { pagination } = await search(phrase)
      expect(pagination.total).toBeGreaterThanOrEqual(0)
    },
  )
})

describe('suggestions', () => {
  it('are the ten fixed ones before anything is typed', async () => {
    const { body } = await store.get('/v1/search/suggestions/')
    const { phrases } = api.getSuggestions.response.parse(body).data
    expect(phrases).toHaveLength(10)
    expect(phrases).toEqual(
      expect.arrayContaining([
        'roses',
        'cheap bouquets',
        'bouquet of 51 roses',
        'peonies',
        'bouquets for moms',
        'birthday',
        'wedding bouquets',
        'roses up to £30',
      ]),
    )
    for (const phrase of phrases) expect((await search(phrase)).list.length).toBeGreaterThan(0)
  })

  it('follow what is typed', async () => {
    const { body } = await store.get('/v1/search/suggestions/?q=mary')
    expect(body.data.products[0].title).toBe('The Marylebone')
    const peo = (await store.get('/v1/search/suggestions/?q=peo')).body.data
    expect(peo.categories[0].slug).toBe('peonies')
    expect(peo.phrases).toContain('peonies')
  })
})

describe('the history of searches', () => {
  it('is of one visitor: added, brought forward, removed, emptied', async () => {
    const session = await store.newSession()
    const say = (phrase: string) => store.call('POST', '/v1/search/history/', { session, body: { phrase } })
    await say('red roses')
    store.clock.advance({ seconds: 1 })
    await say('peonies')
    store.clock.advance({ seconds: 1 })
    const { body } = await say('red roses')
    expect(body.data.phrases).toEqual(['red roses', 'peonies'])
    expect(body.data.suggestions).toHaveLength(10)
    const less = await store.call('DELETE', '/v1/search/history/?phrase=red%20roses', { session })
    expect(less.body.data.phrases).toEqual(['peonies'])
    expect((await store.get('/v1/search/history/')).body.data.phrases).toEqual([])
    const none = await store.call('DELETE', '/v1/search/history/', { session })
    expect(none.body.data.phrases).toEqual([])
  })

  it('keeps twenty at most, and refuses nothing at all', async () => {
    const session = await store.newSession()
    for (let number = 0; number < 25; number++) {
      store.clock.advance({ seconds: 1 })
      await store.call('POST', '/v1/search/history/', { session, body: { phrase: `phrase ${number}` } })
    }
    const { body } = await store.get('/v1/search/history/', session)
    expect(body.data.phrases).toHaveLength(20)
    expect(body.data.phrases[0]).toBe('phrase 24')
    const empty = await store.call('POST', '/v1/search/history/', { session, body: { phrase: ' ' } })
    expect(empty).toMatchObject({ status: 400, body: { error: { field: 'body.phrase' } } })
    expect((await store.call('POST', '/v1/search/history/', { body: { phrase: 'x' } })).status).toBe(401)
  })
})

describe('an outside search service', () => {
  it('finds the products; categories and articles stay the shop’s own', async () => {
    const service = await startUpstream()
    service.answer(() => ({
      json: { found: 41, page: 2, hits: [{ document: { id: '105' } }, { document: { id: '101' } }] },
    }))
    const outside = typesense({ url: service.url, apiKey: 'key', collection: 'products' })
    const answer = await searchIn(store.db, { q: 'peonies', page: 2, limit: 20 }, outside)
    expect(answer.list.map((card) => card.id)).toEqual([105, 101])
    expect(answer.pagination).toEqual({ page: 2, per_page: 20, total: 41, total_pages: 3, is_exact: true })
    expect(answer.categories[0]?.slug).toBe('peonies')
    const [seen] = service.seen
    const asked = new URL(seen?.path ?? '', service.url)
    expect(asked.pathname).toBe('/collections/products/documents/search')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ q: 'peonies', page: '2', per_page: '20' })
    expect(seen?.headers['x-typesense-api-key']).toBe('key')
    await service.stop()
  })

  it.each([
    ['an error', { status: 503, json: { message: 'Not Ready or Lagging' } }],
    ['nonsense', { text: 'hello' }],
    ['silence', 'silence'],
  ] as const)('that answers with %s is done without', async (_what, reply) => {
    const service = await startUpstream()
    service.answer(() => reply)
    const outside = typesense({ url: service.url, apiKey: 'key', collection: 'products', timeoutMs: 200 })
    const answer = await searchIn(store.db, { q: 'peonies', page: 1, limit: 12 }, outside)
    expect(answer.list[0]?.title).toBe('Peony and Nothing Else')
    await service.stop()
  })
})

describe('a search for something about the shop', () => {
  it.each([
    ['delivery', '/delivery'],
    ['contact', '/contact-us'],
    ['loyalty programme', '/loyalty-program'],
    ['privacy policy', '/privacy-policy'],
    ['about us', '/about-us'],
    ['payment', '/payment-info'],
  ])('%s leads to %s', async (phrase, path) => {
    expect((await search(phrase)).pages.map((page) => page.path)).toContain(path)
  })

  it('reads what the pages say when there are no such flowers', async () => {
    const { list, pages } = await search('refund')
    expect(list).toEqual([])
    expect(pages.length).toBeGreaterThan(0)
  })

  it('leaves those who look for flowers alone', async () => {
    for (const phrase of ['red roses', 'peonies', 'birthday'])
      expect((await search(phrase)).pages).toEqual([])
  })

  it('names nothing that is a step of something else', async () => {
    for (const phrase of ['unsubscribe', 'free greeting card'])
      for (const { path } of (await search(phrase)).pages) expect(path).not.toMatch(/^\/(un|.*\/final)$/)
  })
})
