import { describe, expect, it } from 'vitest'
import type { Drawing, Stem } from '../illustrator/drawing.ts'
import { BENEFITS } from './benefits.ts'
import { growsIn } from './blooms.ts'
import type { SeedProduct } from './catalogue-types.ts'
import { CITIES } from './cities.ts'
import { collectionsByRule } from './collection-rules.ts'
import { COLLECTIONS } from './collections.ts'
import {
  CONSTRUCTOR,
  PICK_BOUQUET,
  POPULAR_CATEGORIES,
  PROMOTIONS,
  RECIPIENTS,
  SHOP_BY_PRICE,
} from './home.ts'
import { FOOTER, NAVIGATION } from './navigation.ts'
import { HAND_MADE, products } from './products.ts'
import { QUESTIONS } from './questions.ts'
import { stemsOf } from './recipe.ts'
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
    for (const product of MANY) expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('have variants told apart by slug', () => {
    for (const product of MANY) {
      expect(product.variants.length).toBeGreaterThan(0)
      expect(repeated(product.variants.map((variant) => variant.slug))).toEqual([])
    }
  })

  it('count every stem, and draw the stems they sell', () => {
    for (const { variants } of MANY) {
      for (const { count, stems, drawing } of variants) {
        if (count === null) {
          expect(stems).toEqual([])
          continue
        }
        expect(stems.reduce((sum, stem) => sum + stem.count, 0)).toBe(count)
        expect(stemsIn(drawing)).toEqual(stems)
      }
    }
  })

  it('contain only flowers that exist in their colour, each named once', () => {
    for (const { slug, variants } of MANY) {
      for (const { stems } of variants) {
        for (const { species, colour, count } of stems) {
          expect([slug, species, colour, growsIn(species, colour)]).toEqual([slug, species, colour, true])
          expect(Number.isInteger(count) && count > 0).toBe(true)
        }
        expect(repeated(stems.map((stem) => `${stem.species} ${stem.colour}`))).toEqual([])
      }
    }
  })

  it('are priced in whole pence with a tidy ending, and were dearer before a sale', () => {
    for (const { variants } of MANY) {
      for (const { price, oldPrice } of variants) {
        expect(Number.isInteger(price)).toBe(true)
        expect([0, 25, 50, 75, 95, 99]).toContain(price % 100)
        if (oldPrice !== null) expect(oldPrice).toBeGreaterThan(price)
      }
    }
  })

  it('cost more when they are larger', () => {
    for (const { kind, slug, variants } of MANY) {
      if (kind !== 'bouquet') continue
      const prices = variants.map((variant) => variant.price)
      expect([slug, ...prices]).toEqual([slug, ...prices.toSorted((one, other) => one - other)])
    }
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
    for (const { createdOn, description, popularity } of MANY) {
      expect(createdOn >= '2025-01-15' && createdOn <= '2026-11-10').toBe(true)
      expect(description.length).toBeGreaterThan(40)
      expect(description).not.toMatch(/undefined|null|\s\s|\.\./)
      expect(popularity >= 0 && popularity <= 10000).toBe(true)
    }
  })

  it('made by hand do not share a description', () => {
    expect(repeated(HAND_MADE.map((product) => product.description))).toEqual([])
  })

  it('stream quickly, with nothing held back', () => {
    const started = performance.now()
    let seen = 0
    for (const product of products(20_000)) if (product.variants.length > 0) seen += 1
    expect(seen).toBe(20_000)
    expect(performance.now() - started).toBeLessThan(5000)
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
    for (const { collections } of MANY) {
      expect(collections.filter((slug) => !SLUGS.has(slug))).toEqual([])
      expect(repeated(collections)).toEqual([])
    }
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
    for (const product of MANY)
      expect(product.collections).toEqual(expect.arrayContaining(collectionsByRule(product)))
  })

  it('on sale hold what is reduced and nothing else', () => {
    for (const product of MANY) {
      expect(product.collections.includes('special-offers')).toBe(product.variants[0]?.oldPrice !== null)
    }
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
    expect(PROMOTIONS).toHaveLength(4)
    for (const { collection, startsOn, endsOn } of PROMOTIONS) {
      expect(SLUGS.has(collection)).toBe(true)
      expect(endsOn === null || endsOn > startsOn).toBe(true)
    }
  })
})

describe('bouquet constructor', () => {
  it('offers each flower only in colours that exist, and long stems at a higher price', () => {
    for (const { species, colours, pence, counts } of CONSTRUCTOR.flowers) {
      expect(colours.filter((colour) => !growsIn(species, colour))).toEqual([])
      expect(pence.long === null || pence.long > pence.short).toBe(true)
      expect(counts.toSorted((one, other) => one - other)).toEqual(counts)
    }
  })
})
