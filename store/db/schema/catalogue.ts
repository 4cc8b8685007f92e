import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { GiftCardWay } from '../../../contract/types/gift-card-details.ts'
import { TOXICITIES } from '../../../contract/types/toxicity.ts'
import type { Toxicity } from '../../../contract/types/toxicity.ts'
import type { VatRate } from '../../../contract/basket.ts'
import type { Drawing, Stem } from '../../catalogue/pictures/drawing.ts'
import { oneOf, tsvector } from './columns.ts'

export const collection = pgTable(
  'collection',
  {
    id: serial().primaryKey(),
    type: text().$type<'category' | 'filter'>().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    heading: text().notNull(),
    prefix: text().notNull(),
    description: text().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    /** Its heading as a block of another page; null for the collection's own heading. */
    blockHeading: text('block_heading'),
    blockLead: text('block_lead'),
    icon: text().notNull(),
    parentSlug: text('parent_slug').references((): AnyPgColumn => collection.slug, { onUpdate: 'cascade' }),
    inMenu: boolean('in_menu').notNull(),
    position: integer().notNull(),
    // Updated with the memberships, so that listings need not count.
    productCount: integer('product_count').notNull().default(0),
    updatedOn: date('updated_on').notNull().default('2026-11-01'),
  },
  (table) => [
    index('collection_parent').on(table.parentSlug, table.position),
    oneOf('collection_type', table.type, ['category', 'filter']),
  ],
)

export const product = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    realId: text('real_id').notNull().unique(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    kind: text().notNull(),
    description: text().notNull(),
    care: jsonb().$type<string[]>().notNull(),
    contains: jsonb().$type<string[]>().notNull(),
    popularity: integer().notNull(),
    createdOn: date('created_on').notNull(),
    sameDay: boolean('same_day').notNull(),
    active: boolean().notNull().default(true),
    /** Sold to adults only. No promo code and no bonuses apply. */
    alcohol: boolean().notNull().default(false),
    /** The VAT rate included in its price, in per cent. */
    vatRate: smallint('vat_rate').$type<VatRate>().notNull().default(20),
    /** How a gift card is sent; null for other products. */
    giftCardBy: text('gift_card_by').$type<GiftCardWay>(),
    /** How poisonous it is to cats and to dogs; null where that is not known or does not apply. */
    catToxicity: text('cat_toxicity').$type<Toxicity>(),
    dogToxicity: text('dog_toxicity').$type<Toxicity>(),
    // Copied from the default variant, so that a product card needs one row.
    price: integer().notNull(),
    oldPrice: integer('old_price'),
    defaultVariant: text('default_variant').notNull(),
    variantCount: smallint('variant_count').notNull(),
    imageName: text('image_name').notNull(),
    imageAlt: text('image_alt').notNull(),
    ratingTotal: integer('rating_total').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    updatedOn: date('updated_on').notNull().default('2026-11-01'),
    // The title has more weight than the description.
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')`,
      ),
  },
  (table) => [
    index('product_search').using('gin', table.search),
    index('product_gift_card')
      .on(table.price, table.id)
      .where(sql`kind = 'gift-card'`),
    check('product_gift_card_by', sql`${table.giftCardBy} in ('email', 'paper')`),
    check('product_gift_card_way', sql`(${table.kind} = 'gift-card') = (${table.giftCardBy} is not null)`),
    oneOf('product_cat_toxicity', table.catToxicity, TOXICITIES),
    oneOf('product_dog_toxicity', table.dogToxicity, TOXICITIES),
    check('product_vat_rate', sql`${table.vatRate} in (0, 5, 20)`),
    oneOf('product_kind', table.kind, [
      'constructor',
      'bouquet',
      'roses',
      'letterbox',
      'gift',
      'card',
      'gift-card',
      'gift-box',
      'plant',
    ]),
  ],
)
export type ProductRow = typeof product.$inferSelect

export const variant = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    length: text().$type<'short' | 'long'>(),
    size: text().$type<'small' | 'medium' | 'large' | 'grand'>(),
    colour: text(),
    count: integer(),
    price: integer().notNull(),
    oldPrice: integer('old_price'),
    stems: jsonb().$type<Stem[]>().notNull(),
    imageName: text('image_name').notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    unique('variant_product_slug').on(table.productId, table.slug),
    check('variant_price', sql`${table.price} >= 0`),
    oneOf('variant_length', table.length, ['short', 'long']),
    oneOf('variant_size', table.size, ['small', 'medium', 'large', 'grand']),
  ],
)
export type VariantRow = typeof variant.$inferSelect

/** What a picture shows. The image service draws it, unless there is a photograph. */
export const picture = pgTable(
  'picture',
  {
    realId: text('real_id').notNull(),
    name: text().notNull(),
    drawing: jsonb().$type<Drawing>().notNull(),
    alt: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realId, table.name] })],
)

/**
 * Membership of a product in a collection, with copies of its sort keys and facet masks, so that any page of
 * a listing is one index-only range scan. A trigger updates the copies; do not write them elsewhere.
 */
export const collectionProduct = pgTable(
  'collection_product',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    price: integer().notNull(),
    createdOn: date('created_on').notNull(),
    active: boolean().notNull().default(true),
    colours: integer().notNull().default(0),
    stems: integer().notNull().default(0),
    occasions: integer().notNull().default(0),
    traits: integer().notNull().default(0),
  },
  (table) => {
    const masks = [table.colours, table.stems, table.occasions, table.traits] as const
    return [
      primaryKey({ columns: [table.collectionId, table.productId] }),
      index('collection_product_popularity')
        .on(table.collectionId, table.popularity, table.productId, table.price, ...masks)
        .where(sql`active`),
      index('collection_product_price')
        .on(table.collectionId, table.price, table.productId, table.popularity, table.createdOn, ...masks)
        .where(sql`active`),
      index('collection_product_newest')
        .on(table.collectionId, table.createdOn, table.productId, table.price, ...masks)
        .where(sql`active`),
      index('collection_product_product').on(table.productId),
    ]
  },
)

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    productId: integer('product_id').references(() => product.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    city: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    index('review_product').on(table.productId, table.publishedOn),
    index('review_newest').on(table.publishedOn),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Products that cost less together. */
export const combo = pgTable(
  'combo',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    discountPercent: smallint('discount_percent').notNull(),
  },
  (table) => [index('combo_product').on(table.productId)],
)

/** What a combo is made of, in order. A variant of a combo cannot be deleted: its combos go first. */
export const comboVariant = pgTable(
  'combo_variant',
  {
    comboId: integer('combo_id')
      .notNull()
      .references(() => combo.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.comboId, table.position] }),
    index('combo_variant_variant').on(table.variantId),
  ],
)

/** Texts and tiles of pages by key (`navigation`, `faq`, …), validated against the contract when read. */
export const content = pgTable('content', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
