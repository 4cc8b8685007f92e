import type { VatRate } from '../../contract/basket.ts'
import type { GiftCardWay } from '../../contract/gift-card-details.ts'
import type { ConstructorBlock } from '../../contract/home.ts'
import type { StoredBlock } from '../../contract/pages.ts'
import type { Colour, Drawing, SceneName, Stem } from '../catalogue/pictures/drawing.ts'
import type { FacetKey, deliveryWindow } from '../db/schema.ts'

/** One buyable version of a product. Prices are in pence and include VAT. */
export type SeedVariant = {
  /** Unique within the product, kebab-case: 'red-12-long', 'medium', 'standard'. */
  slug: string
  title: string
  length: 'short' | 'long' | null
  size: 'small' | 'medium' | 'large' | 'grand' | null
  colour: Colour | null
  /** Total stems, foliage included. */
  count: number | null
  /** Pence, all-in. */
  price: number
  /** Pence, above `price`; null when the product is not on sale. */
  oldPrice: number | null
  stems: Stem[]
  drawing: Drawing
}

export type SeedProduct = {
  /** Stable human-readable code such as 'LK-001001'. */
  realId: string
  slug: string
  title: string
  kind: 'bouquet' | 'roses' | 'letterbox' | 'gift' | 'card' | 'gift-card' | 'gift-box' | 'plant'
  description: string
  care: string[]
  contains: string[]
  /** 0..10000, higher sells more. */
  popularity: number
  /** YYYY-MM-DD. */
  createdOn: string
  sameDay: boolean
  /** Slugs of the collections the product is listed in. */
  collections: string[]
  /** The first variant is the default one. */
  variants: SeedVariant[]
  occasions: string[]
}

/** A product with what the law says of it. */
export type SoldProduct = SeedProduct & {
  alcohol: boolean
  /** Per cent of VAT that are in its price. */
  vatRate: VatRate
  /** How a gift card is sent; null for everything else. */
  giftCardBy: GiftCardWay | null
}

export type SeedCollection = {
  type: 'category' | 'filter'
  slug: string
  /** Menu label. */
  title: string
  /** The h1 of the listing. */
  heading: string
  /** Words before the title in sentences, such as 'Flowers for'. */
  prefix: string
  description: string
  metaTitle: string
  metaDescription: string
  /** One of flowers, roses, sales, letterbox, gifts, occasions, recipients, plants, cards, price, delivery. */
  icon: string
  parent: string | null
  inMenu: boolean
  position: number
}

export type SeedReview = {
  /** A product's realId, or '' for the shop as a whole. */
  product: string
  author: string
  city: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  publishedOn: string
}

export type SeedCity = {
  slug: string
  name: string
  county: string
  zone: 'london' | 'uk'
  /** Postcode areas such as 'M', or outward codes such as 'SW3' for London. */
  postcodeAreas: string[]
  latitude: number
  longitude: number
  districts: {
    slug: string
    name: string
    outwardCodes: string[]
    latitude: number
    longitude: number
  }[]
}

export type SeedFacetValue = {
  id: number
  facet: FacetKey
  value: string
  title: string
  /** Of the mask that its facet is kept in; sizes, recipients, same-day and prices share one. */
  bit: number
  position: number
  /** Pence, both in the band. */
  priceFrom: number | null
  priceTo: number | null
}

export type SeedArticle = {
  slug: string
  title: string
  lead: string
  author: string
  /** One of care, seasons, meanings, etiquette. */
  topic: 'care' | 'seasons' | 'meanings' | 'etiquette'
  /** YYYY-MM-DD. */
  publishedOn: string
  scene: SceneName
  stems: Stem[]
  imageAlt: string
  /** Whose products follow the article. */
  collectionSlug: string
  /** Markdown; a line `[[products: collection-slug]]` is a row of products. */
  body: string
}

export type SeedPromotion = {
  slug: string
  title: string
  lead: string
  /** Markdown. */
  rules: string
  collectionSlug: string
  scene: SceneName
  stems: Stem[]
  imageAlt: string
  startsOn: string
  endsOn: string | null
}

export type SeedPage = {
  slug: string
  title: string
  metaTitle: string
  metaDescription: string
  heading: string
  lead: string
  blocks: StoredBlock[]
  /** YYYY-MM-DD. */
  updatedOn: string
}

/** A picture that leads to a listing. */
export type SeedTile = { title: string; slug: string; drawing: Drawing }

/** Texts and tiles by the key they are read by, each as its contract has it. */
type Contents = Readonly<Record<string, unknown>>

/** What an empty database is filled with. The demo's is in `demo/seed/`. */
export type SeedData = {
  /** The first so many products, composed while they are asked for. */
  products: (total: number) => Iterable<SoldProduct>
  /** How many of them are made by hand. */
  handMade: number
  collections: readonly SeedCollection[]
  facetValues: readonly SeedFacetValue[]
  reviews: readonly SeedReview[]
  /** What goes with a bouquet for less: a word of the present's title each, and the per cent off both together. */
  combos: { companions: readonly string[]; discountPercent: number }
  /** What the constructor of bouquets offers; `imageAlt` says what its picture shows. */
  bouquetConstructor: Omit<ConstructorBlock, 'image'> & { imageAlt: string }
  /** Rows of tiles, by key. */
  tiles: Readonly<Record<string, readonly SeedTile[]>>
  contents: Contents
  /** Those that came later: a database that was filled before gets them when it is opened. */
  pageWords: Contents
  /** What stands above a collection where it is a row on the home page, by slug. */
  collectionWords: Readonly<Record<string, { heading: string; lead?: string }>>
  articles: readonly SeedArticle[]
  promotions: readonly SeedPromotion[]
  pages: readonly SeedPage[]
  /** Contents that belong to articles, pages and forms. */
  readingContents: Contents
  search: {
    /** What a phrase means. */
    synonyms: Readonly<Record<string, string>>
    /** Further phrases for a collection's slug or a facet's value. */
    furtherTerms: Readonly<Record<string, readonly string[]>>
    serviceWords: readonly string[]
  }
  cities: readonly SeedCity[]
  windows: readonly (typeof deliveryWindow.$inferInsert)[]
}
