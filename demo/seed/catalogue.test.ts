import { describe, expect, it } from 'vitest'
import type { Colour, Drawing, Species, Stem } from '../../store/catalogue/pictures/drawing.ts'
import { BENEFITS } from './benefits.ts'
import { growsIn } from './products/blooms.ts'
import type { SeedProduct } from '../../store/seed/seed-data.ts'
import { CITIES } from './cities.ts'
import { collectionsByRule } from './collections/collection-rules.ts'
import { COLLECTIONS } from './collections/collections.ts'
import { BOUQUET_CONSTRUCTOR } from './bouquet-constructor.ts'
import { PICK_BOUQUET, POPULAR_CATEGORIES, RECIPIENTS, SHOP_BY_PRICE } from './home.ts'
import { FOOTER, NAVIGATION } from './navigation.ts'
import { HAND_MADE, products } from './products/products.ts'
import { PROMOTIONS } from './promotions.ts'
import { QUESTIONS } from './questions.ts'
import { stemsOf } from './products/recipe.ts'
import { REVIEWS } from './reviews.ts'

const START = [...products(260)]
const MANY = [...products(3000)]
const SLUGS = new Set(COLLECTIONS.map((collection) => collection.slug))
const PATHS = new Set(COLLECTIONS.map((collection) => `/${collection.type}/${collection.slug}`))

function firstPrice(product: SeedProduct): number {
  return product.variants[0]?.price ?? 0
}

