import type { Colour, Drawing, Stem } from '../illustrator/drawing.ts'

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

export type SeedQuestion = {
  question: string
  answer: string
  topic: 'delivery' | 'flowers' | 'payment' | 'orders'
}

export type SeedBenefit = { icon: string; title: string; text: string }

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
