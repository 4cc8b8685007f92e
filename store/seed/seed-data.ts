import type { Zone } from '../../contract/types/zone.ts'
import type { VatRate } from '../../contract/basket.ts'
import type { GiftCardWay } from '../../contract/types/gift-card-details.ts'
import type { ConstructorBlock } from '../../contract/home.ts'
import type { StoredBlock } from '../../contract/pages.ts'
import type { Toxicity } from '../../contract/types/toxicity.ts'
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

/** How poisonous something is to cats and to dogs; null where that is not known, which is never called safe. */
export type PetToxicity = { catToxicity: Toxicity | null; dogToxicity: Toxicity | null }

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

/** A product with its legal data, and what it does to pets. */
export type SoldProduct = SeedProduct &
  PetToxicity & {
    alcohol: boolean
    /** The VAT rate included in its price, in per cent. */
    vatRate: VatRate
    /** How a gift card is sent; null for other products. */
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
  zone: Zone
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
  /** The bit in its facet's mask; sizes, recipients, same-day and prices share one mask. */
  bit: number
  position: number
  /** In pence, both inclusive. */
  priceFrom: number | null
  priceTo: number | null
}

/** What is searched for instead of a phrase; with a sentence to say, and the paths of pages that answer. */
export type SeedMeaning = string | { means?: string; note?: string; pages?: readonly string[] }

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
  /** The collection whose products follow the article. */
  collectionSlug: string
  /** Markdown; a line `[[products: collection-slug]]` shows products. */
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
  /** What it begins with beside its words; without it, with words alone. */
  picture?: SeedScene | undefined
}

export type SeedScene = { scene: SceneName; stems: Stem[]; imageAlt: string }

/** A tile that links to a listing. */
export type SeedTile = { title: string; slug: string; drawing: Drawing }

/** Texts and tiles by key, each in the shape of its contract. */
type Contents = Readonly<Record<string, unknown>>

/** The data for an empty database. The demo's are in `demo/seed/`. */
export type SeedData = {
  /** Yields the first `total` products, lazily. */
  products: (total: number) => Iterable<SoldProduct>
  /** The number of hand-made products. */
  handMade: number
  collections: readonly SeedCollection[]
  facetValues: readonly SeedFacetValue[]
  reviews: readonly SeedReview[]
  /** The gifts to combine with bouquets, by a word of their title, and the discount on both in per cent. */
  combos: { companions: readonly string[]; discountPercent: number }
  /** The offer of the bouquet constructor; `imageAlt` describes its picture. */
  bouquetConstructor: Omit<ConstructorBlock, 'image'> & { imageAlt: string }
  /** Rows of tiles, by key. */
  tiles: Readonly<Record<string, readonly SeedTile[]>>
  contents: Contents
  /** Texts added later; databases filled before get them at the next start. */
  pageWords: Contents
  /** The heading of a collection as a row of the home page, by slug. */
  collectionWords: Readonly<Record<string, { heading: string; lead?: string }>>
  articles: readonly SeedArticle[]
  promotions: readonly SeedPromotion[]
  pages: readonly SeedPage[]
  /** Texts of articles, pages and forms. */
  readingContents: Contents
  search: {
    /** What each phrase means. */
    synonyms: Readonly<Record<string, SeedMeaning>>
    /** Misspelt words and those of other languages: synonyms that no slip is corrected to. */
    otherWords: Readonly<Record<string, SeedMeaning>>
    /** More phrases for a collection's slug or a facet's value. */
    furtherTerms: Readonly<Record<string, readonly string[]>>
    /** Words that are known, so that they are never corrected. */
    commonWords: readonly string[]
  }
  cities: readonly SeedCity[]
  windows: readonly (typeof deliveryWindow.$inferInsert)[]
}