function stemsIn(drawing: Drawing): Stem[] {
  return 'stems' in drawing ? drawing.stems : []
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function inListing(slug: string): SeedProduct[] {
  return MANY.filter((product) => product.collections.includes(slug))
}

describe('products', () => {
  it('come out the same every time', () => {
    expect([...products(500)]).toEqual(MANY.slice(0, 500))
  })

  it('begin with at least 260 made by hand and go on for as many as asked', () => {
    expect(HAND_MADE.length).toBeGreaterThanOrEqual(260)
    expect(MANY).toHaveLength(3000)
    expect([...products(0)]).toEqual([])
  })

  it('have slugs and codes of their own', () => {
    expect(new Set(MANY.map((product) => product.slug)).size).toBe(MANY.length)
    expect(new Set(MANY.map((product) => product.realId)).size).toBe(MANY.length)
    expect(MANY.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('have variants told apart by slug', () => {
    expect(MANY.filter(({ variants }) => variants.length === 0)).toEqual([])
    const isAmbiguous = ({ variants }: SeedProduct) => repeated(variants.map(({ slug }) => slug)).length > 0
    expect(MANY.filter(isAmbiguous)).toEqual([])
  })

  it('count every stem, and draw the stems they sell', () => {
    const sold = MANY.flatMap(({ variants }) => variants)
    const counted = sold.filter(({ count }) => count !== null)
    expect(sold.filter(({ count, stems }) => count === null && stems.length > 0)).toEqual([])
    expect(counted.map(({ stems }) => stems.reduce((sum, stem) => sum + stem.count, 0))).toEqual(
      counted.map(({ count }) => count),
    )
    expect(counted.map(({ drawing }) => stemsIn(drawing))).toEqual(counted.map(({ stems }) => stems))
  })

  it('contain only flowers that exist in their colour, each named once', () => {
    const used = MANY.flatMap(({ slug, variants }) => variants.map(({ stems }) => ({ slug, stems })))
    const all = used.flatMap(({ slug, stems }) => stems.map((stem) => ({ slug, ...stem })))
    expect(all.filter(({ species, colour }) => !growsIn(species, colour))).toEqual([])
    expect(all.filter(({ count }) => !Number.isInteger(count) || count <= 0)).toEqual([])
    const isRepeated = (stems: Stem[]) =>
      repeated(stems.map(({ species, colour }) => `${species} ${colour}`)).length > 0
    expect(used.filter(({ stems }) => isRepeated(stems))).toEqual([])
  })

  it('are priced in whole pence with a tidy ending, and were dearer before a sale', () => {
    const sold = MANY.flatMap(({ variants }) => variants)
    const endings = new Set(sold.map(({ price }) => price % 100))
    expect([...endings].filter((ending) => ![0, 25, 50, 75, 95, 99].includes(ending))).toEqual([])
    expect(sold.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual([])
  })

  it('cost more when they are larger', () => {
    const isInOrder = ({ variants }: SeedProduct) =>
      variants.every(({ price }, index) => price >= (variants[index - 1]?.price ?? 0))
    expect(MANY.filter((product) => product.kind === 'bouquet' && !isInOrder(product))).toEqual([])
  })

  it('are on sale in about a quarter of cases', () => {
    const share = START.filter((product) => product.variants[0]?.oldPrice !== null).length / START.length
    expect(share).toBeGreaterThan(0.18)
    expect(share).toBeLessThan(0.33)
  })

  it.each([
    ['bouquet', 2900, 12000],
    ['letterbox', 2200, 3900],
    ['gift', 595, 4500],
    ['card', 250, 400],
    ['gift-box', 3500, 9500],
    ['plant', 1800, 6500],
  ] as const)('of kind %s start between %i and %i pence', (kind, low, high) => {
    for (const product of HAND_MADE.filter((candidate) => candidate.kind === kind)) {
      expect(firstPrice(product)).toBeGreaterThanOrEqual(low)
      expect(firstPrice(product)).toBeLessThanOrEqual(high)
    }
  })

  it('made of 101 roses cost from £199 to £299', () => {
    const prices = HAND_MADE.filter((product) => product.kind === 'roses')
      .flatMap((product) => product.variants)
      .filter((variant) => variant.count === 101)
      .map((variant) => variant.price)
    expect(prices.length).toBeGreaterThan(20)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(19900)
    expect(Math.max(...prices)).toBeLessThanOrEqual(29999)
  })

  it('were created while the shop has been open, and have a description', () => {
    const isFine = ({ createdOn, description, popularity }: SeedProduct) =>
      createdOn >= '2025-01-15' &&
      createdOn <= '2026-11-10' &&
      description.length > 40 &&
      !/undefined|null|\s\s|\.\./.test(description) &&
      popularity >= 0 &&
      popularity <= 10000
    expect(MANY.filter((product) => !isFine(product))).toEqual([])
  })

  it('made by hand do not share a description', () => {
    expect(repeated(HAND_MADE.map((product) => product.description))).toEqual([])
  })

  it('come one by one, however many are asked for', () => {
    const [first] = products(1_000_000_000)
    expect(first).toEqual(MANY[0])
    let seen = 0
    for (const product of products(5_000)) if (product.variants.length > 0) seen += 1
    expect(seen).toBe(5_000)
  })
})

describe('collections', () => {
  it('are each named once, with a parent that exists', () => {
    expect(SLUGS.size).toBe(COLLECTIONS.length)
    for (const { parent } of COLLECTIONS) if (parent !== null) expect(SLUGS.has(parent)).toBe(true)
  })

  it('hold at least a dozen of the first 260 products', () => {
    for (const { slug } of COLLECTIONS) {
      const size = START.filter((product) => product.collections.includes(slug)).length
      expect([slug, size >= 12]).toEqual([slug, true])
    }
  })

  it('are the only ones that products name, each once', () => {
    expect(MANY.flatMap(({ collections }) => collections).filter((slug) => !SLUGS.has(slug))).toEqual([])
    expect(MANY.filter(({ collections }) => repeated(collections).length > 0)).toEqual([])
  })

  it('by price hold only products of that price', () => {
    const prices = (slug: string): number[] => inListing(slug).map(firstPrice)
    expect(Math.max(...prices('under-ps30'))).toBeLessThan(3000)
    expect(Math.min(...prices('from-30-to-50'))).toBeGreaterThanOrEqual(3000)
    expect(Math.max(...prices('from-30-to-50'))).toBeLessThanOrEqual(5000)
    expect(Math.min(...prices('from-50-to-80'))).toBeGreaterThan(5000)
    expect(Math.max(...prices('from-50-to-80'))).toBeLessThanOrEqual(8000)
    expect(Math.min(...prices('over-80'))).toBeGreaterThan(8000)
  })

  it('that follow from a rule are all named by the product', () => {
    const isNamed = (product: SeedProduct) =>
      collectionsByRule(product).every((slug) => product.collections.includes(slug))
    expect(MANY.filter((product) => !isNamed(product))).toEqual([])
  })

  it('on sale hold what is reduced and nothing else', () => {
    const isReduced = ({ variants }: SeedProduct) => variants[0]?.oldPrice !== null
    const onSale = MANY.filter(({ collections }) => collections.includes('special-offers'))
    expect(onSale).toEqual(MANY.filter(isReduced))
  })

  it('on sale are reduced by no more than the promotions say', () => {
    const shares = MANY.flatMap(({ variants }) => variants).map(
      ({ price, oldPrice }) => 1 - price / (oldPrice ?? price),
    )
    const most = Math.max(...shares)
    expect(most).toBeLessThanOrEqual(1 / 3)
    // Nor by so much less that a third would be a boast.
    expect(most).toBeGreaterThan(0.3)
    const sale = PROMOTIONS.find(({ collectionSlug }) => collectionSlug === 'special-offers')
    expect(sale?.lead).toContain('up to a third less')
  })

  it('of mini bouquets hold nothing that comes larger', () => {
    const minis = inListing('mini-bouquets')
    const stems = minis.flatMap(({ variants }) => variants.map(({ count }) => count ?? 0))
    expect([Math.min(...stems), Math.max(...stems)]).toEqual([6, 18])
    const prices = minis.map(({ variants }) => variants[0]?.price ?? 0)
    expect(Math.min(...prices)).toBeLessThan(3_000)
    expect(Math.max(...prices)).toBeLessThan(4_000)
  })

  it('of roses by colour hold roses of that colour', () => {
    for (const colour of ['red', 'white', 'purple', 'pink', 'orange', 'peach', 'yellow'] as const) {
      for (const product of inListing(`${colour}-roses`)) {
        const has = product.variants.some((variant) =>
          variant.stems.some(({ species, colour: shade }) => shade === colour && /rose$/.test(species)),
        )
        expect([product.slug, has]).toEqual([product.slug, true])
      }
    }
  })

  it('for sympathy keep loud colours out', () => {
    for (const product of inListing('sympathy-flowers')) {
      const loud = (product.variants[0]?.stems ?? [])
        .filter(({ colour }) => ['red', 'orange', 'coral'].includes(colour))
        .reduce((sum, stem) => sum + stem.count, 0)
      expect([product.slug, loud / (product.variants[0]?.count ?? 1) < 0.25]).toEqual([product.slug, true])
    }
  })

  it('for sympathy hold nothing that is called after a happier day', () => {
    const glad =
      /anniversary|birthday|wedding|valentine|mother|congratulat|baby|christmas|retire|thank|luck|sorry/i
    const titles = inListing('sympathy-flowers').map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(25)
    expect(titles.filter((title) => glad.test(title))).toEqual([])
  })

  it('for Christmas hold flowers of its colours, and what is named for it', () => {
    const others = ['yellow', 'orange', 'coral', 'peach', 'pink', 'blue']
    const range = inListing('christmas-flowers')
    const flowers = range.filter(({ kind }) => ['bouquet', 'roses', 'letterbox', 'gift-box'].includes(kind))
    expect(flowers.length).toBeGreaterThanOrEqual(12)
    for (const { slug, variants } of flowers) {
      const colours = variants.flatMap(({ stems }) => stems.map(({ colour }) => colour))
      expect([slug, colours.filter((colour) => others.includes(colour))]).toEqual([slug, []])
    }
    const dozen = range.sort((one, other) => other.popularity - one.popularity).slice(0, 12)
    expect(dozen.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Winter Post', 'Winter Berry', 'Christmas Eve Box', 'Christmas Cactus']),
    )
  })

  it('keep letterbox flowers out of same-day delivery', () => {
    expect(inListing('same-day').filter((product) => product.kind === 'letterbox')).toEqual([])
  })
})

describe('recipes', () => {
  it('are read into stems', () => {
    expect(stemsOf('6 red rose, 3 green eucalyptus')).toEqual([
      { species: 'rose', colour: 'red', count: 6 },
      { species: 'eucalyptus', colour: 'green', count: 3 },
    ])
  })

  it.each(['3 blue peony', '2 red dandelion', '0 red rose', 'some red rose'])('refuse "%s"', (recipe) => {
    expect(() => stemsOf(recipe)).toThrow()
  })
})

describe('words about the shop', () => {
  it('review only products on sale, within the years of trade', () => {
    const codes = new Set(HAND_MADE.map((product) => product.realId))
    expect(REVIEWS.length).toBeGreaterThanOrEqual(60)
    for (const { product, publishedOn } of REVIEWS) {
      expect(product === '' || codes.has(product)).toBe(true)
      expect(publishedOn >= '2025-03-01' && publishedOn <= '2026-11-30').toBe(true)
    }
    expect(REVIEWS.some((review) => review.rating === 3)).toBe(true)
  })

  it('answer questions on every topic, once', () => {
    expect(repeated(QUESTIONS.map((question) => question.question))).toEqual([])
    expect(new Set(QUESTIONS.map((question) => question.topic))).toEqual(
      new Set(['delivery', 'flowers', 'payment', 'orders']),
    )
    expect(BENEFITS).toHaveLength(6)
  })
})

describe('places', () => {
  it('give each outward code in London to one district', () => {
    const london = CITIES[0]
    expect(london?.zone).toBe('london')
    expect(london?.districts.length).toBeGreaterThanOrEqual(34)
    expect(repeated(london?.districts.flatMap((district) => district.outwardCodes) ?? [])).toEqual([])
    expect(repeated(london?.districts.map((district) => district.slug) ?? [])).toEqual([])
  })

  it('give each postcode area to one city and lie within the United Kingdom', () => {
    expect(repeated(CITIES.flatMap((city) => city.postcodeAreas))).toEqual([])
    for (const { latitude, longitude } of CITIES) {
      expect(latitude > 49.8 && latitude < 60.9 && longitude > -8.2 && longitude < 1.8).toBe(true)
    }
  })
})

describe('links', () => {
  it('of menus and home tiles lead to listings that exist', () => {
    const links = [
      ...NAVIGATION.main.flatMap((entry) => [entry.href, ...entry.children.map((child) => child.href)]),
      ...FOOTER.columns.flatMap((column) => column.links.map((link) => link.href)),
      ...PICK_BOUQUET.flatMap((step) => step.choices.map((choice) => choice.href)),
      ...SHOP_BY_PRICE.map((tile) => `/filter/${tile.slug}`),
      ...[...RECIPIENTS, ...POPULAR_CATEGORIES].map((tile) => `/category/${tile.slug}`),
    ]
    const broken = links.filter((href) => /^\/(category|filter)\//.test(href) && !PATHS.has(href))
    expect(broken).toEqual([])
  })

  it('of promotions lead to listings, for dates in order', () => {
    expect(PROMOTIONS.length).toBeGreaterThan(0)
    for (const { collectionSlug, startsOn, endsOn } of PROMOTIONS) {
      expect(SLUGS.has(collectionSlug)).toBe(true)
      expect(endsOn === null || endsOn > startsOn).toBe(true)
    }
  })
})

describe('bouquet constructor', () => {
  it('offers each flower only in colours that exist, and long stems at a higher price', () => {
    for (const flower of BOUQUET_CONSTRUCTOR.flowers) {
      const { species, colours, price_short: short, price_long: long, counts } = flower
      expect(colours.filter((colour) => !growsIn(species as Species, colour as Colour))).toEqual([])
      expect(long === null || long > short).toBe(true)
      expect(counts.toSorted((one, other) => one - other)).toEqual(counts)
    }
  })
})
