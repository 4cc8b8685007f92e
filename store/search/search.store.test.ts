import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProduct } from '../../contract/catalogue.ts'
import type { SearchAnswer } from '../../contract/search.ts'
import * as api from '../../contract/search.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

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

/** A phrase, the first product, and the first category. */
const FOUND: [phrase: string, first: string, category: string | null][] = [
  ['peonys', 'Peony and Nothing Else', 'peonies'],
  ['peonies', 'Peony and Nothing Else', 'peonies'],
  ['red rose', 'Red Roses', 'red-roses'],
  ['Red Roses', 'Red Roses', 'red-roses'],
  ['redroses', 'Red Roses', 'red-roses'],
  ['roses under 30', 'Half a Dozen Red Roses', 'roses'],
  ['roses up to £30', 'Half a Dozen Red Roses', 'roses'],
  ['mums birthday', 'Red Balloon', 'mom'],
  ["mum's birthday", 'Red Balloon', 'mom'],
  ['letter box', 'Ribbon Drawer', 'letterbox-flowers'],
  ['letterbox', 'Ribbon Drawer', 'letterbox-flowers'],
  ['condolence', 'Hampstead Heath', 'sympathy-flowers'],
  ['funeral', 'Hampstead Heath', 'sympathy-flowers'],
  ['£25', 'Larkspur Gift Card', null],
  ['bouquet of 51 roses', 'Red Roses: 51 stems, short', 'big-rose-bouquets'],
  ['cheap bouquets', 'Half a Dozen Red Roses', 'flowers'],
  ['bouquets for moms', 'Ribbon Drawer', 'mom'],
  ['wedding bouquets', 'Hampstead Heath', 'wedding'],
  ['anniversery', 'Hampstead Heath', 'anniversary-flowers'],
  ['tulps', 'St David’s Morning', 'tulips'],
  ['sunflowr', 'Hello, Sunshine', 'sunflowers'],
  ['sun flower', 'Hello, Sunshine', 'sunflowers'],
  ['orchid plant', 'Pink Moth Orchid', 'orchids'],
  ['pink hydrangeas', 'Covent Garden, 5am', 'hydrangeas'],
  ['get well soon', 'Hello, Sunshine', 'get-well-soon-flowers'],
  ['thank u', 'Ribbon Drawer', 'thank-you-flowers'],
  ['sorry', 'July, Unhurried', 'apology-flowers'],
  ['house warming', 'Hampstead Heath', 'new-home-flowers'],
  ['xmas', 'Winter Post', 'christmas-flowers'],
  ['mothers day', 'July, Unhurried', 'mothers-day'],
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
  ['chocolates under £20', 'Hazelnut Truffles', 'food-and-drink'],
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

  it('shows each product in the colours of the phrase, with the price and the picture of that variant', async () => {
    const { list, colours } = await search('pink roses', '&limit=48')
    expect(colours).toEqual(['pink'])
    const yours = list.find(({ title }) => title === 'A Dozen, Your Colour')
    expect(yours?.position_slug).toMatch(/^pink-/)
    expect(yours?.image.name).toMatch(/^pink-/)
    const { body } = await store.get(`/v1/product/${yours?.id}/`)
    const { variants } = getProduct.response.parse(body).data
    expect(yours?.price).toBe(variants.find(({ slug }) => slug === yours?.position_slug)?.price)
    expect((await search('roses')).colours).toEqual([])
  })

  it('leads to no category of what is not wanted', async () => {
    const slugs = async (phrase: string) => (await search(phrase)).categories.map(({ slug }) => slug)
    expect(await slugs('red roses')).toContain('red-roses')
    const notRed = await slugs('roses not red')
    expect(notRed).toContain('white-roses')
    expect(notRed).not.toContain('red-roses')
    expect(await slugs('flowers without lilies')).not.toContain('lilies')
  })

  it('shows the colour that was chosen after it', async () => {
    const { list } = await search('pink roses', '&limit=48&colour=white')
    expect(list.find(({ title }) => title === 'A Dozen, Your Colour')?.position_slug).toMatch(/^white-/)
  })

  /** What each phrase asks for, and what is left of it without that. */
  const CONDITIONS: [phrase: string, conditions: Record<string, string>][] = [
    ['roses', {}],
    ['track my order', {}],
    ['Red roses', { red: 'roses' }],
    ['red and white roses', { red: 'white roses', white: 'red roses' }],
    ['pastel bouquet', { pastel: 'bouquet' }],
    ['50 stems of roses', { '50 stems': 'roses' }],
    ['roses and no lilies or carnations', { 'without lilies or carnations': 'roses' }],
    ['lily free bouquets', { 'without lilies': 'bouquets' }],
    ['no pink', { 'without pink': '' }],
    ['cheap bouquets', { 'up to £30': 'bouquets' }],
    ['pet safe flowers', { 'safe for cats and dogs': 'flowers' }],
    [
      'flowers for mum, cat friendly no lillies under £40',
      {
        'safe for cats': 'flowers for mum no lillies under £40',
        'without lilies': 'flowers for mum cat friendly under £40',
        'up to £40': 'flowers for mum cat friendly no lillies',
      },
    ],
    // Given up to find something.
    ['gift card £50', {}],
  ]

  it.each(CONDITIONS)('for "%s" says what was understood: %j', async (phrase, expected) => {
    const { conditions } = await search(phrase)
    expect(Object.fromEntries(conditions.map((row) => [row.text, row.phrase_without]))).toEqual(expected)
    for (const { text, phrase_without } of conditions)
      if (phrase_without)
        expect((await search(phrase_without)).conditions.map((row) => row.text)).toEqual(
          Object.keys(expected).filter((other) => other !== text),
        )
  })

  const kinds = async (list: SearchAnswer['list']) => {
    const { rows } = await store.db.$client.query<{ id: number; kind: string }>(
      'select id, kind from product',
    )
    const kindOf = new Map(rows.map(({ id, kind }) => [id, kind]))
    return list.map(({ id }) => kindOf.get(id))
  }
  const FLOWERS_FIRST = ['flowers', 'plants', 'presents']
  const sortOf = (kind: string | undefined): number =>
    ['bouquet', 'roses', 'letterbox'].includes(kind ?? '') ? 0 : kind === 'plant' ? 1 : 2

  it.each(['birthday for mum', 'pink', 'christmas', 'for dad', 'thank you', 'mum £20 to £40'])(
    'for "%s", which names no kind of thing, has flowers first, then plants, then presents',
    async (phrase) => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search(phrase, `&limit=48&page=${page}`)))
      const found = (await kinds(pages.flatMap(({ list }) => list))).map(sortOf)
      expect(found).toEqual([...found].sort())
      expect(FLOWERS_FIRST.filter((_name, at) => found.includes(at))).toEqual(FLOWERS_FIRST)
    },
  )

  it.each([
    ['birthday gift for mum', /^gift/],
    ['birthday card for mum', /^card$/],
    ['candle for mum', /^gift/],
    ['pink prosecco', /^gift/],
    ['plant for dad', /^plant$/],
  ])('for "%s" has first what it names', async (phrase, kind) => {
    const { list } = await search(phrase)
    expect((await kinds(list))[0]).toMatch(kind)
  })

  it('has flowers first among what is chosen after it, and sorts as it is told', async () => {
    const chosen = await search('birthday for mum', '&limit=48&colour=pink')
    const found = (await kinds(chosen.list)).map(sortOf)
    expect(found).toEqual([...found].sort())
    expect(new Set(found).size).toBeGreaterThan(1)
    const { list } = await search('birthday for mum', '&limit=48&order_by=price&order_direction=asc')
    const prices = list.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect((await kinds(list))[0]).toBe('card')
  })

  it('leaves out what is said to be free of it', async () => {
    const { list } = await search('lily free bouquets', '&limit=48')
    expect(list.length).toBeGreaterThan(12)
    expect(list.filter(({ title }) => /lil(y|ies)/i.test(title))).toEqual([])
  })

  it('says what it put right, and only then', async () => {
    expect((await search('sunflowr')).corrected).toBe('sunflower')
    // There is a Penny among the products, too.
    expect((await search('penoy')).corrected).toBe('peony')
    expect((await search('sunflower')).corrected).toBeNull()
  })

  it.each(['rozes', 'roces', 'roze', 'rosse'])('takes "%s" for roses', async (phrase) => {
    const { corrected, list } = await search(phrase)
    expect(corrected).toBe('rose')
    expect(list[0]?.title).toMatch(/rose/i)
  })

  it.each([
    ['ros', 'rose'],
    ['lil', 'lily'],
    ['orch', 'orchid'],
    ['champ', 'champagne'],
  ])('finds for "%s" what is suggested for it', async (phrase, meant) => {
    const { corrected, list } = await search(phrase)
    expect(corrected).toBe(meant)
    expect(list.length).toBeGreaterThan(0)
  })

  it.each(['ro', 'zzz', 'nothingatall'])('finds nothing for "%s", and puts nothing right', async (phrase) => {
    expect(await search(phrase)).toMatchObject({ corrected: null, list: [] })
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
