import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Applied, FILTERS, Facets } from './types/facets.ts'
import { GiftCardWay } from './types/gift-card-details.ts'
import { PageInfo, pageQuery } from './types/page-info.ts'
import { Toxicity } from './types/toxicity.ts'
import { Image, LondonDate, Pence, ProductId, Slug } from './types/primitives.ts'

/** A product as a card in a listing shows it. Prices are all-in. */
export const ProductCard = z.object({
  id: z.int().describe('Product number'),
  real_id: z.string().describe('The code of the product, which names its pictures'),
  slug: z.string().describe('The last part of the address of its page'),
  title: z.string(),
  kind: z.string().describe('What it is, e.g. `bouquet` or `gift-card`'),
  price: Pence,
  old_price: Pence.nullable().describe('The price before it was reduced; null when it is not'),
  has_options: z.boolean().describe('There is more than one variant; the price is the lowest'),
  position_slug: z.string().describe('The default variant, which "add to cart" on the card takes'),
  image: Image,
  rating: z.number().nullable().describe('The mean of its reviews, from 1 to 5; null without any'),
  review_count: z.int(),
  same_day: z.boolean().describe('It can be delivered on the day it is ordered'),
  gift_card_by: GiftCardWay.nullable()
    .default(null)
    .describe('How a gift card is sent; null for everything else'),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Stem = z.object({ species: z.string(), colour: z.string(), count: z.int() })

/** A picture of a product: from the front, near by, or as it looks at home. */
export const GalleryPicture = z.object({ view: z.enum(['front', 'detail', 'at-home', 'held']), image: Image })
export type GalleryPicture = z.infer<typeof GalleryPicture>

export const Variant = z.object({
  id: z.int().describe('What `extra_offer_variant_id` takes'),
  slug: z.string().describe('The `position_slug` of a cart line with it'),
  title: z.string(),
  length: z.enum(['short', 'long']).nullable(),
  size: z.enum(['small', 'medium', 'large', 'grand']).nullable(),
  colour: z.string().nullable(),
  count: z.int().nullable().describe('How many stems'),
  price: Pence,
  old_price: Pence.nullable().describe('The price before it was reduced; null when it is not'),
  subscriber_price: Pence.nullable().describe(
    'The price for subscribers; null when it cannot be subscribed to',
  ),
  stems: z.array(Stem),
  image: Image,
  gallery: z.array(GalleryPicture),
})
export type Variant = z.infer<typeof Variant>

export const Review = z.object({
  id: z.int(),
  author: z.string().describe('The name it is signed with; empty once the review is too old for one'),
  city: z.string().describe('Where its author lives; empty together with the name'),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  published_on: LondonDate,
  product_id: z.int().nullable(),
})
export type Review = z.infer<typeof Review>

export const Combo = z.object({
  id: z.int(),
  title: z.string(),
  price: Pence,
  old_price: Pence,
  items: z.array(ProductCard),
})

export const CollectionSummary = z.object({
  type: z.enum(['category', 'filter']),
  slug: z.string(),
  title: z.string(),
  heading: z.string(),
  prefix: z.string(),
  icon: z.string(),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

/** What can be chosen about the flowers; null where there is nothing to choose. */
export const FlowerSettings = z.object({
  flower_color: z.array(z.string()),
  flower_count: z.array(z.int()),
  settings: z.array(
    z.object({
      kind: z.enum(['size', 'color', 'count', 'length']),
      title: z.string(),
      tooltip: z.string().nullable(),
      options: z.array(z.object({ value: z.string(), title: z.string() })),
    }),
  ),
  tooltip: z.string().nullable().describe('Help with the length of roses'),
  card_constructor: z.object({
    active_color: z.string().nullable(),
    active_count: z.int().nullable(),
    active_type: z.enum(['short', 'long']).nullable(),
    types: z.array(z.enum(['short', 'long'])),
  }),
})
export type FlowerSettings = z.infer<typeof FlowerSettings>

const Help = z.object({ title: z.string(), tooltip: z.string().nullable() })
const Ask = z.object({ title: z.string(), text: z.string() })

/** What is said beside the choices of every product, as it is stored. */
export const ProductWords = z.object({
  settings: z.object({ size: Help, color: Help, count: Help, length: Help }),
  lengths: z.object({ short: z.string(), long: z.string() }),
  card_text: z.object({ flowers: Ask, card: Ask.describe('Where the card is what is bought') }),
  subscription: Ask.describe('`{percent}` in it is what a subscriber saves'),
})
export type ProductWords = z.infer<typeof ProductWords>

/** Something small to send along. */
export const ExtraOffer = z.object({ extra_offer_variant_id: z.int(), price: Pence, product: ProductCard })
export type ExtraOffer = z.infer<typeof ExtraOffer>

export const SubscriptionOffer = z.object({
  percent_off: z.int(),
  price: Pence.describe('Of the default variant, for a subscriber'),
  title: z.string(),
  text: z.string(),
  href: z.string(),
})
export type SubscriptionOffer = z.infer<typeof SubscriptionOffer>

/** Everything the product page shows. */
export const Product = ProductCard.extend({
  description: z.string(),
  care: z.array(z.string()).describe('Sentences about keeping it fresh'),
  contains: z.array(z.string()).describe('What it is made of'),
  cat_toxicity: Toxicity.nullable()
    .default(null)
    .describe('How poisonous it is to cats; null where that is not known, which is not to say safe'),
  dog_toxicity: Toxicity.nullable().default(null).describe('The same for dogs'),
  variants: z.array(Variant),
  images: z.array(Image),
  reviews: z.array(Review),
  rating_breakdown: z
    .array(z.object({ rating: z.int(), count: z.int() }))
    .describe('How many reviews gave each rating'),
  collections: z.array(CollectionSummary),
  similar: z.array(ProductCard).describe('Products like it'),
  extras: z.array(ProductCard).describe('What goes with it'),
  combos: z.array(Combo).describe('Combinations that it is part of'),
  gallery: z.array(GalleryPicture),
  flower_settings: FlowerSettings.nullable(),
  card_text: z.object({ title: z.string(), text: z.string(), max_length: z.int() }),
  extra_offers: z.array(ExtraOffer),
  subscription: SubscriptionOffer.nullable(),
  created_on: LondonDate,
})
export type Product = z.infer<typeof Product>

export const Collection = CollectionSummary.extend({
  description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  block_heading: z.string().describe('The heading above it when it is a row on another page'),
  block_lead: z.string().nullable(),
  parent: CollectionSummary.nullable().describe('The collection above it'),
  children: z.array(CollectionSummary).describe('The collections below it'),
  siblings: z.array(CollectionSummary).describe('The others below the same parent'),
})
export type Collection = z.infer<typeof Collection>

export const Listing = z.object({
  collection: Collection,
  list: z.array(ProductCard),
  pagination: PageInfo,
  facets: Facets,
  applied: Applied.describe('The filters as they were understood'),
})
export type Listing = z.infer<typeof Listing>

export const ORDER_BY = ['popularity', 'price', 'newest'] as const
export const ORDER_DIRECTION = ['asc', 'desc'] as const

export const ListingQuery = z.object({
  order_by: z.enum(ORDER_BY).default('popularity'),
  order_direction: z.enum(ORDER_DIRECTION).default('desc'),
  ...pageQuery(100_000),
  ...FILTERS,
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const getListing = endpoint({
  method: 'GET',
  path: '/v1/:type/:slug/',
  summary: 'A page of a category or filter',
  tag: 'catalogue',
  params: z.object({ type: z.enum(['category', 'filter']), slug: Slug }),
  query: ListingQuery,
  description:
    'Values of one facet widen each other, facets narrow each other. A page behind the last one is empty.',
  refusals: ['not_found'],
  example: {
    params: { type: 'category', slug: 'roses' },
    query: { colour: 'red,pink', order_by: 'price', limit: 12 },
  },
  response: dataOf(Listing),
  shared: true,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/v1/product/:id/',
  summary: 'The card product: all of one product',
  tag: 'catalogue',
  params: z.object({ id: ProductId }),
  refusals: ['not_found'],
  example: { params: { id: 101 } },
  response: dataOf(Product),
  shared: true,
})

export const getProductReviews = endpoint({
  method: 'GET',
  path: '/v1/product/:id/reviews/',
  summary: 'Reviews of a product, newest first',
  tag: 'catalogue',
  params: z.object({ id: ProductId }),
  query: z.object({
    ...pageQuery(200),
    rating: z.coerce.number().int().min(1).max(5).optional(),
  }),
  refusals: ['not_found'],
  example: { params: { id: 101 }, query: { rating: 5 } },
  response: dataOf(
    z.object({
      list: z.array(Review),
      pagination: PageInfo,
      rating: z.number().nullable(),
      rating_breakdown: z.array(z.object({ rating: z.int(), count: z.int() })),
    }),
  ),
  shared: true,
})

export const getRecentlyViewed = endpoint({
  method: 'GET',
  path: '/v1/filter/recently-viewed/',
  summary: 'Cards of products by id, in the order given; unknown ids are left out',
  tag: 'catalogue',
  query: z.object({
    ids: z
      .string()
      .max(200)
      .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be product ids with commas between them')
      .optional(),
  }),
  example: { query: { ids: '101,102' } },
  response: dataOf(z.object({ list: z.array(ProductCard) })),
})
